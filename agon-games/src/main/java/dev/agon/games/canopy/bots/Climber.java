package dev.agon.games.canopy.bots;

import dev.agon.bot.Bot;
import dev.agon.game.Dice;
import dev.agon.games.canopy.CanopyView;
import dev.agon.games.canopy.Choice;
import dev.agon.games.canopy.Choice.Fight;
import dev.agon.games.canopy.Choice.Reply;
import dev.agon.games.canopy.Choice.Rest;
import dev.agon.games.canopy.Forest;

/**
 * Goes by the odds. As a root it fights whom it beats most likely if that is likelier than to lose,
 * and otherwise rests, if it may. Below a parent it has a place to win and none to lose, so it
 * fights. For the same reason it fights back against another root only, if the odds are good.
 */
public final class Climber implements Bot<CanopyView, Choice> {
  /** Where there are more opponents, it looks at so many of them. */
  private static final int LOOKS = 16;

  private final Dice dice;

  public Climber(Dice dice) {
    this.dice = dice;
  }

  @Override
  public Choice move(CanopyView view) {
    return switch (view.question()) {
      case TURN -> view.isRoot(view.you()) ? asRoot(view) : new Fight(view.opponent(0));
      case ANSWER ->
          view.isRoot(view.actor()) && view.intervalsFightingBack().odds() > 0
              ? Reply.FIGHT_BACK
              : Reply.RETREAT;
    };
  }

  private Choice asRoot(CanopyView view) {
    int best = Forest.NOBODY;
    double bestOdds = Double.NEGATIVE_INFINITY;
    int opponents = view.opponents();
    int looks = Math.min(LOOKS, opponents);
    int first = looks < opponents ? dice.nextInt(opponents) : 0;
    for (int i = 0; i < looks; i++) {
      int opponent = view.opponent((int) ((first + (long) i * opponents / looks) % opponents));
      double odds = view.intervals(view.you(), opponent).odds();
      if (odds > bestOdds) {
        bestOdds = odds;
        best = opponent;
      }
    }
    return best == Forest.NOBODY || bestOdds <= 0 && view.mayRest() ? Rest.REST : new Fight(best);
  }
}
