package dev.agon.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class EncodedTextTest {
  /** Eight bytes are looked at together, so all positions and lengths matter. */
  @Test
  void oneByteDecidesWhereverItIs() {
    for (int length = 1; length < 40; length++) {
      byte[] ascii = "x".repeat(length).getBytes(StandardCharsets.US_ASCII);
      assertThat(EncodedText.isUtf8(ascii)).isTrue();
      for (int at = 0; at < length; at++) {
        byte[] latin = ascii.clone();
        latin[at] = (byte) 0xe4;
        assertThat(EncodedText.isUtf8(latin)).as("%d of %d", at, length).isFalse();
        assertThat(EncodedText.decode(latin))
            .isEqualTo("x".repeat(at) + "ä" + "x".repeat(length - at - 1));
      }
    }
  }

  @Test
  void validUtf8IsDecodedAsThat() {
    byte[] bytes = "♠ Käthe".getBytes(StandardCharsets.UTF_8);
    assertThat(EncodedText.isUtf8(bytes)).isTrue();
    assertThat(EncodedText.decode(bytes)).isEqualTo("♠ Käthe");
  }
}
