package dev.agon.duplicate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.junit.jupiter.api.Test;

final class FractionTest {
  @Test
  void equalOnesAreTheSameHoweverTheyAreWritten() {
    assertThat(Fraction.of(6, -4)).isEqualTo(Fraction.of(-3, 2)).hasToString("-3/2");
    assertThat(Fraction.of(0, 7)).isEqualTo(Fraction.ZERO).hasToString("0");
    assertThat(Fraction.of(new BigDecimal("33.50"))).isEqualTo(Fraction.of(67, 2));
    assertThat(Fraction.of(new BigDecimal("1E+2"))).isEqualTo(Fraction.of(100));
    assertThatThrownBy(() -> Fraction.of(1, 0)).hasMessageContaining("not 0");
  }

  @Test
  void arithmeticIsExact() {
    Fraction third = Fraction.of(1, 3);
    assertThat(third.plus(third).plus(third)).isEqualTo(Fraction.ONE);
    assertThat(third.minus(Fraction.of(1, 2))).isEqualTo(Fraction.of(-1, 6));
    assertThat(third.times(third).over(third).over(2)).isEqualTo(Fraction.of(1, 6));
    assertThat(third.times(6).negated()).isEqualTo(Fraction.of(-2));
    assertThat(third.max(Fraction.of(1, 4))).isEqualTo(third);
    assertThat(third.min(Fraction.of(1, 4))).isEqualTo(Fraction.of(1, 4));
    assertThat(Fraction.of(-1, 3)).isLessThan(Fraction.of(-1, 4));
  }

  /** One third of what a double cannot tell from its neighbours. */
  @Test
  void hugeOnesStayExact() {
    Fraction huge = Fraction.of(Long.MAX_VALUE).times(Long.MAX_VALUE).plus(Fraction.of(1, 3));
    assertThat(huge.minus(Fraction.of(Long.MAX_VALUE).times(Long.MAX_VALUE)))
        .isEqualTo(Fraction.of(1, 3));
  }

  @Test
  void roundingIsOfTheExactValue() {
    assertThat(Fraction.of(68425, 1000).rounded(2, RoundingMode.HALF_UP)).hasToString("68.43");
    assertThat(Fraction.of(2, 3).rounded(2, RoundingMode.HALF_UP)).hasToString("0.67");
  }
}
