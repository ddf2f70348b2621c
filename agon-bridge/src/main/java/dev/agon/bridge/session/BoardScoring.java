package dev.agon.bridge.session;

/** How the results of a board become the points of the event. */
public enum BoardScoring {
  /** Every result is compared with every other result. */
  MATCHPOINTS("matchpoints"),
  /** IMPs against every other result. */
  CROSS_IMPS("cross-imps"),
  /** IMPs against the datum. */
  BUTLER("butler"),
  /** IMPs between the two tables of a team match. */
  TEAM_IMPS("imps"),
  /** The two tables of a team match: each board is won, halved or lost. */
  POINT_A_BOARD("point-a-board");

  private final String id;

  BoardScoring(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }

  public boolean ranksByImps() {
    return this != MATCHPOINTS;
  }
}
