package dev.agon.games.blotto.contest;

import dev.agon.games.blotto.Plan;
import java.util.List;

/** How many units plans have on one battlefield. */
public final class FieldCount {
  private final Levels levels;

  /** For each n, how many plans are on the n lowest levels. */
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

  /** How often so many units win the field, times two, with a tie as half a win. */
  public long halfWins(int units) {
    return (long) lowest[levels.below(units)] + lowest[levels.upTo(units)];
  }
}
