package dev.agon.result;

import dev.agon.api.PublicApi;
import dev.agon.game.Outcome;
import java.util.ArrayList;
import java.util.List;

/**
 * The result of a match: places and points, faults, and the number of steps.
 *
 * @param stepsHash the hash of all steps; {@link #CHANCE} if chance took part, because then an
 *     equal match is a coincidence and no repeat
 * @param times the times by seat; empty if no program played
 */
public record Result(
    @PublicApi Outcome outcome,
    @PublicApi List<Fault> faults,
    @PublicApi int steps,
    long stepsHash,
    List<TimeUsed> times) {
  /** No hash: the game rolled something, or a built-in bot drew from its dice. */
  public static final long CHANCE = 0;

  public Result {
    faults = List.copyOf(faults);
    times = List.copyOf(times);
  }

  /** A result without times, of a match in which chance took part. */
  public Result(Outcome outcome, List<Fault> faults, int steps) {
    this(outcome, faults, steps, CHANCE, List.of());
  }

  /** The same result of a match in which chance had no part. */
  public Result withStepsHash(long hash) {
    return new Result(outcome, faults, steps, hash, times);
  }

  /** Whether an equal match of the same players is the same game. */
  public boolean canRepeat() {
    return stepsHash != CHANCE;
  }

  /** The same result with times, and with the standard error of failed programs. */
  public Result with(List<PlayerUsage> usages) {
    List<Fault> told = new ArrayList<>();
    for (Fault fault : faults) {
      told.add(fault.with(usages.get(fault.seat()).stderr()));
    }
    return new Result(
        outcome, told, steps, stepsHash, usages.stream().map(PlayerUsage::time).toList());
  }

  /** How often the seat has failed; a plain loop, because it runs for millions of matches. */
  public int faults(int seat) {
    if (faults.isEmpty()) {
      return 0;
    }
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
