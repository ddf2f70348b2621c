package dev.agon.match;

import dev.agon.game.Outcome;
import java.util.ArrayList;
import java.util.List;

/**
 * The result of a match: places and points, faults, and the number of steps.
 *
 * @param times the times by seat; empty if no program played
 */
public record Result(Outcome outcome, List<Fault> faults, int steps, List<TimeUsed> times) {
  public Result {
    faults = List.copyOf(faults);
    times = List.copyOf(times);
  }

  /** A result without times. */
  public Result(Outcome outcome, List<Fault> faults, int steps) {
    this(outcome, faults, steps, List.of());
  }

  /** The same result with times, and with the standard error of failed programs. */
  public Result with(List<PlayerUsage> usages) {
    List<Fault> told = new ArrayList<>();
    for (Fault fault : faults) {
      told.add(fault.with(usages.get(fault.seat()).stderr()));
    }
    return new Result(outcome, told, steps, usages.stream().map(PlayerUsage::time).toList());
  }

  /** How often the seat has failed; a plain loop, because it runs for millions of matches. */
  public int faults(int seat) {
    int count = 0;
    for (Fault fault : faults) {
      count += fault.seat() == seat ? 1 : 0;
    }
    return count;
  }

  public boolean hasFault(int seat) {
    return faults(seat) > 0;
  }
}
