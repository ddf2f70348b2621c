package dev.agon.blotto.old;

import java.nio.charset.StandardCharsets;

/** Reads whole numbers as the old program does: only digits, with any leading zeros. */
public final class Digits {
  /** The result for bytes that are no number. */
  public static final int NONE = -1;

  private Digits() {}

  /** The number, or {@link #NONE} if it is not one or does not fit an int. */
  public static int read(byte[] bytes) {
    return read(bytes, 0, bytes.length);
  }

  /**
   * The number that C's {@code atoi} reads from a word: the digits after blanks and a plus sign, up
   * to any other character; 0 without digits. {@link #NONE} if it is negative or does not fit.
   */
  public static int atoi(String word) {
    byte[] bytes = word.getBytes(StandardCharsets.UTF_8);
    int from = 0;
    while (from < bytes.length && isSpace(bytes[from])) {
      from++;
    }
    if (from < bytes.length && bytes[from] == '-') {
      return NONE;
    }
    if (from < bytes.length && bytes[from] == '+') {
      from++;
    }
    int to = from;
    while (to < bytes.length && bytes[to] >= '0' && bytes[to] <= '9') {
      to++;
    }
    return from == to ? 0 : read(bytes, from, to);
  }

  /** Whether C's {@code isspace} is true: a blank, or one of the controls from tab to return. */
  private static boolean isSpace(byte character) {
    return character == ' ' || character >= '\t' && character <= '\r';
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
