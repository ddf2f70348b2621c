package dev.agon.bridge.page;

import dev.agon.bridge.score.PairScore;
import dev.agon.bridge.score.RankingMeasure;
import dev.agon.duplicate.Fraction;
import java.math.RoundingMode;

/** The figure by which results are shown and coloured: percentages or IMPs. */
enum PageFigure {
  PERCENT("%") {
    @Override
    Fraction of(PairScore score) {
      return score.percentage();
    }

    @Override
    String text(Fraction value) {
      return PageText.number(value.rounded(0, RoundingMode.HALF_UP));
    }

    @Override
    Fraction gain(Fraction sum, int boards, int all) {
      return sum.minus(Fraction.of(50L * boards)).over(all);
    }

    @Override
    int shade(Fraction value) {
      return value.over(10).rounded(0, RoundingMode.HALF_EVEN).intValueExact();
    }
  },
  IMPS("IMPs") {
    @Override
    Fraction of(PairScore score) {
      return score.imps();
    }

    @Override
    String text(Fraction value) {
      return PageText.signed(value.rounded(1, RoundingMode.HALF_UP));
    }

    @Override
    Fraction gain(Fraction sum, int boards, int all) {
      return sum;
    }

    @Override
    int shade(Fraction value) {
      return value.over(2).rounded(0, RoundingMode.HALF_EVEN).intValueExact() + AVERAGE_SHADE;
    }
  };

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

  /** The header of its columns. */
  String unit() {
    return unit;
  }

  abstract Fraction of(PairScore score);

  /** The value of a board, short enough for a phone. */
  abstract String text(Fraction value);

  /** What boards add to the pair's total, compared with average results on them. */
  abstract Fraction gain(Fraction sum, int boards, int all);

  abstract int shade(Fraction value);

  /** The class of the style sheet that colours a value, from bad to good. */
  String shadeClass(Fraction value) {
    return "w" + Math.clamp(shade(value), WORST_SHADE, BEST_SHADE);
  }
}
