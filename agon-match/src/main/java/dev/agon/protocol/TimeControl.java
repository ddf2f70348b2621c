package dev.agon.protocol;

import java.time.Duration;
import java.util.Optional;

/**
 * The time limits of a program.
 *
 * @param match the time for all answers in a match
 * @param move the time for one answer, if it is limited
 * @param increment the time that each answer adds to the time of the match
 * @param grace how far a limit may be exceeded without a fault, for slow hosts
 * @param startUp the time to say that it is ready, in the session protocol
 */
public record TimeControl(
    Duration match, Optional<Duration> move, Duration increment, Duration grace, Duration startUp) {
  /** The maximum of each time: a day. */
  public static final int MAX_SECONDS = 86_400;

  public static final TimeControl DEFAULT =
      new TimeControl(Duration.ofSeconds(30), Duration.ofSeconds(10));

  public TimeControl {
    if (!match.isPositive()
        || move.isPresent() && !move.get().isPositive()
        || !startUp.isPositive()) {
      throw new IllegalArgumentException("a clock needs more than no time");
    }
    if (increment.isNegative() || grace.isNegative()) {
      throw new IllegalArgumentException("increment and grace are not negative");
    }
  }

  public TimeControl(Duration match, Duration startUp) {
    this(match, Optional.empty(), Duration.ZERO, Duration.ZERO, startUp);
  }

  public TimeControl withMatch(Duration other) {
    return new TimeControl(other, move, increment, grace, startUp);
  }
}
