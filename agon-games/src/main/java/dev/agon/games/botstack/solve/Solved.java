package dev.agon.games.botstack.solve;

import dev.agon.games.botstack.rules.BotStackView;
import dev.agon.games.botstack.rules.Decision.Use;
import dev.agon.games.botstack.rules.Item;
import dev.agon.games.botstack.rules.LoadRules;
import dev.agon.games.botstack.rules.Player;

/** The solution, computed when it is first needed. */
public final class Solved {
  private static final class Holder {
    private static final RoundSolution ROUND = new RoundSolution();
    private static final MatchPlan POINTS = MatchPlan.ofPoints(ROUND.start());
    private static final MatchPlan LEAD = MatchPlan.ofLead(ROUND.start());
  }

  private Solved() {}

  public static Judgement judge(BotStackView view) {
    return new Judgement(Holder.ROUND, Holder.POINTS, Holder.LEAD, view);
  }

  public static RoundSolution round() {
    return Holder.ROUND;
  }

  /** Whether the solution covers the position: a round with the default settings can reach it. */
  public static boolean knows(BotStackView view) {
    return isWithinReach(view.you(), view) && isWithinReach(view.other(), view);
  }

  /** Whether all kits, held or still to come, leave the health within the table. */
  private static boolean isWithinReach(Player player, BotStackView view) {
    int kits = 0;
    for (Use use : Use.values()) {
      kits += player.items().in(use) == Item.HEALTH_KIT ? 1 : 0;
    }
    int toCome = LoadRules.MAX_RELOADS - view.reloads();
    return player.health() + kits + toCome <= RoundSolution.MAX_HEALTH;
  }
}
