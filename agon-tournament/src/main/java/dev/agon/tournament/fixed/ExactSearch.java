package dev.agon.tournament.fixed;

import java.util.Arrays;

/**
 * Looks for lineups that, turned in a circle, let no two players meet more often than a limit. It
 * looks at lineups in order and turns back when the limit is passed, so it finds a difference
 * family if there is one and the number of steps is enough.
 */
final class ExactSearch {
  private final int players;
  private final int seats;
  private final int most;
  private final int[][] blocks;

  /** How often two players at this distance on the circle meet. */
  private final int[] meetings;

  private long steps;

  /** Looks for so many circles with a maximum of meetings, and gives up after so many steps. */
  ExactSearch(int players, int seats, int circles, int most, long maxSteps) {
    this.players = players;
    this.seats = seats;
    this.most = most;
    this.blocks = new int[circles][seats];
    this.meetings = new int[players / 2 + 1];
    this.steps = maxSteps;
  }

  /** The lineups; empty if none were found. */
  int[][] blocks() {
    return fill(0, 1) ? blocks : new int[][] {};
  }

  /** Fills the seats of a lineup from this one on, then the lineups after it. */
  private boolean fill(int circle, int seat) {
    if (circle == blocks.length) {
      return true;
    }
    int[] block = blocks[circle];
    if (seat == seats) {
      return isNew(circle) && fill(circle + 1, 1);
    }
    // A lineup with the rarest distance so far can be turned so that its first two have it.
    int from = seat == 1 ? rarest() : seat == 2 ? 1 : block[seat - 1] + 1;
    int to = seat == 1 ? from : players - 1;
    for (int next = from; next <= to && steps > 0; next++) {
      steps--;
      if (seat == 1 || next != block[1]) {
        block[seat] = next;
        if (add(block, seat) && fill(circle, seat + 1)) {
          return true;
        }
        remove(block, seat);
      }
    }
    return false;
  }

  private boolean isNew(int circle) {
    for (int before = 0; before < circle; before++) {
      if (Arrays.equals(blocks[before], blocks[circle])) {
        return false;
      }
    }
    return true;
  }

  private int rarest() {
    int rarest = 1;
    for (int distance = 2; distance < meetings.length; distance++) {
      rarest = meetings[distance] < meetings[rarest] ? distance : rarest;
    }
    return rarest;
  }

  /** Adds the meetings of the player in this seat; false if a limit is passed. */
  private boolean add(int[] block, int seat) {
    boolean isWithin = true;
    for (int i = 0; i < seat; i++) {
      int distance = distance(block[i], block[seat]);
      meetings[distance] += weight(distance);
      isWithin &= meetings[distance] <= most;
    }
    return isWithin;
  }

  private void remove(int[] block, int seat) {
    for (int i = 0; i < seat; i++) {
      int distance = distance(block[i], block[seat]);
      meetings[distance] -= weight(distance);
    }
  }

  private int distance(int one, int other) {
    int steps = Math.abs(one - other);
    return Math.min(steps, players - steps);
  }

  private int weight(int distance) {
    return 2 * distance == players ? 2 : 1;
  }
}
