package dev.agon.bridge.score;

/** What beating another pair is worth. */
public enum MatchpointScale {
  ONE("1", 1),
  TWO("2", 2);

  private final String word;
  private final int win;

  MatchpointScale(String word, int win) {
    this.word = word;
    this.win = win;
  }

  public String id() {
    return word;
  }

  /** The most that can be had on a board with so many results. */
  int top(int results) {
    return win * (results - 1);
  }
}
