package dev.agon.report;

import java.math.BigDecimal;

/** Numbers as people read them. */
final class Figures {
  private Figures() {}

  /** Whole points without decimals, others with those they need. */
  static String points(double points) {
    BigDecimal exact = BigDecimal.valueOf(points).stripTrailingZeros();
    return exact.scale() < 0 ? exact.setScale(0).toPlainString() : exact.toPlainString();
  }
}
