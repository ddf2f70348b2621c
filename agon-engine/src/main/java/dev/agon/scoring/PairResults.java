package dev.agon.scoring;

/** The results of each pair of entrants; pairs that have not met take no memory. */
public final class PairResults {
  private static final long[][] NONE = {};

  private final int entrants;
  private long[][] ahead = NONE;
  private long[][] level = NONE;
  private long[][] behind = NONE;

  PairResults(int entrants) {
    this.entrants = entrants;
  }

  /** Adds a result with the places of both; the first is the one in the earlier seat. */
  void add(int first, int firstPlace, int second, int secondPlace) {
    allocate();
    (firstPlace < secondPlace ? ahead : firstPlace == secondPlace ? level : behind)
        [first][second]++;
  }

  private void allocate() {
    if (isEmpty()) {
      ahead = new long[entrants][entrants];
      level = new long[entrants][entrants];
      behind = new long[entrants][entrants];
    }
  }

  void add(PairResults other) {
    if (other.isEmpty()) {
      return;
    }
    allocate();
    for (int i = 0; i < entrants; i++) {
      for (int j = 0; j < entrants; j++) {
        ahead[i][j] += other.ahead[i][j];
        level[i][j] += other.level[i][j];
        behind[i][j] += other.behind[i][j];
      }
    }
  }

  boolean isEmpty() {
    return ahead.length == 0;
  }

  long ahead(int first, int second) {
    return isEmpty() ? 0 : ahead[first][second];
  }

  long level(int first, int second) {
    return isEmpty() ? 0 : level[first][second];
  }

  long behind(int first, int second) {
    return isEmpty() ? 0 : behind[first][second];
  }

  /** How often two have met, whatever their seats. */
  public long meetings(int one, int other) {
    return finishedAhead(one, other) + finishedAhead(other, one) + finishedLevel(one, other);
  }

  /** How often one finished ahead of another, whatever their seats. */
  public long finishedAhead(int one, int other) {
    return ahead(one, other) + behind(other, one);
  }

  /** How often two had the same place, whatever their seats. */
  public long finishedLevel(int one, int other) {
    return level(one, other) + level(other, one);
  }
}
