package dev.agon.chain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class KeySealTest {
  private static final EventChain.ChainId CHAIN = chain(1, "c");
  private static final KeySeal SEAL = new KeySeal(key(1), CHAIN);

  private static ChainKey key(int value) {
    byte[] secret = new byte[ChainKey.BYTES];
    Arrays.fill(secret, (byte) value);
    return new ChainKey(secret);
  }

  private static EventChain.ChainId chain(long event, String digit) {
    return new EventChain.ChainId("d".repeat(32), event, digit.repeat(32));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 31, 32, 33, 36, 64, 1000})
  void aSecretOfAnyLengthIsOpenedAsItWas(int length) {
    String secret = "ä".repeat(length / 2) + "x".repeat(length % 2);
    assertThat(SEAL.open(SEAL.seal(secret))).contains(secret);
  }

  @Test
  void theSameSecretLooksDifferentEachTime() {
    String secret = "key:000102030405060708090a0b0c0d0e0f";
    String sealed = SEAL.seal(secret);
    assertThat(SEAL.seal(secret)).hasSameSizeAs(sealed).isNotEqualTo(sealed);
  }

  @Test
  void noOtherKeyAndNoOtherChainOpensIt() {
    String sealed = SEAL.seal("secret");
    assertThat(new KeySeal(key(2), CHAIN).open(sealed)).isEmpty();
    assertThat(new KeySeal(key(1), chain(2, "c")).open(sealed)).isEmpty();
    assertThat(new KeySeal(key(1), chain(1, "e")).open(sealed)).isEmpty();
  }

  @Test
  void nothingOpensOnceADigitIsChangedOrMissing() {
    String sealed = SEAL.seal("secret");
    for (int i = 0; i < sealed.length(); i++) {
      char other = sealed.charAt(i) == '0' ? '1' : '0';
      String changed = sealed.substring(0, i) + other + sealed.substring(i + 1);
      assertThat(SEAL.open(changed)).as("digit %d", i).isEmpty();
      assertThat(SEAL.open(sealed.substring(0, i))).as("first %d digits", i).isEmpty();
    }
    assertThat(SEAL.open("no hexadecimal digits")).isEmpty();
  }
}
