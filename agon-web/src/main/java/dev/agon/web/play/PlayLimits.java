package dev.agon.web.play;

import java.time.Duration;

/**
 * What visitors may use.
 *
 * @param answer a seat is given up after this time without an answer
 * @param games the number of games that are played at once
 * @param gamesPerAddress how many of them one address may have started
 */
public record PlayLimits(Duration answer, int games, int gamesPerAddress) {
  public static final PlayLimits DEFAULT = new PlayLimits(Duration.ofMinutes(30), 50, 5);

  public PlayLimits {
    if (!answer.isPositive() || games < 0 || gamesPerAddress < 0) {
      throw new IllegalArgumentException("limits are not negative, and there is time to answer");
    }
  }
}
