package dev.agon.match;

import dev.agon.game.Outcome;
import java.util.ArrayList;
import java.util.List;

/**
 * How a match came out: who got what, who failed, and how many steps it took.
 *
 * @param times of every seat; empty when no program played
 */
public record Result(Outcome outcome, List<Fault> faults, int steps, List<TimeUsed> times) {
  public Result {
    faults = List.copyOf(faults);
    times = List.copyOf(times);
  }

  /** Of a match in which no time was taken. */
  public Result(Outcome outcome, List<Fault> faults, int steps) {
    this(outcome, faults, steps, List.of());
  }

  /** The same with what playing took the seats, and what they wrote before they failed. */
  public Result with(List<PlayerUsage> usages) {
    List<Fault> told = new ArrayList<>();
    for (Fault fault : faults) {
      told.add(fault.with(usages.get(fault.seat()).stderr()));
    }
    return new Result(outcome, told, steps, usages.stream().map(PlayerUsage::time).toList());
  }

  /** How often the seat has failed; a loop, since there are millions of matches and few faults. */
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
