package dev.agon.games.blotto.solve;

import dev.agon.games.blotto.rules.Plan;
import java.util.ArrayList;
import java.util.List;

/** Every plan there is, for small games. */
final class Plans {
  private Plans() {}

  static List<Plan> all(int fields, int units) {
    List<Plan> plans = new ArrayList<>();
    extend(new int[fields], 0, units, plans);
    return plans;
  }

  private static void extend(int[] plan, int field, int left, List<Plan> plans) {
    if (field == plan.length - 1) {
      plan[field] = left;
      plans.add(Plan.of(plan));
      return;
    }
    for (int placed = 0; placed <= left; placed++) {
      plan[field] = placed;
      extend(plan, field + 1, left - placed, plans);
    }
  }
}
