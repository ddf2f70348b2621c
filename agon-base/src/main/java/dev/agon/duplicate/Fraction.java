package dev.agon.duplicate;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/**
 * An exact number, in lowest terms.
 *
 * <p>Nearly all numbers of an event are small, and computed with as longs. Others have {@link
 * Large} parts.
 */
public final class Fraction implements Comparable<Fraction> {
  /** The products of two small parts, and the sum of two such products, are longs. */
  private static final long MAX_SMALL = 1L << 30;

  private static final long MAX_REDUCIBLE = 1L << 62;

  /** Powers of ten that keep a small number, times one of them, a long. */
  private static final long[] POWERS = {1, 10, 100, 1_000, 10_000, 100_000, 1_000_000};

  public static final Fraction ZERO = of(0);
  public static final Fraction ONE = of(1);

  private final long numerator;
  private final long denominator;
  private final @Nullable Large large;

  /** The parts of a number that is not small; the denominator is positive. */
  private record Large(BigInteger numerator, BigInteger denominator) {}

  private Fraction(long numerator, long denominator) {
    this.numerator = numerator;
    this.denominator = denominator;
    this.large = null;
  }

  private Fraction(Large large) {
    this.numerator = 0;
    this.denominator = 0;
    this.large = large;
  }

  public static Fraction of(long whole) {
    return of(whole, 1);
  }

  public static Fraction of(long numerator, long denominator) {
    return isReducible(numerator) && isReducible(denominator)
        ? reduced(numerator, denominator)
        : of(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
  }

  private static boolean isReducible(long part) {
    return -MAX_REDUCIBLE <= part && part <= MAX_REDUCIBLE;
  }

  /** Makes a fraction of parts that may have a common divisor. */
  public static Fraction of(BigInteger numerator, BigInteger denominator) {
    requireDenominator(denominator.signum());
    BigInteger divisor = numerator.gcd(denominator);
    divisor = denominator.signum() < 0 ? divisor.negate() : divisor;
    BigInteger above = numerator.divide(divisor);
    BigInteger below = denominator.divide(divisor);
    return isSmall(above) && isSmall(below)
        ? new Fraction(above.longValueExact(), below.longValueExact())
        : new Fraction(new Large(above, below));
  }

  private static boolean isSmall(BigInteger part) {
    return part.bitLength() < Long.SIZE && isSmall(part.longValueExact());
  }

  private static boolean isSmall(long part) {
    return -MAX_SMALL <= part && part <= MAX_SMALL;
  }

  public static Fraction of(BigDecimal decimal) {
    return decimal.scale() <= 0
        ? of(decimal.toBigIntegerExact(), BigInteger.ONE)
        : of(decimal.unscaledValue(), BigInteger.TEN.pow(decimal.scale()));
  }

  private static void requireDenominator(long denominator) {
    if (denominator == 0) {
      throw new IllegalArgumentException("a fraction's denominator is not 0");
    }
  }

  private static Fraction reduced(long numerator, long denominator) {
    requireDenominator(denominator);
    // Most are whole numbers, which are in lowest terms.
    long divisor = denominator == 1 ? 1 : gcd(Math.abs(numerator), Math.abs(denominator));
    long above = (denominator < 0 ? -numerator : numerator) / divisor;
    long below = Math.abs(denominator) / divisor;
    return isSmall(above) && isSmall(below)
        ? new Fraction(above, below)
        : new Fraction(new Large(BigInteger.valueOf(above), BigInteger.valueOf(below)));
  }

  private static long gcd(long one, long other) {
    long a = one;
    long b = other;
    while (b != 0) {
      long rest = a % b;
      a = b;
      b = rest;
    }
    return a;
  }

  public BigInteger numerator() {
    return large == null ? BigInteger.valueOf(numerator) : large.numerator;
  }

  /** Always positive. */
  public BigInteger denominator() {
    return large == null ? BigInteger.valueOf(denominator) : large.denominator;
  }

  public Fraction plus(Fraction other) {
    if (large != null || other.large != null) {
      return of(
          numerator().multiply(other.denominator()).add(other.numerator().multiply(denominator())),
          denominator().multiply(other.denominator()));
    }
    return denominator == other.denominator
        ? reduced(numerator + other.numerator, denominator)
        : reduced(
            numerator * other.denominator + other.numerator * denominator,
            denominator * other.denominator);
  }

  public Fraction minus(Fraction other) {
    return plus(other.negated());
  }

  public Fraction times(Fraction other) {
    return large == null && other.large == null
        ? reduced(numerator * other.numerator, denominator * other.denominator)
        : of(numerator().multiply(other.numerator()), denominator().multiply(other.denominator()));
  }

  public Fraction times(long whole) {
    return times(of(whole));
  }

  public Fraction over(Fraction other) {
    return large == null && other.large == null
        ? reduced(numerator * other.denominator, denominator * other.numerator)
        : of(numerator().multiply(other.denominator()), denominator().multiply(other.numerator()));
  }

  public Fraction over(long whole) {
    return over(of(whole));
  }

  public Fraction negated() {
    return large == null
        ? new Fraction(-numerator, denominator)
        : of(large.numerator.negate(), large.denominator);
  }

  public int signum() {
    return large == null ? Long.signum(numerator) : large.numerator.signum();
  }

  public Fraction max(Fraction other) {
    return compareTo(other) >= 0 ? this : other;
  }

  public Fraction min(Fraction other) {
    return compareTo(other) <= 0 ? this : other;
  }

  /** Rounded to so many decimals, by a mode that rounds to the nearest. */
  public Decimal rounded(int decimals, RoundingMode mode) {
    if (large == null && decimals < POWERS.length) {
      long scaled = numerator * POWERS[decimals];
      long below = scaled / denominator;
      long rest = Math.abs(scaled % denominator);
      boolean isOdd = (below & 1) != 0;
      boolean away = rest != 0 && roundsAway(Long.compare(2 * rest, denominator), isOdd, mode);
      return Decimal.of(away ? below + Long.signum(numerator) : below, decimals);
    }
    BigInteger[] parts =
        numerator().multiply(BigInteger.TEN.pow(decimals)).divideAndRemainder(denominator());
    BigInteger rest = parts[1].abs();
    boolean away =
        rest.signum() != 0
            && roundsAway(rest.shiftLeft(1).compareTo(denominator()), parts[0].testBit(0), mode);
    return Decimal.of(away ? parts[0].add(BigInteger.valueOf(signum())) : parts[0], decimals);
  }

  /** Whether a number is rounded away from zero, given how it compares with the middle. */
  private static boolean roundsAway(int half, boolean isOdd, RoundingMode mode) {
    if (mode != RoundingMode.HALF_UP
        && mode != RoundingMode.HALF_EVEN
        && mode != RoundingMode.HALF_DOWN) {
      throw new IllegalArgumentException("does not round to the nearest: " + mode);
    }
    return half > 0
        || half == 0 && (mode == RoundingMode.HALF_UP || mode == RoundingMode.HALF_EVEN && isOdd);
  }

  @Override
  public int compareTo(Fraction other) {
    return large == null && other.large == null
        ? Long.compare(numerator * other.denominator, other.numerator * denominator)
        : numerator()
            .multiply(other.denominator())
            .compareTo(other.numerator().multiply(denominator()));
  }

  /** Both are in lowest terms, and a small number never has large parts. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Fraction fraction
        && (large == null
            ? fraction.large == null
                && numerator == fraction.numerator
                && denominator == fraction.denominator
            : large.equals(fraction.large));
  }

  @Override
  public int hashCode() {
    return 31 * numerator().hashCode() + denominator().hashCode();
  }

  @Override
  public String toString() {
    return denominator().equals(BigInteger.ONE)
        ? numerator().toString()
        : numerator() + "/" + denominator();
  }
}
