package dev.agon.games.blotto.contest;

import dev.agon.games.blotto.Plan;
import java.util.Arrays;
import java.util.List;

/** How many units plans have on one battlefield. */
public final class FieldCount {
  private final int[] ascending;

  public FieldCount(List<Plan> plans, int field) {
    ascending = plans.stream().mapToInt(plan -> plan.units(field)).sorted().toArray();
  }

  /** How often so many units win the field, times two, with a tie as half a win. */
  public long halfWins(int units) {
    return (long) below(units) + below(units + 1L);
  }

  /** The different numbers of units there, in ascending order. */
  public int[] levels() {
    return Arrays.stream(ascending).distinct().toArray();
  }

  /** How many plans have fewer units than this. */
  private int below(long units) {
    int low = 0;
    int high = ascending.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (ascending[middle] < units) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
