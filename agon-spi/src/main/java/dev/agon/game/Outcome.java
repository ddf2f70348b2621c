package dev.agon.game;

import java.util.Arrays;

/**
 * Who got what: a place and points for every seat. Place 1 is the best; equal seats share one. When
 * everybody loses nobody is first, and all share the last place.
 */
public final class Outcome {
  private final int[] places;
  private final double[] points;

  private Outcome(int[] places, double[] points) {
    if (places.length != points.length) {
      throw new IllegalArgumentException(places.length + " places, " + points.length + " points");
    }
    this.places = places;
    this.points = points;
  }

  /** The outcome with these places and points, by seat. */
  public static Outcome of(int[] places, double[] points) {
    return new Outcome(places.clone(), points.clone());
  }

  /** The outcome in which more points are a better place, and equal points share one. */
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
   * The outcome in which a place is worth as many points as there are seats behind it, and half of
   * one for each other seat that shares it. Nobody has any where everybody loses.
   */
  public static Outcome byPlaces(int... places) {
    int seats = places.length;
    int[] sharing = new int[seats + 1];
    for (int place : places) {
      sharing[place]++;
    }
    double[] points = new double[seats];
    for (int seat = 0; seat < seats; seat++) {
      int place = places[seat];
      points[seat] = Math.max(0, seats - place - (sharing[place] - 1) / 2.0);
    }
    return new Outcome(places.clone(), points);
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

  public int place(int seat) {
    return places[seat];
  }

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
