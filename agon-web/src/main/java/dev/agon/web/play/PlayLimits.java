package dev.agon.web.play;

import java.time.Duration;

/**
 * What visitors may use.
 *
 * @param answer a seat is given up after this time without an answer
 * @param matches the number of matches that are played at once
 * @param matchesPerAddress how many of them one address may have started
 * @param each what one match may use
 */
public record PlayLimits(Duration answer, int matches, int matchesPerAddress, GameBounds each) {
  /** One address may start a match every ten minutes for each that it may play at once. */
  private static final int STARTS_PER_HOUR = 6;

  public static final PlayLimits DEFAULT = new PlayLimits(Duration.ofMinutes(30), 50, 5);

  public PlayLimits {
    if (!answer.isPositive() || matches < 0 || matchesPerAddress < 0) {
      throw new IllegalArgumentException("limits are not negative, and there is time to answer");
    }
  }

  /** Limits whose matches may use what those of visitors usually may. */
  public PlayLimits(Duration answer, int matches, int matchesPerAddress) {
    this(answer, matches, matchesPerAddress, GameBounds.OF_VISITORS);
  }

  /** How many matches one address may start within an hour; each of them is stored. */
  int startsPerHour() {
    return STARTS_PER_HOUR * matchesPerAddress;
  }
}
