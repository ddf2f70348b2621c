package dev.agon.games.blotto.bots;

import dev.agon.bot.Bot;
import dev.agon.games.blotto.rules.BlottoView;
import dev.agon.games.blotto.rules.Plan;

/** Places the same number of units everywhere; the remainder goes to the last fields. */
public final class Even implements Bot<BlottoView, Plan> {
  @Override
  public Plan move(BlottoView view) {
    int fields = view.battlefields().count();
    int[] plan = new int[fields];
    for (int field = 0; field < fields; field++) {
      plan[field] = view.units() / fields + (fields - field <= view.units() % fields ? 1 : 0);
    }
    return Plan.of(plan);
  }
}
