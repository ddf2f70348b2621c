package dev.agon.bridge;

import java.util.Arrays;

/** International match points: the WBF's table from score differences to IMPs. */
public final class Imps {
  /** The smallest differences that are worth 1, 2, ... 24 IMPs. */
  private static final int[] THRESHOLDS = {
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000,
    2250, 2500, 3000, 3500, 4000
  };

  private Imps() {}

  /** The IMPs for a score difference; they have its sign. */
  public static int of(int difference) {
    int size = Math.abs(difference);
    int at = Arrays.binarySearch(THRESHOLDS, size);
    int imps = at >= 0 ? at + 1 : -at - 1;
    return difference < 0 ? -imps : imps;
  }
}
