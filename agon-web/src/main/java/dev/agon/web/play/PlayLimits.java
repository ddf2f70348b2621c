package dev.agon.web.play;

import java.time.Duration;

/**
 * What visitors may use.
 *
 * @param answer a seat is given up after this time without an answer
 * @param matches the number of matches that are played at once
 * @param matchesPerAddress how many of them one address may have started
 */
public record PlayLimits(Duration answer, int matches, int matchesPerAddress) {
  public static final PlayLimits DEFAULT = new PlayLimits(Duration.ofMinutes(30), 50, 5);

  public PlayLimits {
    if (!answer.isPositive() || matches < 0 || matchesPerAddress < 0) {
      throw new IllegalArgumentException("limits are not negative, and there is time to answer");
    }
  }
}
