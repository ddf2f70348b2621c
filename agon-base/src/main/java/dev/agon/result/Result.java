package dev.agon.result;

import dev.agon.api.PublicApi;
import dev.agon.game.DisplayText;
import dev.agon.game.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/**
 * The result of a match: places and points, faults, and the number of steps.
 *
 * @param stepsHash the hash of all steps; {@link #CHANCE} if chance took part, because then an
 *     equal match is a coincidence and no repeat
 * @param times the times by seat; empty if no program played
 * @param voidReason why the match is void, in one line: its game failed, so nobody scores and
 *     nobody has a fault; empty for all other matches
 */
public record Result(
    @PublicApi Outcome outcome,
    @PublicApi List<Fault> faults,
    @PublicApi int steps,
    long stepsHash,
    List<TimeUsed> times,
    @PublicApi Optional<String> voidReason) {
  /** No hash: the game rolled something, or a built-in bot drew from its dice. */
  public static final long CHANCE = 0;

  public Result {
    faults = List.copyOf(faults);
    times = List.copyOf(times);
    for (Fault fault : faults) {
      if (fault.seat() < 0 || fault.seat() >= outcome.seats()) {
        throw new IllegalArgumentException("there is no seat " + fault.seat());
      }
    }
  }

  /** A result without times, of a match in which chance took part. */
  public Result(Outcome outcome, List<Fault> faults, int steps) {
    this(outcome, faults, steps, CHANCE, List.of());
  }

  /** The result of a match that is not void. */
  public Result(
      Outcome outcome, List<Fault> faults, int steps, long stepsHash, List<TimeUsed> times) {
    this(outcome, faults, steps, stepsHash, times, Optional.empty());
  }

  /** The result of a match that is void after so many steps. */
  public static Result ofVoid(int seats, int steps, String reason) {
    return new Result(
        Outcome.lostByAll(seats), List.of(), steps, CHANCE, List.of(), Optional.of(reason));
  }

  public boolean isVoid() {
    return voidReason.isPresent();
  }

  /** The same result of a match in which chance had no part. */
  public Result withStepsHash(long hash) {
    return new Result(outcome, faults, steps, hash, times, voidReason);
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
    return with(told, usages.stream().map(PlayerUsage::time).toList());
  }

  /** The same result with other details of its faults, and other times. */
  public Result with(List<Fault> told, List<TimeUsed> used) {
    return new Result(outcome, told, steps, stepsHash, used, voidReason);
  }

  /** What went wrong, in words for people: why the match is void, or the faults. */
  public List<String> problems(IntFunction<String> nameOfSeat) {
    return Stream.concat(
            voidReason.stream().map(why -> "void: " + DisplayText.visible(why)),
            faults.stream().map(fault -> nameOfSeat.apply(fault.seat()) + ": " + fault.words()))
        .toList();
  }

  /**
   * Whether a clock has decided, and nothing else: a bot that fails by itself gets no new game,
   * even if another one is late. A plain loop, because it runs for millions of matches.
   */
  public boolean isDecidedByClock() {
    boolean isByClock = false;
    for (int i = 0; i < faults.size(); i++) {
      switch (faults.get(i).reason()) {
        case TIME, STALLED -> isByClock = true;
        case ILLEGAL_MOVE, UNREADABLE, DISCONNECTED -> {
          return false;
        }
        case QUARANTINED, WITHDRAWN, DISQUALIFIED, NOT_BUILT -> {}
      }
    }
    return isByClock;
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
