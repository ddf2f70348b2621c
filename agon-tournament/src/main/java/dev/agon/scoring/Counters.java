package dev.agon.scoring;

/** Counts of many things. Each takes four bytes, and eight as soon as any count needs them. */
final class Counters {
  private static final long[] NONE = {};

  private int[] small;
  private long[] large = NONE;
  private final int size;

  Counters(int size) {
    this.size = size;
    small = new int[size];
  }

  int size() {
    return size;
  }

  long get(int index) {
    return isLarge() ? large[index] : small[index];
  }

  void add(int index, long more) {
    if (!isLarge()) {
      long sum = small[index] + more;
      if (sum <= Integer.MAX_VALUE) {
        small[index] = (int) sum;
        return;
      }
      enlarge();
    }
    large[index] += more;
  }

  private boolean isLarge() {
    return large.length > 0;
  }

  private void enlarge() {
    long[] all = new long[size];
    for (int i = 0; i < size; i++) {
      all[i] = small[i];
    }
    large = all;
    small = new int[0];
  }
}
