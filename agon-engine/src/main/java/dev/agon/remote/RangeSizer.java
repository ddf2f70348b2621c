package dev.agon.remote;

/**
 * Decides how many matches a range has, so that a worker needs one to a few seconds for it: one
 * match of slow programs, thousands between built-ins. It learns from what ranges took.
 */
final class RangeSizer {
  private static final double TARGET_NANOS = 2e9;

  /** The weight of the newest range. */
  private static final double NEWEST = 0.5;

  /** Ranges grow at most by this factor, because the first ones say little. */
  private static final int GROWTH = 8;

  private double nanosPerMatch;
  private int largest = 1;

  void measured(int matches, long nanos) {
    double now = Math.max(1, (double) nanos / matches);
    nanosPerMatch = nanosPerMatch == 0 ? now : NEWEST * now + (1 - NEWEST) * nanosPerMatch;
    largest = Math.max(largest, matches);
  }

  /** The number of matches of the next range, if so many are left for so many cores. */
  int next(long left, int cores) {
    double wanted = nanosPerMatch == 0 ? 1 : TARGET_NANOS / nanosPerMatch;
    double bounded = Math.min(wanted, (double) largest * GROWTH);
    // The last ranges are small, so that all cores are busy until the end.
    double share = Math.ceil((double) left / (2.0 * cores));
    return (int) Math.max(1, Math.min(Math.min(bounded, share), (double) left));
  }
}
