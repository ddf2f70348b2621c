package dev.agon.game;

import java.util.Arrays;

/**
 * The result of a match: a place and points for every seat; immutable.
 *
 * <p>Places are a competition ranking: 1 is the best, seats that share a place have the same
 * number, and the place after k seats that share one is k higher, as in 1, 2, 2, 4. If everybody
 * loses, nobody is first and all share the last place, as in 2, 2. Points are finite; they need not
 * agree with the places.
 */
public final class Outcome {
  /** A byte of a long for each place; byte 0 is unused. */
  private static final int FEW_SEATS = Long.BYTES - 1;

  private final int[] places;
  private final double[] points;

  private Outcome(int[] places, double[] points) {
    for (double value : points) {
      if (!Double.isFinite(value)) {
        throw new IllegalArgumentException("points must be finite: " + Arrays.toString(points));
      }
    }
    this.places = places;
    this.points = points;
  }

  /**
   * The outcome with these places and points, by seat.
   *
   * @throws IllegalArgumentException if the places are no competition ranking, points are not
   *     finite, or the arrays differ in length
   */
  public static Outcome of(int[] places, double[] points) {
    if (places.length != points.length) {
      throw new IllegalArgumentException(places.length + " places, " + points.length + " points");
    }
    int[] checked = places.clone();
    checkRanking(checked);
    return new Outcome(checked, points.clone());
  }

  /**
   * The outcome in which more points are a better place, and equal points share one.
   *
   * @throws IllegalArgumentException if points are not finite
   */
  public static Outcome byPoints(double... points) {
    int[] places = new int[points.length];
    double[] ascending = points.clone();
    Arrays.sort(ascending);
    for (int seat = 0; seat < points.length; seat++) {
      places[seat] = 1 + points.length - upTo(points[seat], ascending);
    }
    return new Outcome(places, points.clone());
  }

  /**
   * The outcome in which a place is worth a point for each seat behind it, and half a point for
   * each other seat that shares it. If everybody loses, all have 0 points.
   *
   * @throws IllegalArgumentException if the places are no competition ranking
   */
  public static Outcome byPlaces(int... places) {
    int[] checked = places.clone();
    checkRanking(checked);
    int seats = checked.length;
    int[] sharing = new int[seats + 1];
    for (int place : checked) {
      sharing[place]++;
    }
    double[] points = new double[seats];
    for (int seat = 0; seat < seats; seat++) {
      int place = checked[seat];
      points[seat] = Math.max(0, seats - place - (sharing[place] - 1) / 2.0);
    }
    return new Outcome(checked, points);
  }

  /** The outcome that nobody wins: all share the last place and have 0 points. */
  public static Outcome lostByAll(int seats) {
    int[] places = new int[seats];
    Arrays.fill(places, seats);
    return new Outcome(places, new double[seats]);
  }

  /** Every match that is played or read comes through here, so this allocates only for many. */
  private static void checkRanking(int[] places) {
    boolean ranked = places.length <= FEW_SEATS ? isRankingOfFew(places) : isRanking(places);
    if (!ranked && !areAllLast(places)) {
      throw new IllegalArgumentException("no ranking: places " + Arrays.toString(places));
    }
  }

  /** The same as {@link #isRanking}, with the counts in the bytes of a long. */
  private static boolean isRankingOfFew(int[] places) {
    long sharing = 0;
    for (int place : places) {
      if (place < 1 || place > places.length) {
        return false;
      }
      sharing += 1L << Byte.SIZE * place;
    }
    int ahead = 0;
    for (int place = 1; place <= places.length; place++) {
      int share = (int) (sharing >>> Byte.SIZE * place) & 0xFF;
      if (share > 0 && ahead != place - 1) {
        return false;
      }
      ahead += share;
    }
    return true;
  }

  private static boolean isRanking(int[] places) {
    int[] sharing = new int[places.length + 1];
    for (int place : places) {
      if (place < 1 || place > places.length) {
        return false;
      }
      sharing[place]++;
    }
    int ahead = 0;
    for (int place = 1; place < sharing.length; place++) {
      if (sharing[place] > 0 && ahead != place - 1) {
        return false;
      }
      ahead += sharing[place];
    }
    return true;
  }

  private static boolean areAllLast(int[] places) {
    for (int place : places) {
      if (place != places.length) {
        return false;
      }
    }
    return true;
  }

  /** How many of the ascending values are at most this one. */
  private static int upTo(double value, double[] ascending) {
    int low = 0;
    int high = ascending.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (ascending[middle] <= value) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  public int seats() {
    return places.length;
  }

  /** The place of a seat; 1 is the best. */
  public int place(int seat) {
    return places[seat];
  }

  /** The points of a seat; finite. */
  public double points(int seat) {
    return points[seat];
  }

  /** Whether the seat alone is first. */
  public boolean won(int seat) {
    return places[seat] == 1 && !drawn();
  }

  /** Whether the seat is first together with others. */
  public boolean drew(int seat) {
    return places[seat] == 1 && drawn();
  }

  /** Whether nobody is first. */
  public boolean lostByAll() {
    for (int place : places) {
      if (place == 1) {
        return false;
      }
    }
    return true;
  }

  /** Whether several are first. */
  public boolean drawn() {
    int first = 0;
    for (int place : places) {
      if (place == 1) {
        first++;
      }
    }
    return first > 1;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Outcome o
        && Arrays.equals(places, o.places)
        && Arrays.equals(points, o.points);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(places) + Arrays.hashCode(points);
  }

  @Override
  public String toString() {
    return "places " + Arrays.toString(places) + " points " + Arrays.toString(points);
  }
}
