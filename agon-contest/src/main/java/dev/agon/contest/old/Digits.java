package dev.agon.contest.old;

/** Reads whole numbers as the old program does: only digits, with any leading zeros. */
public final class Digits {
  /** The result for bytes that are no number. */
  public static final int NONE = -1;

  private Digits() {}

  /** The number, or {@link #NONE} if it is not one or does not fit an int. */
  public static int read(byte[] bytes) {
    return read(bytes, 0, bytes.length);
  }

  /** The number, or {@link #NONE} if it is not one or does not fit an int. */
  static int read(byte[] bytes, int from, int to) {
    if (from == to) {
      return NONE;
    }
    long number = 0;
    for (int i = from; i < to; i++) {
      int digit = bytes[i] - '0';
      number = number * 10 + digit;
      if (digit < 0 || digit > 9 || number > Integer.MAX_VALUE) {
        return NONE;
      }
    }
    return (int) number;
  }
}
