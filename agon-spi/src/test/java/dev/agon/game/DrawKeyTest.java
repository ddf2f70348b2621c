package dev.agon.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DrawKeyTest {
  /** The bytes 0 to 15, as the authors of SipHash test it. */
  private static final DrawKey PUBLISHED = new DrawKey(0x0f0e0d0c0b0a0908L, 0x0706050403020100L);

  @Test
  void drawsAreThePublishedTestVectorsOfSipHash() {
    assertThat(PUBLISHED.draw()).isEqualTo(0x726fdb47dd0e0e31L);
    assertThat(PUBLISHED.draw(0x0706050403020100L)).isEqualTo(0x93f5f5799a932462L);
    assertThat(PUBLISHED.draw(0x0706050403020100L, 0x0f0e0d0c0b0a0908L))
        .isEqualTo(0x3f2acc7f57c29bdbL);
  }

  @Test
  void derivedKeysAreThePublishedTestVectorsOfSipHashWith128Bits() {
    assertThat(PUBLISHED.derive()).hasToString("930255c71472f66de6a825ba047f81a3");
    assertThat(PUBLISHED.derive(0x0706050403020100L))
        .hasToString("b49714f364e2830f61f55862baa9623b");
  }

  @Test
  void aNameOfOnePartIsTheSameInBothForms() {
    assertThat(PUBLISHED.draw(new long[] {77})).isEqualTo(PUBLISHED.draw(77));
  }

  @Test
  void textIsReadBack() {
    assertThat(PUBLISHED).hasToString("0f0e0d0c0b0a09080706050403020100");
    assertThat(DrawKey.parse(PUBLISHED.toString())).isEqualTo(PUBLISHED);
    DrawKey key = DrawKey.ofNumber(5);
    assertThat(DrawKey.parse(key.toString())).isEqualTo(key);
  }

  @ParameterizedTest
  @CsvSource({"0f0e", "0f0e0d0c0b0a0908070605040302010x", "0f0e0d0c0b0a09080706050403020100ff"})
  void textThatIsNoKeyIsRefused(String text) {
    assertThatThrownBy(() -> DrawKey.parse(text)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void neighbouringNamesAndKeysHaveNothingInCommon() {
    Set<Long> drawn = new HashSet<>();
    for (long number = 0; number < 100; number++) {
      DrawKey key = DrawKey.ofNumber(number);
      drawn.add(key.high());
      drawn.add(key.low());
      for (long name = 0; name < 100; name++) {
        drawn.add(key.draw(name));
        drawn.add(key.draw(name, number));
        DrawKey derived = key.derive(name);
        drawn.add(derived.high());
        drawn.add(derived.low());
      }
    }
    assertThat(drawn).hasSize(100 * (2 + 100 * 4));
  }

  /** One flipped bit of a name flips each bit of the number in about half of all cases. */
  @Test
  void everyBitOfANameDecidesEveryBitOfItsNumber() {
    int names = 2_000;
    List<Integer> flips = new ArrayList<>();
    for (int bit = 0; bit < Long.SIZE; bit++) {
      int[] flipped = new int[Long.SIZE];
      for (long name = 0; name < names; name++) {
        long difference = PUBLISHED.draw(name) ^ PUBLISHED.draw(name ^ 1L << bit);
        for (int i = 0; i < Long.SIZE; i++) {
          flipped[i] += (int) (difference >>> i & 1);
        }
      }
      for (int count : flipped) {
        flips.add(count);
      }
    }
    // Six standard deviations, so that one of 4,096 counts is outside once in a hundred thousand.
    int far = (int) (6 * Math.sqrt(names) / 2);
    assertThat(flips).allSatisfy(count -> assertThat(count).isBetween(1_000 - far, 1_000 + far));
  }
}
