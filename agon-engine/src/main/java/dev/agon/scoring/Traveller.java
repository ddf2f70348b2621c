package dev.agon.scoring;

import dev.agon.game.Outcome;
import java.util.List;

/**
 * What came of one board, seat by seat. It is named after the slip of paper that goes with a board
 * from table to table, on which each enters its result.
 */
final class Traveller {
  private final int matches;
  private int[][] entrants = {};
  private double[][] scores = {};
  private int entered;

  /** For a board that is played so often. */
  Traveller(int matches) {
    this.matches = matches;
  }

  int matches() {
    return matches;
  }

  /** Enters a match, on a new slip if the last one is full. */
  void enter(List<Integer> seats, Outcome outcome) {
    if (isFull()) {
      entered = 0;
    }
    if (entrants.length != outcome.seats()) {
      entrants = new int[outcome.seats()][matches];
      scores = new double[outcome.seats()][matches];
    }
    for (int seat = 0; seat < outcome.seats(); seat++) {
      entrants[seat][entered] = seats.get(seat);
      scores[seat][entered] = outcome.points(seat);
    }
    entered++;
  }

  /** Whether everybody has played the board. */
  boolean isFull() {
    return entered == matches;
  }

  int seats() {
    return entrants.length;
  }

  /** Who sat in a seat, match by match. */
  int[] entrants(int seat) {
    return entrants[seat];
  }

  /** What they scored there. */
  double[] scores(int seat) {
    return scores[seat];
  }
}
