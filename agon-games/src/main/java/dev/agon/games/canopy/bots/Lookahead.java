package dev.agon.games.canopy.bots;

/**
 * How much {@link Owl} simulates before one answer. The players of a table share a budget of
 * simulated turns for a round, so that a round of many players takes as long as one of a few. It is
 * counted in turns and not in time, because the same match must have the same moves everywhere.
 *
 * @param playouts simulated matches for each choice
 * @param turns the length of a simulated match
 */
record Lookahead(int playouts, int turns) {
  /** The turns that all players together may simulate at their turns of a round. */
  static final int BUDGET = 1 << 21;

  private static final Lookahead NONE = new Lookahead(0, 0);

  private static final int MAX_PLAYOUTS = 128;

  /** Fewer playouts tell nothing; shorter ones are preferred. */
  private static final int MIN_PLAYOUTS = 32;

  /** The length of a simulation in turns for each player; {@link #MAX_TURNS} limits it. */
  private static final int TURNS_EACH = 4;

  private static final int MAX_TURNS = 160;

  /** Shorter simulations tell nothing. */
  private static final int MIN_TURNS = 8;

  /** How many fights are compared, and how many where the budget is not enough for them. */
  private static final int MAX_FIGHTS = 9;

  private static final int FEW_FIGHTS = 3;

  /** How many fights to compare at a table of so many players. */
  static int fights(int players) {
    int choices = MAX_FIGHTS + 1;
    return (long) choices * MAX_PLAYOUTS * maxTurns(players) <= BUDGET / players
        ? MAX_FIGHTS
        : FEW_FIGHTS;
  }

  /** What the budget allows a player who compares so many choices; it may be nothing. */
  static Lookahead of(int players, int choices) {
    int budget = BUDGET / players / choices;
    int turns = Math.min(maxTurns(players), budget / MIN_PLAYOUTS);
    return turns < MIN_TURNS ? NONE : new Lookahead(Math.min(MAX_PLAYOUTS, budget / turns), turns);
  }

  private static int maxTurns(int players) {
    return Math.min(MAX_TURNS, TURNS_EACH * players);
  }

  boolean isNothing() {
    return playouts == 0;
  }
}
