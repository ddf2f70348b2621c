package dev.agon.duplicate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class FractionTest {
  private static final List<RoundingMode> NEAREST =
      List.of(RoundingMode.HALF_UP, RoundingMode.HALF_EVEN, RoundingMode.HALF_DOWN);

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
    assertThatThrownBy(() -> Fraction.of(2, 3).rounded(2, RoundingMode.CEILING))
        .hasMessageContaining("CEILING");
  }

  /** Numbers in the middle between two, where the modes differ. */
  @Test
  void halvesAreRoundedAsJavaRoundsThem() {
    for (int units = -250; units <= 250; units++) {
      for (RoundingMode mode : NEAREST) {
        for (int decimals = 0; decimals < 3; decimals++) {
          assertThat(Fraction.of(units, 200).rounded(decimals, mode).toBigDecimal())
              .isEqualTo(BigDecimal.valueOf(units).divide(BigDecimal.valueOf(200), decimals, mode));
        }
      }
    }
  }

  /** Parts near the borders of small numbers, against the same arithmetic with big integers. */
  @Test
  void smallAndLargePartsGiveTheSameNumbers() {
    Random random = new Random(30);
    for (int i = 0; i < 20_000; i++) {
      long[] parts = random.longs(4).map(part -> part >> random.nextInt(63)).toArray();
      long above = parts[0];
      long below = parts[1] == 0 ? 1 : parts[1];
      long otherAbove = parts[2] == 0 ? -1 : parts[2];
      long otherBelow = parts[3] == 0 ? 7 : parts[3];
      Fraction one = Fraction.of(above, below);
      Fraction other = Fraction.of(otherAbove, otherBelow);
      BigInteger a = BigInteger.valueOf(above);
      BigInteger b = BigInteger.valueOf(below);
      BigInteger c = BigInteger.valueOf(otherAbove);
      BigInteger d = BigInteger.valueOf(otherBelow);
      assertIs(one.plus(other), a.multiply(d).add(c.multiply(b)), b.multiply(d));
      assertIs(one.minus(other), a.multiply(d).subtract(c.multiply(b)), b.multiply(d));
      assertIs(one.times(other), a.multiply(c), b.multiply(d));
      assertIs(one.over(other), a.multiply(d), b.multiply(c));
      assertIs(one.times(otherBelow).over(otherAbove), a.multiply(d), b.multiply(c));
      assertThat(Integer.signum(one.compareTo(other))).isEqualTo(one.minus(other).signum());
      assertThat(one.plus(other).minus(other)).isEqualTo(one).hasSameHashCodeAs(one);
      assertThat(one.plus(other).equals(one)).isEqualTo(other.signum() == 0);
      for (RoundingMode mode : NEAREST) {
        int decimals = random.nextInt(12);
        assertThat(one.rounded(decimals, mode).toBigDecimal())
            .isEqualTo(new BigDecimal(a).divide(new BigDecimal(b), decimals, mode));
      }
    }
  }

  private static void assertIs(Fraction fraction, BigInteger above, BigInteger below) {
    assertThat(fraction.denominator()).isPositive();
    assertThat(fraction.numerator().gcd(fraction.denominator())).isEqualTo(BigInteger.ONE);
    assertThat(fraction.numerator().multiply(below))
        .isEqualTo(fraction.denominator().multiply(above));
  }
}
