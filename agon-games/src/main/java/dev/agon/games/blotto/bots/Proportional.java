package dev.agon.games.blotto.bots;

import dev.agon.bot.Bot;
import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.games.blotto.rules.BlottoView;
import dev.agon.games.blotto.rules.Plan;

/** Places units in proportion to the values of the fields, rounded so that all are placed. */
public final class Proportional implements Bot<BlottoView, Plan> {
  @Override
  public Plan move(BlottoView view) {
    return plan(view.battlefields(), view.units());
  }

  static Plan plan(Battlefields battlefields, int units) {
    int[] plan = new int[battlefields.count()];
    long worth = 0;
    long placed = 0;
    for (int field = 0; field < plan.length; field++) {
      worth += battlefields.value(field);
      plan[field] = (int) (units * worth / battlefields.total() - placed);
      placed += plan[field];
    }
    return Plan.of(plan);
  }
}
