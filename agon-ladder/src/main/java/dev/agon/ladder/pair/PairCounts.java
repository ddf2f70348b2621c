package dev.agon.ladder.pair;

import java.util.Arrays;

/** How often each two versions were chosen together; compact, since there are millions of pairs. */
final class PairCounts {
  private static final int FIRST_SIZE = 1 << 10;
  private static final long FREE = -1;

  private long[] pairs = free(FIRST_SIZE);
  private int[] counts = new int[FIRST_SIZE];
  private int used;

  private static long[] free(int size) {
    long[] all = new long[size];
    Arrays.fill(all, FREE);
    return all;
  }

  private static long pair(int one, int other) {
    return (long) Math.min(one, other) << Integer.SIZE | Math.max(one, other);
  }

  int get(int one, int other) {
    return counts[slot(pairs, pair(one, other))];
  }

  void add(int one, int other, int times) {
    long pair = pair(one, other);
    int slot = slot(pairs, pair);
    if (pairs[slot] == FREE) {
      pairs[slot] = pair;
      used++;
    }
    counts[slot] += times;
    if (2 * used > pairs.length) {
      grow();
    }
  }

  private void grow() {
    long[] larger = free(2 * pairs.length);
    int[] moved = new int[larger.length];
    for (int i = 0; i < pairs.length; i++) {
      if (pairs[i] != FREE) {
        int slot = slot(larger, pairs[i]);
        larger[slot] = pairs[i];
        moved[slot] = counts[i];
      }
    }
    pairs = larger;
    counts = moved;
  }

  /** Where a pair is, or would be. */
  private static int slot(long[] all, long pair) {
    long mixed = pair * 0x9E3779B97F4A7C15L;
    int slot = (int) (mixed >>> Integer.SIZE) & all.length - 1;
    while (all[slot] != FREE && all[slot] != pair) {
      slot = slot + 1 & all.length - 1;
    }
    return slot;
  }
}
