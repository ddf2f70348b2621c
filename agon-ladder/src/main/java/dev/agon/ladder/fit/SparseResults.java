package dev.agon.ladder.fit;

import java.util.Arrays;

/**
 * What the fit needs of all results of a ladder: how often two versions met, and the points of each
 * version. Pairs that never met take no memory.
 *
 * <p>The same results give the same sums in whatever portions they are looked at. At tables of
 * three and more a result is a sequence of choices, as in {@link dev.agon.scoring.RankedResults}.
 * Not safe for use by several threads at once.
 */
public final class SparseResults {
  /** Larger tables are not rated. */
  public static final int MAX_SEATS = 12;

  private static final int FIRST_SIZE = 64;

  private int versions;
  private double[] points = {};

  /** The pairs of the version v are those from {@code rows[v]} to before {@code rows[v + 1]}. */
  private int[] rows = {0};

  /** The other version of each pair, smaller than the row's, ascending within a row. */
  private int[] others = {};

  private int[] games = {};

  /** The half points that the row's version won from the other. */
  private int[] halves = {};

  /** Duels that are in no row yet: the pair, and the half points of the larger version. */
  private long[] newPairs = new long[FIRST_SIZE];

  private int newCount;

  /** The versions of all choices among three and more, one after the other. */
  private int[] chosenFrom = {};

  private int[] choiceEnds = {};
  private int choices;

  /** Makes room for this many versions; there are never fewer than before. */
  public void grow(int count) {
    if (count > versions) {
      points = Arrays.copyOf(points, count);
      versions = count;
    }
  }

  /** The number of versions that there is room for. */
  public int versions() {
    return versions;
  }

  /**
   * Adds a game of two versions.
   *
   * @param halfPoints of the first: 2 for a win, 1 for a draw or if both lost, 0 for a loss
   */
  public void addDuel(int one, int other, int halfPoints) {
    points[one] += halfPoints / 2.0;
    points[other] += (2 - halfPoints) / 2.0;
    addPair(one, other, halfPoints);
  }

  private void addPair(int one, int other, int halfPoints) {
    if (one == other || Math.max(one, other) >= versions) {
      throw new IllegalArgumentException(one + " and " + other + " of " + versions);
    }
    if (newCount == newPairs.length) {
      newPairs = Arrays.copyOf(newPairs, 2 * newCount);
    }
    long larger = Math.max(one, other);
    int ofLarger = one > other ? halfPoints : 2 - halfPoints;
    newPairs[newCount++] = larger << 32 | (long) Math.min(one, other) << 2 | ofLarger;
  }

  /**
   * Adds a result of a table: the places of different versions, 1 or more; equal places are shared.
   */
  public void addTable(int[] seated, int[] places) {
    if (seated.length == 2) {
      addDuel(seated[0], seated[1], 1 + Integer.signum(places[1] - places[0]));
      return;
    }
    if (seated.length > MAX_SEATS) {
      throw new IllegalArgumentException(seated.length + " seats");
    }
    int best = Arrays.stream(places).min().orElse(0);
    for (int place = best; place != Integer.MAX_VALUE; ) {
      int behind = Integer.MAX_VALUE;
      for (int other : places) {
        behind = other > place ? Math.min(behind, other) : behind;
      }
      if (behind == Integer.MAX_VALUE && place != best) {
        return;
      }
      choose(seated, places, place);
      place = behind;
    }
  }

  /** A choice among all with this place or a worse one; equal places share it. */
  private void choose(int[] seated, int[] places, int place) {
    int[] from = new int[seated.length];
    int size = 0;
    int sharing = 0;
    int ofFirst = 0;
    for (int seat = 0; seat < seated.length; seat++) {
      if (places[seat] >= place) {
        sharing += places[seat] == place ? 1 : 0;
        ofFirst = size == 0 ? 2 * sharing : ofFirst;
        from[size++] = seated[seat];
      }
    }
    for (int seat = 0; seat < seated.length; seat++) {
      if (places[seat] == place) {
        points[seated[seat]] += 1.0 / sharing;
      }
    }
    if (size == 2) {
      addPair(from[0], from[1], sharing == 2 ? 1 : ofFirst);
      return;
    }
    int start = choices == 0 ? 0 : choiceEnds[choices - 1];
    if (start + size > chosenFrom.length) {
      chosenFrom = Arrays.copyOf(chosenFrom, Math.max(FIRST_SIZE, 2 * (start + size)));
    }
    if (choices == choiceEnds.length) {
      choiceEnds = Arrays.copyOf(choiceEnds, Math.max(FIRST_SIZE, 2 * choices));
    }
    System.arraycopy(from, 0, chosenFrom, start, size);
    choiceEnds[choices++] = start + size;
  }

  /** Sorts the new duels into the rows. */
  private void merge() {
    if (newCount == 0 && rows.length == versions + 1) {
      return;
    }
    Arrays.sort(newPairs, 0, newCount);
    int added = 0;
    for (int i = 0; i < newCount; i++) {
      added += i == 0 || newPairs[i] >> 2 != newPairs[i - 1] >> 2 ? 1 : 0;
    }
    int[] toRows = new int[versions + 1];
    int[] toOthers = new int[others.length + added];
    int[] toGames = new int[toOthers.length];
    int[] toHalves = new int[toOthers.length];
    int next = 0;
    int to = 0;
    for (int row = 0; row < versions; row++) {
      int from = row < rows.length - 1 ? rows[row] : others.length;
      int end = row < rows.length - 1 ? rows[row + 1] : others.length;
      while (true) {
        int before = next < newCount && newPairs[next] >> 32 == row ? other(next) : versions;
        int same = before == versions ? end : Arrays.binarySearch(others, from, end, before);
        int until = same < 0 ? -same - 1 : same;
        System.arraycopy(others, from, toOthers, to, until - from);
        System.arraycopy(games, from, toGames, to, until - from);
        System.arraycopy(halves, from, toHalves, to, until - from);
        to += until - from;
        from = until;
        if (before == versions) {
          break;
        }
        toOthers[to] = before;
        if (same >= 0) {
          toGames[to] = games[from];
          toHalves[to] = halves[from++];
        }
        for (; next < newCount && newPairs[next] >> 32 == row && other(next) == before; next++) {
          toGames[to]++;
          toHalves[to] += (int) newPairs[next] & 3;
        }
        to++;
      }
      toRows[row + 1] = to;
    }
    rows = toRows;
    others = toOthers;
    games = toGames;
    halves = toHalves;
    newCount = 0;
  }

  private int other(int newPair) {
    return (int) (newPairs[newPair] & 0xFFFFFFFFL) >>> 2;
  }

  /** Receives the pairs that met, in order. */
  interface PairListener {
    /**
     * A pair.
     *
     * @param pair its index
     * @param one the larger version
     * @param halfPoints those of the larger version
     */
    void met(int pair, int one, int other, int games, int halfPoints);
  }

  void forEachPair(PairListener listener) {
    merge();
    for (int row = 0; row < versions; row++) {
      for (int pair = rows[row]; pair < rows[row + 1]; pair++) {
        listener.met(pair, row, others[pair], games[pair], halves[pair]);
      }
    }
  }

  /** The ends of the rows of {@link #others()}, after a 0; not to be changed. */
  int[] rows() {
    merge();
    return rows;
  }

  int[] others() {
    merge();
    return others;
  }

  int[] games() {
    merge();
    return games;
  }

  double[] points() {
    return points;
  }

  int choices() {
    return choices;
  }

  int choiceStart(int choice) {
    return choice == 0 ? 0 : choiceEnds[choice - 1];
  }

  int[] chosenFrom() {
    return chosenFrom;
  }
}
