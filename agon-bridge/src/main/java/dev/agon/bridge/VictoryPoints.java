package dev.agon.bridge;

import dev.agon.duplicate.Decimal;

/**
 * The WBF's continuous scale from IMPs to 20 victory points, for matches of any length.
 *
 * <p>An IMP is never worth more than the IMP before it. Rounding to hundredths breaks this in a few
 * places; there the value in between is raised by a hundredth, as the scale prescribes.
 */
public final class VictoryPoints {
  private static final double GOLDEN_SECTION = (Math.sqrt(5) - 1) / 2;
  private static final int DRAW = 1000;
  private static final int MAX = 2000;

  /** The winner's points in hundredths, by margin in IMPs. */
  private final int[] winner;

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
      winner[margin] = Math.min(MAX, DRAW + (int) Math.round(won * (MAX - DRAW)));
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

  /** The points that the last IMP of this margin added. */
  private int step(int margin) {
    return winner[margin] - winner[margin - 1];
  }

  /** The smallest margin that wins all points. */
  public int whitewash() {
    int margin = winner.length - 1;
    while (winner[margin - 1] == MAX) {
      margin--;
    }
    return margin;
  }

  /** The points of a side that won by this margin in IMPs, or lost by it if it is negative. */
  public Decimal of(int margin) {
    int hundredths = winner[(int) Math.min(Math.abs((long) margin), winner.length - 1)];
    return Decimal.of(margin < 0 ? MAX - hundredths : hundredths, 2);
  }
}
