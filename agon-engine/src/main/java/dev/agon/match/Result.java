package dev.agon.match;

import dev.agon.game.Outcome;
import java.util.List;

/** How a match came out: who got what, who failed, and how many steps it took. */
public record Result(Outcome outcome, List<Fault> faults, int steps) {
  public Result {
    faults = List.copyOf(faults);
  }

  /** Whether the seat has failed; a loop, since there are millions of matches and few faults. */
  public boolean hasFault(int seat) {
    for (Fault fault : faults) {
      if (fault.seat() == seat) {
        return true;
      }
    }
    return false;
  }
}
