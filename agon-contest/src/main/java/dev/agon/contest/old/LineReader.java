package dev.agon.contest.old;

/** Goes through the lines of a text; they end in LF or CR LF, the last one maybe in nothing. */
final class LineReader {
  private static final byte DELETE = 0x7F;

  private final byte[] text;
  private final int end;
  private int from;
  private int to;
  private int next;
  private int number;

  /** The lines between the two places. */
  LineReader(byte[] text, int start, int end) {
    this.text = text;
    this.next = start;
    this.end = end;
  }

  /** Goes to the next line, if there is one. */
  boolean next() {
    if (next >= end) {
      return false;
    }
    from = next;
    to = from;
    while (to < end && text[to] != '\n') {
      to++;
    }
    next = to + 1;
    if (to > from && text[to - 1] == '\r') {
      to--;
    }
    number++;
    return true;
  }

  /** Where the line begins. */
  int from() {
    return from;
  }

  /** Where it ends, without what ends it. */
  int to() {
    return to;
  }

  /** Counted from 1. */
  int number() {
    return number;
  }

  /** Blanks and all control characters. */
  static boolean isBlank(byte character) {
    return (character & 0xFF) <= ' ' || character == DELETE;
  }
}
