package dev.agon.ladder.run;

import dev.agon.ladder.pair.PairingState;
import java.util.List;

/** The versions at one deal, and the number of the first of the matches in which they play it. */
public record Bundle(long first, List<Integer> table) {
  public Bundle {
    table = List.copyOf(table);
  }

  /** The number of its last match. */
  public long last() {
    return first + PairingState.matches(table) - 1;
  }

  /** Who sits where in the match with this number. */
  public List<Integer> seats(long match) {
    return PairingState.seats(table, Math.toIntExact(match - first));
  }
}
