package dev.agon.bridge.check;

import dev.agon.duplicate.Decimal;
import dev.agon.duplicate.Fraction;
import java.math.RoundingMode;
import java.util.Optional;
import java.util.stream.Stream;

/** How a program rounds the figures that it publishes. */
enum FigureRounding {
  HALF_UP("half up", RoundingMode.HALF_UP),
  HALF_EVEN("half to even", RoundingMode.HALF_EVEN);

  private static final int MIN_DECIMALS = 2;

  private final String words;
  private final RoundingMode mode;

  FigureRounding(String words, RoundingMode mode) {
    this.words = words;
    this.mode = mode;
  }

  String describe() {
    return words;
  }

  /**
   * The figure with as many decimals as the published one has. Many programs leave out zeros at the
   * end, so a figure with less than two decimals has two if others do.
   *
   * @param most the most decimals of a published figure of this kind
   */
  Decimal like(Decimal published, Fraction figure, int most) {
    int own = Math.max(0, published.scale());
    return figure.rounded(Math.max(own, Math.min(most, MIN_DECIMALS)), mode);
  }

  boolean equal(Decimal published, Fraction figure, int most) {
    return published.compareTo(like(published, figure, most)) == 0;
  }

  static int mostDecimals(Stream<Optional<Decimal>> published) {
    return published.flatMap(Optional::stream).mapToInt(Decimal::scale).max().orElse(0);
  }
}
