package dev.agon.scoring;

/**
 * How evenly seats were shared.
 *
 * @param seats the seats of the largest match
 * @param min how often a player sat in a seat at least
 * @param max how often a player sat in a seat at most
 * @param even whether each player sat in all seats equally often; some may have played more
 */
public record SeatBalance(int seats, long min, long max, boolean even) {

  /** The balance among all who played; matches that are too large are not counted. */
  public static SeatBalance of(Tally tally) {
    int seats = tally.seats();
    long min = Long.MAX_VALUE;
    long max = 0;
    boolean even = true;
    for (int entrant = 0; entrant < tally.entrants(); entrant++) {
      for (int seat = 0; seat < seats && tally.score(entrant).games() > 0; seat++) {
        long sat = tally.sat(entrant, seat);
        min = Math.min(min, sat);
        max = Math.max(max, sat);
        even &= sat == tally.sat(entrant, 0);
      }
    }
    return new SeatBalance(seats, max == 0 ? 0 : min, max, even);
  }

  /** Whether it is of interest; two seats that all had equally often are not. */
  public boolean isOfInterest() {
    return seats > 2 || !even;
  }
}
