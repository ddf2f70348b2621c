package dev.agon.contest.old;

/** Numbers as the old program reads them: digits and nothing else, leading zeros included. */
public final class Digits {
  public static final int NONE = -1;

  private Digits() {}

  public static int read(byte[] bytes) {
    return read(bytes, 0, bytes.length);
  }

  /** The number that these bytes write, or {@link #NONE} if they write none or it is too large. */
  public static int read(byte[] bytes, int from, int to) {
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
