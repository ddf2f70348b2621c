package dev.agon.bridge;

import java.math.BigDecimal;

/**
 * The WBF's continuous scale from IMPs to 20 victory points, for matches of any length.
 *
 * <p>Of the margin that wins everything, each third is worth the golden section of the third before
 * it. Rounding to hundredths alone would here and there make an IMP worth more than the one before;
 * where it does, the value between the two is raised by a hundredth, as the scale demands.
 */
public final class VictoryPoints {
  private static final double GOLDEN_SECTION = (Math.sqrt(5) - 1) / 2;
  private static final int DRAW = 1000;
  private static final int ALL = 2000;

  /** Hundredths of the winner's points by margin. */
  private final int[] winner;

  /** For a match of so many boards. */
  public VictoryPoints(int boards) {
    if (boards < 1) {
      throw new IllegalArgumentException("a match has at least one board, not " + boards);
    }
    double whitewash = 15 * Math.sqrt(boards);
    winner = new int[(int) Math.ceil(whitewash) + 1];
    for (int margin = 0; margin < winner.length; margin++) {
      double won =
          (1 - Math.pow(GOLDEN_SECTION, 3 * margin / whitewash))
              / (1 - Math.pow(GOLDEN_SECTION, 3));
      winner[margin] = Math.min(ALL, DRAW + (int) Math.round(won * (ALL - DRAW)));
    }
    makeConcave();
  }

  private void makeConcave() {
    for (int last = 1; last < winner.length - 1; last++) {
      for (int at = last; at > 0 && step(at + 1) > step(at); at--) {
        winner[at]++;
      }
    }
  }

  /** What the last IMP of this margin added. */
  private int step(int margin) {
    return winner[margin] - winner[margin - 1];
  }

  /** The least margin that wins all points. */
  public int whitewash() {
    int margin = winner.length - 1;
    while (winner[margin - 1] == ALL) {
      margin--;
    }
    return margin;
  }

  /** The points of a side that won by so many IMPs, or lost by them if they are negative. */
  public BigDecimal of(int margin) {
    int hundredths = winner[(int) Math.min(Math.abs((long) margin), winner.length - 1)];
    return BigDecimal.valueOf(margin < 0 ? ALL - hundredths : hundredths, 2);
  }
}
