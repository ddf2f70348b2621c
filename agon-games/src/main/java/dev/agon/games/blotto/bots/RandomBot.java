package dev.agon.games.blotto.bots;

import dev.agon.bot.Bot;
import dev.agon.game.Dice;
import dev.agon.games.blotto.rules.BlottoView;
import dev.agon.games.blotto.rules.Plan;

/** Makes a random plan, all equally likely. */
public record RandomBot(Dice dice) implements Bot<BlottoView, Plan> {
  /** Draws an order of all units and of the borders between fields (stars and bars). */
  @Override
  public Plan move(BlottoView view) {
    int[] plan = new int[view.battlefields().count()];
    int bordersLeft = plan.length - 1;
    int field = 0;
    for (int places = view.units() + bordersLeft; places > 0; places--) {
      if (dice.nextInt(places) < bordersLeft) {
        bordersLeft--;
        field++;
      } else {
        plan[field]++;
      }
    }
    return Plan.of(plan);
  }
}
