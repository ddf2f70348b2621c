package dev.agon.duplicate;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/**
 * An exact number, in lowest terms.
 *
 * @param denominator always positive
 */
public record Fraction(BigInteger numerator, BigInteger denominator)
    implements Comparable<Fraction> {
  public static final Fraction ZERO = of(0);
  public static final Fraction ONE = of(1);

  public Fraction {
    if (denominator.signum() == 0) {
      throw new IllegalArgumentException("a fraction's denominator is not 0");
    }
    // Most are whole numbers, which are in lowest terms.
    if (!denominator.equals(BigInteger.ONE)) {
      BigInteger divisor = numerator.gcd(denominator);
      divisor = denominator.signum() < 0 ? divisor.negate() : divisor;
      if (!divisor.equals(BigInteger.ONE)) {
        numerator = numerator.divide(divisor);
        denominator = denominator.divide(divisor);
      }
    }
  }

  public static Fraction of(long whole) {
    return of(whole, 1);
  }

  public static Fraction of(long numerator, long denominator) {
    return new Fraction(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
  }

  public static Fraction of(BigDecimal decimal) {
    return decimal.scale() <= 0
        ? new Fraction(decimal.toBigIntegerExact(), BigInteger.ONE)
        : new Fraction(decimal.unscaledValue(), BigInteger.TEN.pow(decimal.scale()));
  }

  public Fraction plus(Fraction other) {
    return denominator.equals(other.denominator)
        ? new Fraction(numerator.add(other.numerator), denominator)
        : new Fraction(
            numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
            denominator.multiply(other.denominator));
  }

  public Fraction minus(Fraction other) {
    return plus(other.negated());
  }

  public Fraction times(Fraction other) {
    return new Fraction(
        numerator.multiply(other.numerator), denominator.multiply(other.denominator));
  }

  public Fraction times(long whole) {
    return new Fraction(numerator.multiply(BigInteger.valueOf(whole)), denominator);
  }

  public Fraction over(Fraction other) {
    return new Fraction(
        numerator.multiply(other.denominator), denominator.multiply(other.numerator));
  }

  public Fraction over(long whole) {
    return new Fraction(numerator, denominator.multiply(BigInteger.valueOf(whole)));
  }

  public Fraction negated() {
    return new Fraction(numerator.negate(), denominator);
  }

  public int signum() {
    return numerator.signum();
  }

  public Fraction max(Fraction other) {
    return compareTo(other) >= 0 ? this : other;
  }

  public Fraction min(Fraction other) {
    return compareTo(other) <= 0 ? this : other;
  }

  /** Rounded to so many decimals. */
  public BigDecimal rounded(int decimals, RoundingMode mode) {
    return new BigDecimal(numerator).divide(new BigDecimal(denominator), decimals, mode);
  }

  @Override
  public int compareTo(Fraction other) {
    return denominator.equals(other.denominator)
        ? numerator.compareTo(other.numerator)
        : numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
  }

  /** Written out, because the first call of a record's own method is slow in a short command. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Fraction fraction
        && numerator.equals(fraction.numerator)
        && denominator.equals(fraction.denominator);
  }

  @Override
  public int hashCode() {
    return 31 * numerator.hashCode() + denominator.hashCode();
  }

  @Override
  public String toString() {
    return denominator.equals(BigInteger.ONE)
        ? numerator.toString()
        : numerator + "/" + denominator;
  }
}
