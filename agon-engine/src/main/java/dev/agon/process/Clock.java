package dev.agon.process;

import java.time.Duration;

/**
 * How long a program may take.
 *
 * @param match for all its answers in a match together
 * @param startUp to say that it is ready, in the session protocol
 */
public record Clock(Duration match, Duration startUp) {
  /** A day, the longest that can be set. */
  public static final int MOST_SECONDS = 86_400;

  public static final Clock USUAL = new Clock(Duration.ofSeconds(30), Duration.ofSeconds(10));

  public Clock {
    if (!match.isPositive() || !startUp.isPositive()) {
      throw new IllegalArgumentException("a clock needs more than no time");
    }
  }
}
