package dev.agon.web.play;

import java.time.Duration;

/**
 * What one match may use.
 *
 * @param steps how many steps it may have
 * @param thinking how long its bots may think in all
 * @param age how long after its start it may be played
 */
public record GameBounds(int steps, Duration thinking, Duration age) {
  /** All steps and their pictures are in memory; the longest ordinary games have some 2,000. */
  private static final int MAX_STEPS = 5_000;

  /** Ordinary bots think for seconds in all; the processor is for other visitors, too. */
  private static final Duration MAX_THINKING = Duration.ofMinutes(5);

  /** Enough for a move a day; a match that nobody ends keeps its place no longer. */
  private static final Duration MAX_AGE = Duration.ofDays(30);

  static final GameBounds OF_VISITORS = new GameBounds(MAX_STEPS, MAX_THINKING, MAX_AGE);

  private static final Duration CENTURY = Duration.ofDays(36_500);

  /** The owner may use the whole machine. */
  static final GameBounds OF_OWNER = new GameBounds(Integer.MAX_VALUE, CENTURY, CENTURY);
}
