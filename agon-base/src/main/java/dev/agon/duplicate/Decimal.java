package dev.agon.duplicate;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * An exact decimal number with a number of decimals: 2.50 is not equal to 2.5, but compares as
 * equal.
 *
 * <p>Java's {@link BigDecimal} computes tables when it is first used, which takes as long as half
 * of the start of Java; a session is scored without it.
 */
public final class Decimal implements Comparable<Decimal> {
  private static final long[] POWERS = {1, 10, 100, 1_000, 10_000, 100_000, 1_000_000};

  /** Numbers with fewer digits are longs. */
  private static final int MAX_LONG_DIGITS = 19;

  public static final Decimal ZERO = of(0, 0);

  private final Fraction value;
  private final int scale;

  private Decimal(Fraction value, int scale) {
    this.value = value;
    this.scale = scale;
  }

  public static Decimal of(long whole) {
    return of(whole, 0);
  }

  /** So many units of the last decimal: 250 with two decimals is 2.50. */
  public static Decimal of(long units, int decimals) {
    return decimals < POWERS.length
        ? new Decimal(Fraction.of(units, POWERS[decimals]), decimals)
        : of(BigInteger.valueOf(units), decimals);
  }

  static Decimal of(BigInteger units, int decimals) {
    return new Decimal(Fraction.of(units, BigInteger.TEN.pow(decimals)), decimals);
  }

  /** Reads digits with a point and a minus sign; anything else is a NumberFormatException. */
  public static Decimal of(String text) {
    int point = text.indexOf('.');
    if (text.startsWith("+") || point == text.length() - 1) {
      throw new NumberFormatException("not a decimal number: " + text);
    }
    String digits = point < 0 ? text : text.substring(0, point) + text.substring(point + 1);
    int decimals = point < 0 ? 0 : text.length() - point - 1;
    return digits.length() < MAX_LONG_DIGITS
        ? of(Long.parseLong(digits), decimals)
        : of(new BigInteger(digits), decimals);
  }

  public Fraction value() {
    return value;
  }

  public int scale() {
    return scale;
  }

  public int signum() {
    return value.signum();
  }

  public Decimal plus(Decimal other) {
    return new Decimal(value.plus(other.value), Math.max(scale, other.scale));
  }

  /** The same number without zeros at the end of its decimals. */
  public Decimal stripped() {
    int needed = scale;
    BigInteger units = units();
    while (needed > 0) {
      BigInteger[] shorter = units.divideAndRemainder(BigInteger.TEN);
      if (shorter[1].signum() != 0) {
        break;
      }
      units = shorter[0];
      needed--;
    }
    return new Decimal(value, needed);
  }

  /** The whole number that this is; an ArithmeticException if it is not one, or too large. */
  public int intValueExact() {
    if (!value.denominator().equals(BigInteger.ONE)) {
      throw new ArithmeticException(this + " is not a whole number");
    }
    return value.numerator().intValueExact();
  }

  public BigDecimal toBigDecimal() {
    return new BigDecimal(units(), scale);
  }

  private BigInteger units() {
    return value.numerator().multiply(BigInteger.TEN.pow(scale)).divide(value.denominator());
  }

  /** Compares the numbers, whatever their decimals are. */
  @Override
  public int compareTo(Decimal other) {
    return value.compareTo(other.value);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Decimal decimal
        && scale == decimal.scale
        && value.equals(decimal.value);
  }

  @Override
  public int hashCode() {
    return 31 * value.hashCode() + scale;
  }

  /** All digits, with as many decimals as the number has. */
  @Override
  public String toString() {
    String digits = units().abs().toString();
    String sign = signum() < 0 ? "-" : "";
    if (scale == 0) {
      return sign + digits;
    }
    String padded = "0".repeat(Math.max(0, scale + 1 - digits.length())) + digits;
    int point = padded.length() - scale;
    return sign + padded.substring(0, point) + "." + padded.substring(point);
  }
}
