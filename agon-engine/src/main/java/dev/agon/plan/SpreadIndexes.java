package dev.agon.plan;

import java.util.NoSuchElementException;

/** Gives indexes below a number, each at most once; the first ones are far apart. */
final class SpreadIndexes {
  private static final double GOLDEN_RATIO = 0.618;

  private final long count;
  private final long gap;
  private final long step;
  private long taken;

  /** Indexes below a number; if it is very large, some indexes are left out. */
  SpreadIndexes(long below) {
    count = Math.min(below, Integer.MAX_VALUE);
    gap = below / count;
    long near = Math.max(1, (long) (count * GOLDEN_RATIO));
    while (gcd(near, count) != 1) {
      near++;
    }
    step = near;
  }

  private static long gcd(long a, long b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  boolean hasNext() {
    return taken < count;
  }

  long next() {
    if (!hasNext()) {
      throw new NoSuchElementException("all " + count + " are taken");
    }
    return taken++ * step % count * gap;
  }
}
