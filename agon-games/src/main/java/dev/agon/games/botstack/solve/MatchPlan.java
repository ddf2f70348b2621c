package dev.agon.games.botstack.solve;

import dev.agon.games.botstack.rules.BotStackView;

/**
 * What a match is worth if every later round ends as the solution of a round says. Its points tell
 * whether a draw now is better than playing the round to its end.
 *
 * @param starting the chances of the player who starts a round
 */
record MatchPlan(Worth starting, double won, double lost, double drawn, double bothLose) {
  /** What the match is worth in points. */
  static MatchPlan ofPoints(Worth starting) {
    return new MatchPlan(starting, 3, 0, 1, -1);
  }

  /** The probability of winning the match minus that of losing it to the other. */
  static MatchPlan ofLead(Worth starting) {
    return new MatchPlan(starting, 1, -1, 0, 0);
  }

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

  /** What the match is worth if the round ends in a draw. */
  double drawNow(BotStackView view) {
    return worth(score(view).drawn());
  }

  /**
   * What the match is worth if the round is played on with these chances for the player of the
   * view.
   */
  double playedOn(BotStackView view, Worth round) {
    return afterRound(score(view), round);
  }

  private double afterRound(Score score, Worth round) {
    return round.win() * worth(score.won())
        + round.loss() * worth(score.lost())
        + (1 - round.win() - round.loss()) * worth(score.nothing());
  }

  private double worth(Score score) {
    if (score.wins() == 2) {
      return won;
    }
    if (score.losses() == 2) {
      return lost;
    }
    if (score.draws() == 2) {
      return drawn;
    }
    if (score.over() == 3) {
      return bothLose;
    }
    return afterRound(score, score.startsNext() ? starting : starting.forTheOther());
  }
}
