package dev.agon.games.canopy;

import dev.agon.bot.Bot;
import dev.agon.game.Dice;
import dev.agon.games.canopy.Choice.Fight;
import dev.agon.games.canopy.Choice.Reply;
import dev.agon.games.canopy.Choice.Rest;

/**
 * Goes by the odds: fights where it is likelier to win than to lose, best odds first; rests
 * otherwise, if it may.
 */
final class Climber implements Bot<CanopyView, Choice> {
  /** Where there are more opponents, it looks at so many of them. */
  private static final int LOOKS = 16;

  private final Dice dice;

  Climber(Dice dice) {
    this.dice = dice;
  }

  @Override
  public Choice move(CanopyView view) {
    return switch (view.question()) {
      case TURN -> turn(view);
      case ANSWER -> odds(view.intervalsFightingBack()) > 0 ? Reply.FIGHT_BACK : Reply.RETREAT;
    };
  }

  private Choice turn(CanopyView view) {
    int best = Forest.NOBODY;
    double bestOdds = Double.NEGATIVE_INFINITY;
    int opponents = view.opponents();
    int looks = Math.min(LOOKS, opponents);
    int first = looks < opponents ? dice.nextInt(opponents) : 0;
    for (int i = 0; i < looks; i++) {
      int opponent = view.opponent((int) ((first + (long) i * opponents / looks) % opponents));
      double odds = odds(view.intervals(view.you(), opponent));
      if (odds > bestOdds) {
        bestOdds = odds;
        best = opponent;
      }
    }
    return best == Forest.NOBODY || bestOdds <= 0 && view.mayRest() ? Rest.REST : new Fight(best);
  }

  /** The chance to win less the chance to lose. */
  private static double odds(Intervals intervals) {
    return (double) (intervals.win() - intervals.lose()) / intervals.total();
  }
}
