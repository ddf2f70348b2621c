package dev.agon.plan;

import java.util.ArrayList;
import java.util.List;

/**
 * How long the first matches of a sample took, from which the time of any number of matches
 * follows. The first matches take longest: bots solve their game, programs start, and code is not
 * compiled yet. The event itself pays for that once, too.
 */
final class SampleTimes {
  private static final int STEADY_AFTER = 5;

  /**
   * A batch whose matches take less than this share of those before shows that they still speed up.
   */
  private static final double STEADY = 0.7;

  private final List<Long> matches = new ArrayList<>();
  private final List<Long> nanos = new ArrayList<>();

  SampleTimes() {
    matches.add(0L);
    nanos.add(0L);
  }

  /** Adds matches that were played together after all others. */
  void add(long more, long took) {
    matches.add(matches.getLast() + more);
    nanos.add(nanos.getLast() + took);
  }

  int batches() {
    return matches.size() - 1;
  }

  long matches() {
    return matches.getLast();
  }

  long totalNanos() {
    return nanos.getLast();
  }

  /** The nanoseconds that the matches took longer than if each had taken so many. */
  double nanosBeyond(double nanosAMatch) {
    return totalNanos() - matches() * nanosAMatch;
  }

  /** The nanoseconds of a match among many: the mean of those in the later half of the time. */
  double nanosAMatch() {
    if (batches() == 0) {
      throw new IllegalStateException("nothing was measured");
    }
    int from = batches() - 1;
    while (from > 0 && nanos.get(from - 1) >= totalNanos() / 2) {
      from--;
    }
    return nanosAMatch(from, batches());
  }

  /** Whether matches have stopped to become faster. */
  boolean isSteady() {
    int last = batches();
    return last >= STEADY_AFTER
        && nanosAMatch(last - 1, last) > STEADY * nanosAMatch(last - 2, last - 1);
  }

  private double nanosAMatch(int from, int to) {
    return (double) (nanos.get(to) - nanos.get(from)) / (matches.get(to) - matches.get(from));
  }

  /** The nanoseconds that so many matches take, counted from the first one. */
  double nanosOf(long count) {
    for (int i = 1; i < matches.size(); i++) {
      if (count <= matches.get(i)) {
        return nanos.get(i - 1) + (count - matches.get(i - 1)) * nanosAMatch(i - 1, i);
      }
    }
    return totalNanos() + (count - matches.getLast()) * nanosAMatch();
  }
}
