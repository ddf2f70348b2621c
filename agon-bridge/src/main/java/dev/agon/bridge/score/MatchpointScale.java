package dev.agon.bridge.score;

/** The matchpoints for beating another pair. */
public enum MatchpointScale {
  ONE("1", 1),
  TWO("2", 2);

  private final String id;
  private final int win;

  MatchpointScale(String id, int win) {
    this.id = id;
    this.win = win;
  }

  public String id() {
    return id;
  }

  public int matchpointsPerWin() {
    return win;
  }

  /** The matchpoints of a top on a board with this number of results. */
  int top(int results) {
    return win * (results - 1);
  }
}
