package dev.agon.text;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;

/** Formats numbers for people. */
public final class Numbers {
  private Numbers() {}

  /**
   * A number with this many decimals, exactly as C's {@code printf("%.3f")} prints it: the exact
   * binary value of the double is rounded half to even.
   */
  public static String fixed(double number, int decimals) {
    String digits =
        new BigDecimal(Math.abs(number)).setScale(decimals, RoundingMode.HALF_EVEN).toPlainString();
    return Math.copySign(1, number) < 0 ? "-" + digits : digits;
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
