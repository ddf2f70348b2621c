package dev.agon.protocol;

import java.time.Duration;
import java.util.Optional;

/**
 * How long a program may take.
 *
 * @param match for all its answers in a match together
 * @param move for one answer, if that is limited
 * @param increment what it has more for the match after each answer
 * @param grace so much beyond a limit is forgiven, for hosts that are slow
 * @param startUp to say that it is ready, in the session protocol
 */
public record TimeControl(
    Duration match, Optional<Duration> move, Duration increment, Duration grace, Duration startUp) {
  /** A day, the longest that can be set. */
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

  /** A clock for the match and the start alone. */
  public TimeControl(Duration match, Duration startUp) {
    this(match, Optional.empty(), Duration.ZERO, Duration.ZERO, startUp);
  }

  /** The same with another time for the match. */
  public TimeControl withMatch(Duration other) {
    return new TimeControl(other, move, increment, grace, startUp);
  }
}
