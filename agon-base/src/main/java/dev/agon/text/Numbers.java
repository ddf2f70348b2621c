package dev.agon.text;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;

/** Formats numbers for people. */
public final class Numbers {
  /** The numbers from {@link #SMALL} to {@link #LARGE} times these fit into a long, exactly. */
  private static final long[] POWERS = {1, 10, 100, 1000};

  private static final int MANTISSA_BITS = 52;
  private static final int MAX_SHIFT = 61;
  private static final double SMALL = Math.scalb(1.0, MANTISSA_BITS - MAX_SHIFT);
  private static final double LARGE = 1L << MANTISSA_BITS;

  private Numbers() {}

  /**
   * A number with this many decimals, exactly as C's {@code printf("%.3f")} prints it: the exact
   * binary value of the double is rounded half to even.
   */
  public static String fixed(double number, int decimals) {
    double size = Math.abs(number);
    boolean isUsual = size == 0 || size >= SMALL && size < LARGE;
    String digits =
        isUsual && decimals > 0 && decimals < POWERS.length
            ? fixed(size, decimals, POWERS[decimals])
            : new BigDecimal(size).setScale(decimals, RoundingMode.HALF_EVEN).toPlainString();
    return Math.copySign(1, number) < 0 ? "-" + digits : digits;
  }

  /** The same without a BigDecimal, of which the first one takes half as long as Java's start. */
  private static String fixed(double number, int decimals, long power) {
    int shift = Math.min(MAX_SHIFT, MANTISSA_BITS - Math.getExponent(number));
    long scaled = ((long) Math.scalb(number, shift)) * power;
    long half = 1L << (shift - 1);
    long whole = scaled >> shift;
    long rest = scaled & ((1L << shift) - 1);
    if (rest > half || rest == half && whole % 2 == 1) {
      whole++;
    }
    String rounded = Long.toString(power + whole % power);
    return whole / power + "." + rounded.substring(rounded.length() - decimals);
  }

  /** Text for a page, where negative numbers have a minus sign instead of a hyphen. */
  public static String withMinusSigns(String text) {
    return text.replaceAll("-(?=\\d)", "\u2212");
  }

  public static String roundedDown(double number, int decimals) {
    return new BigDecimal(number).setScale(decimals, RoundingMode.FLOOR).toPlainString();
  }

  public static String roundedUp(double number, int decimals) {
    return new BigDecimal(number).setScale(decimals, RoundingMode.CEILING).toPlainString();
  }

  /** A mean and its uncertainty, as in {@code 1.52 ± 0.08}. */
  public static String withUncertainty(double mean, double uncertainty) {
    return fixed(mean, 2) + " \u00b1 " + fixed(uncertainty, 2);
  }

  /** A share of 1 as in {@code 97.3 %}. */
  public static String percent(double share) {
    return fixed(100 * share, 1) + " %";
  }

  /** A number, or an empty text without one. */
  public static String orNothing(Optional<BigDecimal> number) {
    return number.map(BigDecimal::toPlainString).orElse("");
  }

  /** Points with as many decimals as they need. */
  public static String points(double points) {
    return points(BigDecimal.valueOf(points));
  }

  /** Whole points without decimals, others with those they need. */
  public static String points(BigDecimal points) {
    BigDecimal exact = points.stripTrailingZeros();
    return exact.scale() < 0 ? exact.setScale(0).toPlainString() : exact.toPlainString();
  }
}
