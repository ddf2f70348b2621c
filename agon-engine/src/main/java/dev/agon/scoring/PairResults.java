package dev.agon.scoring;

import dev.agon.game.Outcome;

/** The results of each pair of entrants; pairs that have not met take no memory. */
final class PairResults {
  private static final long[][] NONE = {};

  private final int entrants;
  private final long[][][] counts = {NONE, NONE, NONE, NONE};

  PairResults(int entrants) {
    this.entrants = entrants;
  }

  /** How a match ended for a pair; the first of the pair sits in the earlier seat. */
  enum Kind {
    AHEAD,
    LEVEL,
    BEHIND,
    /** All players lost, which is no draw. */
    LOST_BY_ALL;

    static Kind of(Outcome outcome, int first, int second) {
      if (outcome.lostByAll()) {
        return LOST_BY_ALL;
      }
      int order = Integer.compare(outcome.place(first), outcome.place(second));
      return order < 0 ? AHEAD : order == 0 ? LEVEL : BEHIND;
    }
  }

  void add(int first, int second, Kind kind) {
    allocate(kind);
    counts[kind.ordinal()][first][second]++;
  }

  private void allocate(Kind kind) {
    if (counts[kind.ordinal()].length == 0) {
      counts[kind.ordinal()] = new long[entrants][entrants];
    }
  }

  void add(PairResults other) {
    for (Kind kind : Kind.values()) {
      long[][] added = other.counts[kind.ordinal()];
      if (added.length > 0) {
        allocate(kind);
        long[][] sums = counts[kind.ordinal()];
        for (int i = 0; i < entrants; i++) {
          for (int j = 0; j < entrants; j++) {
            sums[i][j] += added[i][j];
          }
        }
      }
    }
  }

  private long count(Kind kind, int first, int second) {
    long[][] of = counts[kind.ordinal()];
    return of.length == 0 ? 0 : of[first][second];
  }

  long ahead(int first, int second) {
    return count(Kind.AHEAD, first, second);
  }

  long level(int first, int second) {
    return count(Kind.LEVEL, first, second);
  }

  long lostByAll(int first, int second) {
    return count(Kind.LOST_BY_ALL, first, second);
  }

  long behind(int first, int second) {
    return count(Kind.BEHIND, first, second);
  }

  /** How often two have met, whatever their seats. */
  long meetings(int one, int other) {
    return finishedAhead(one, other)
        + finishedAhead(other, one)
        + finishedLevel(one, other)
        + lostByAll(one, other)
        + lostByAll(other, one);
  }

  /** How often one finished ahead of another, whatever their seats. */
  long finishedAhead(int one, int other) {
    return ahead(one, other) + behind(other, one);
  }

  /** How often two had the same place, whatever their seats. */
  long finishedLevel(int one, int other) {
    return level(one, other) + level(other, one);
  }
}
