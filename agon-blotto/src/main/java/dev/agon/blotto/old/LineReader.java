package dev.agon.blotto.old;

/** Reads a text line by line; lines end in LF or CR LF, which the last one may lack. */
final class LineReader {
  private static final byte DELETE = 0x7F;

  private final byte[] text;
  private final int end;
  private int from;
  private int to;
  private int next;
  private int number;

  /** Reads the lines between two offsets. */
  LineReader(byte[] text, int start, int end) {
    this.text = text;
    this.next = start;
    this.end = end;
  }

  /** Advances to the next line; false at the end. */
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

  /** The offset of the line's first byte. */
  int from() {
    return from;
  }

  /** The offset after the line's last byte, without the line end. */
  int to() {
    return to;
  }

  int number() {
    return number;
  }

  /** Whether the character is a blank or a control character. */
  static boolean isBlank(byte character) {
    return (character & 0xFF) <= ' ' || character == DELETE;
  }
}
