package dev.agon.games.canopy.bots;

import dev.agon.bot.Bot;
import dev.agon.game.Dice;
import dev.agon.games.canopy.rules.CanopyView;
import dev.agon.games.canopy.rules.Choice;
import dev.agon.games.canopy.rules.Choice.Fight;
import dev.agon.games.canopy.rules.Choice.Reply;
import dev.agon.games.canopy.rules.Choice.Rest;

/**
 * Plays by the odds. As a root it fights the opponent with the best odds if a win is more likely
 * than a loss, and otherwise rests, if it may. Below a parent it always fights, since it can win a
 * place and lose none. For the same reason it fights back against roots only, if the odds are good.
 */
public record Climber(Dice dice) implements Bot<CanopyView, Choice> {
  /** At most so many opponents are looked at. */
  private static final int MAX_OPPONENTS = 16;

  private static final int NOBODY = -1;

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
    int best = NOBODY;
    double bestOdds = Double.NEGATIVE_INFINITY;
    int opponents = view.opponents();
    int looks = Math.min(MAX_OPPONENTS, opponents);
    int first = looks < opponents ? dice.nextInt(opponents) : 0;
    for (int i = 0; i < looks; i++) {
      int opponent = view.opponent((int) ((first + (long) i * opponents / looks) % opponents));
      double odds = view.intervals(view.you(), opponent).odds();
      if (odds > bestOdds) {
        bestOdds = odds;
        best = opponent;
      }
    }
    return best == NOBODY || bestOdds <= 0 && view.mayRest() ? Rest.REST : new Fight(best);
  }
}
