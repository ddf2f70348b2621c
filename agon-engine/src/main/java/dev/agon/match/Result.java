package dev.agon.match;

import dev.agon.game.Outcome;
import java.util.List;

/** How a match came out: who got what, who failed, and how many steps it took. */
public record Result(Outcome outcome, List<Fault> faults, int steps) {
  public Result {
    faults = List.copyOf(faults);
  }
}
