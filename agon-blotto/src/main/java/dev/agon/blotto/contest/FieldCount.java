package dev.agon.blotto.contest;

import dev.agon.games.blotto.rules.Plan;
import java.util.List;

/** Counts plans by their units on one battlefield. */
final class FieldCount {
  private final Levels levels;

  /** By n: the number of plans on the n lowest levels. */
  private final int[] lowest;

  public FieldCount(List<Plan> plans, int field) {
    int[] column = Levels.column(plans, field);
    levels = Levels.of(column);
    lowest = new int[levels.count() + 1];
    for (int units : column) {
      lowest[levels.upTo(units)]++;
    }
    for (int level = 1; level < lowest.length; level++) {
      lowest[level] += lowest[level - 1];
    }
  }

  /** Twice the number of wins of this number of units on the field; a tie is half a win. */
  public long halfWins(int units) {
    return (long) lowest[levels.below(units)] + lowest[levels.upTo(units)];
  }
}
