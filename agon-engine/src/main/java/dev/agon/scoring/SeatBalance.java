package dev.agon.scoring;

/**
 * How evenly seats were shared.
 *
 * @param seats of the largest match
 * @param fewest times that anybody sat in one of them
 * @param most times that anybody did
 * @param even whether everybody sat in all of them equally often, some perhaps more than others
 */
public record SeatBalance(int seats, long fewest, long most, boolean even) {

  /** The balance among those who played; of matches that are too large to count there is none. */
  public static SeatBalance of(Tally tally) {
    int seats = tally.seats();
    long fewest = Long.MAX_VALUE;
    long most = 0;
    boolean even = true;
    for (int entrant = 0; entrant < tally.entrants(); entrant++) {
      for (int seat = 0; seat < seats && tally.score(entrant).games() > 0; seat++) {
        long sat = tally.sat(entrant, seat);
        fewest = Math.min(fewest, sat);
        most = Math.max(most, sat);
        even &= sat == tally.sat(entrant, 0);
      }
    }
    return new SeatBalance(seats, most == 0 ? 0 : fewest, most, even);
  }

  /**
   * Whether there is anything to say: of two seats that everybody had equally often there is not.
   */
  public boolean isTelling() {
    return seats > 2 || !even;
  }
}
