package dev.agon.bridge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.duplicate.Decimal;
import dev.agon.duplicate.Fraction;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class VictoryPointsTest {
  /**
   * The beginning and the end of the scale for 16 boards, by the WBF's formula. At 14 rounding
   * gives 13.74, so that the 14th IMP would be worth 0.22 and the 15th 0.23.
   */
  @ParameterizedTest
  @CsvSource({
    "0, 10.00",
    "1, 10.31",
    "2, 10.61",
    "3, 10.91",
    "4, 11.20",
    "5, 11.48",
    "6, 11.76",
    "7, 12.03",
    "8, 12.29",
    "9, 12.55",
    "10, 12.80",
    "60, 20.00",
    "61, 20.00",
    "200, 20.00",
  })
  void theScaleFor16BoardsIsThatOfTheWbf(int margin, String points) {
    VictoryPoints scale = new VictoryPoints(16);
    assertThat(scale.of(margin)).hasToString(points);
    assertThat(scale.of(-margin).toBigDecimal())
        .isEqualTo(new BigDecimal(20).subtract(new BigDecimal(points)));
  }

  @Test
  void anImpIsNeverWorthMoreThanTheOneBeforeIt() {
    for (int boards = 1; boards <= 200; boards++) {
      VictoryPoints scale = new VictoryPoints(boards);
      assertThat(scale.of(0)).hasToString("10.00");
      assertThat(scale.of(scale.whitewash())).hasToString("20.00");
      assertThat(scale.of(scale.whitewash() - 1)).isLessThan(Decimal.of("20.00"));
      Fraction before = Fraction.of(20);
      for (int margin = 1; margin <= scale.whitewash(); margin++) {
        Fraction step = scale.of(margin).value().minus(scale.of(margin - 1).value());
        assertThat(step.signum()).as("%d boards, %d IMPs", boards, margin).isPositive();
        assertThat(step).as("%d boards, %d IMPs", boards, margin).isLessThanOrEqualTo(before);
        before = step;
      }
    }
  }

  /** Up to 48 boards the correction of rounding errors is at most two hundredths. */
  @Test
  void theCorrectionOfRoundingIsAtMostTwoHundredths() {
    for (int boards = 1; boards <= 48; boards++) {
      VictoryPoints scale = new VictoryPoints(boards);
      double golden = (Math.sqrt(5) - 1) / 2;
      for (int margin = 0; margin < scale.whitewash(); margin++) {
        double exact =
            10
                + 10
                    * (1 - Math.pow(golden, 3 * margin / (15 * Math.sqrt(boards))))
                    / (1 - Math.pow(golden, 3));
        assertThat(scale.of(margin).toBigDecimal().doubleValue())
            .isBetween(exact - 0.0051, exact + 0.0251);
      }
    }
  }

  @Test
  void aMatchWithoutBoardsIsRefused() {
    assertThatThrownBy(() -> new VictoryPoints(0)).hasMessageContaining("at least one board");
  }
}
