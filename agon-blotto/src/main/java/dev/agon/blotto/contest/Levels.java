package dev.agon.blotto.contest;

import dev.agon.games.blotto.rules.Plan;
import java.util.Arrays;
import java.util.List;

/**
 * The different numbers of units that plans have on one battlefield, in ascending order.
 *
 * <p>Plain loops instead of streams: most contests end before the compiler optimises streams.
 */
final class Levels {
  private final int[] ascending;

  private Levels(int[] ascending) {
    this.ascending = ascending;
  }

  static int[] column(List<Plan> plans, int field) {
    int[] units = new int[plans.size()];
    for (int i = 0; i < units.length; i++) {
      units[i] = plans.get(i).units(field);
    }
    return units;
  }

  static Levels of(int[] column) {
    int[] sorted = column.clone();
    Arrays.sort(sorted);
    int count = 0;
    for (int units : sorted) {
      if (count == 0 || units != sorted[count - 1]) {
        sorted[count++] = units;
      }
    }
    return new Levels(Arrays.copyOf(sorted, count));
  }

  int count() {
    return ascending.length;
  }

  /** The number of levels below this one. */
  int below(int units) {
    int found = Arrays.binarySearch(ascending, units);
    return found >= 0 ? found : -found - 1;
  }

  /** The number of levels up to and including this one. */
  int upTo(int units) {
    int found = Arrays.binarySearch(ascending, units);
    return found >= 0 ? found + 1 : -found - 1;
  }
}
