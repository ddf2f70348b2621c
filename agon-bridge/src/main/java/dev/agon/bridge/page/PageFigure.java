package dev.agon.bridge.page;

import dev.agon.bridge.score.PairScore;
import dev.agon.bridge.score.RankingMeasure;
import dev.agon.duplicate.Fraction;
import java.math.RoundingMode;

/** The figure by which results are shown and coloured: percentages or IMPs. */
enum PageFigure {
  PERCENT("%"),
  IMPS("IMPs");

  private static final int AVERAGE_SHADE = 5;

  /** The strongest colours are left out, so that a page full of tables stays calm. */
  private static final int WORST_SHADE = 2;

  private static final int BEST_SHADE = 8;

  private final String unit;

  PageFigure(String unit) {
    this.unit = unit;
  }

  static PageFigure of(RankingMeasure by) {
    return by == RankingMeasure.IMPS ? IMPS : PERCENT;
  }

  String unit() {
    return unit;
  }

  Fraction of(PairScore score) {
    return this == PERCENT ? score.percentage() : score.imps();
  }

  /** The value of a board, short enough for a phone. */
  String text(Fraction value) {
    return this == PERCENT
        ? PageText.number(value.rounded(0, RoundingMode.HALF_UP))
        : PageText.signed(value.rounded(1, RoundingMode.HALF_UP));
  }

  /** What boards add to the pair's total, compared with average results on them. */
  Fraction gain(Fraction sum, int boards, int all) {
    return this == PERCENT ? sum.minus(Fraction.of(50L * boards)).over(all) : sum;
  }

  /** The class of the style sheet that colours a value, from bad to good. */
  String shadeClass(Fraction value) {
    int steps =
        value.over(this == PERCENT ? 10 : 2).rounded(0, RoundingMode.HALF_EVEN).intValueExact();
    int shade = this == PERCENT ? steps : steps + AVERAGE_SHADE;
    return "w" + Math.clamp(shade, WORST_SHADE, BEST_SHADE);
  }
}
