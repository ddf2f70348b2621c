package dev.agon.blotto.old;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DigitsTest {
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "7,7",
        "007,7",
        "+7,7",
        "\" \t7\",7",
        "\"7 \",7",
        "1x,1",
        "1.5,1",
        "12e3,12",
        "x,0",
        "+,0",
        "+-4,0",
        "\"\",0",
        "2147483647,2147483647",
        "2147483648,-1",
        "-4,-1",
      })
  void aWordIsReadAsAtoiReadsIt(String word, int number) {
    assertThat(Digits.atoi(word)).isEqualTo(number);
  }
}
