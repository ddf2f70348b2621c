package dev.agon.games.botstack.solve;

import dev.agon.games.botstack.rules.BotStackView;

/**
 * The expected points of a match if every later round ends as the solution of a round says. It
 * tells whether a draw now is better than playing the round to its end.
 */
record MatchPlan(Worth starting) {
  private static final double WON = 3;
  private static final double LOST = 0;
  private static final double DRAWN = 1;
  private static final double BOTH_LOSE = -1;

  /** The score of a match between rounds. */
  private record Score(int wins, int losses, int draws, int over, boolean startsNext) {
    Score won() {
      return new Score(wins + 1, losses, draws, over + 1, !startsNext);
    }

    Score lost() {
      return new Score(wins, losses + 1, draws, over + 1, !startsNext);
    }

    Score drawn() {
      return new Score(wins, losses, draws + 1, over + 1, !startsNext);
    }

    Score nothing() {
      return new Score(wins, losses, draws, over + 1, !startsNext);
    }
  }

  /** The score at the start of the round, which the starter of the next one did not start. */
  private static Score score(BotStackView view) {
    return new Score(
        view.you().wins(), view.other().wins(), view.draws(), view.round() - 1, !view.startsNext());
  }

  /** Expected points if the round ends in a draw. */
  double drawNow(BotStackView view) {
    return points(score(view).drawn());
  }

  /** Expected points if the round is played on with these chances for the player of the view. */
  double playedOn(BotStackView view, Worth round) {
    return afterRound(score(view), round);
  }

  private double afterRound(Score score, Worth round) {
    return round.win() * points(score.won())
        + round.loss() * points(score.lost())
        + (1 - round.win() - round.loss()) * points(score.nothing());
  }

  private double points(Score score) {
    if (score.wins() == 2) {
      return WON;
    }
    if (score.losses() == 2) {
      return LOST;
    }
    if (score.draws() == 2) {
      return DRAWN;
    }
    if (score.over() == 3) {
      return BOTH_LOSE;
    }
    return afterRound(score, score.startsNext() ? starting : starting.forTheOther());
  }
}
