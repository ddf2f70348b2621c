package dev.agon.duplicate;

import dev.agon.game.Outcome;
import java.util.Arrays;
import java.util.List;

/**
 * The results of one board by seat, which are compared. In bridge this is the traveller, a slip of
 * paper that goes with a board from table to table.
 */
public final class BoardResults {
  private final int matches;
  private final Matchpoints matchpoints;
  private int[][] entrants = {};
  private double[][] scores = {};

  /** The matches that have a result. */
  private int size;

  /** Results of one board after the other, each of so many matches, for these matchpoints. */
  public BoardResults(int matches, Matchpoints matchpoints) {
    this.matches = matches;
    this.matchpoints = matchpoints;
  }

  void enter(List<Integer> seats, Outcome outcome) {
    if (entrants.length != outcome.seats()) {
      entrants = new int[outcome.seats()][matches];
      scores = new double[outcome.seats()][matches];
    }
    for (int seat = 0; seat < outcome.seats(); seat++) {
      entrants[seat][size] = seats.get(seat);
      scores[seat][size] = outcome.points(seat);
    }
    size++;
  }

  /** Adds the matchpoints of each seat to the points of the entrants who sat there. */
  void addTo(double[] points) {
    for (int seat = 0; seat < entrants.length; seat++) {
      long[] halves =
          matchpoints.add(Arrays.copyOf(entrants[seat], size), Arrays.copyOf(scores[seat], size));
      for (int match = 0; match < size; match++) {
        points[entrants[seat][match]] += halves[match] / 2.0;
      }
    }
    size = 0;
  }
}
