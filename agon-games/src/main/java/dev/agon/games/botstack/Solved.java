package dev.agon.games.botstack;

/** The solution, worked out when it is first asked for. */
final class Solved {
  private static final class Holder {
    private static final RoundSolution ROUND = new RoundSolution();
    private static final MatchPlan MATCH = new MatchPlan(ROUND.start());
  }

  private Solved() {}

  static Judgement judge(BotStackView view) {
    return new Judgement(Holder.ROUND, Holder.MATCH, view);
  }

  static RoundSolution round() {
    return Holder.ROUND;
  }

  /** Whether the position is one that the solution knows: of a round by the usual rules. */
  static boolean knows(BotStackView view) {
    return view.you().health() <= RoundSolution.MOST_HEALTH
        && view.other().health() <= RoundSolution.MOST_HEALTH;
  }
}
