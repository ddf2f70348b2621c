package dev.agon.bridge;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ImpsTest {
  /** The first and last difference of each row of the printed table. */
  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "10, 0",
    "20, 1",
    "40, 1",
    "50, 2",
    "80, 2",
    "90, 3",
    "120, 3",
    "130, 4",
    "160, 4",
    "170, 5",
    "210, 5",
    "220, 6",
    "260, 6",
    "270, 7",
    "310, 7",
    "320, 8",
    "360, 8",
    "370, 9",
    "420, 9",
    "430, 10",
    "490, 10",
    "500, 11",
    "590, 11",
    "600, 12",
    "740, 12",
    "750, 13",
    "890, 13",
    "900, 14",
    "1090, 14",
    "1100, 15",
    "1290, 15",
    "1300, 16",
    "1490, 16",
    "1500, 17",
    "1740, 17",
    "1750, 18",
    "1990, 18",
    "2000, 19",
    "2240, 19",
    "2250, 20",
    "2490, 20",
    "2500, 21",
    "2990, 21",
    "3000, 22",
    "3490, 22",
    "3500, 23",
    "3990, 23",
    "4000, 24",
    "7600, 24",
  })
  void theWbfTableIsUsed(int difference, int imps) {
    assertThat(Imps.of(difference)).isEqualTo(imps);
    assertThat(Imps.of(-difference)).isEqualTo(-imps);
  }

  @Test
  void aLargerDifferenceIsNeverWorthFewerImps() {
    for (int difference = -8_000; difference < 8_000; difference++) {
      assertThat(Imps.of(difference + 1)).isGreaterThanOrEqualTo(Imps.of(difference));
    }
  }
}
