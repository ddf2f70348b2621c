package dev.agon.bridge.old;

import dev.agon.game.Parsed;
import dev.agon.text.FileLine;
import dev.agon.text.UserError;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Goes through a text's lines, and through a line's words. */
final class WordReader {
  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  private final String file;
  private final byte[] text;
  private int next;
  private int lineEnd;
  private int line;
  private int from;
  private int to;

  WordReader(String file, byte[] text) {
    this.file = file;
    this.text = text;
    boolean marked =
        text.length >= BYTE_ORDER_MARK.length
            && Arrays.equals(text, 0, BYTE_ORDER_MARK.length, BYTE_ORDER_MARK, 0, 3);
    next = marked ? BYTE_ORDER_MARK.length : 0;
    lineEnd = next - 1;
  }

  /** Goes to the beginning of the next line, if there is one. */
  boolean nextLine() {
    next = lineEnd + 1;
    if (next >= text.length) {
      return false;
    }
    lineEnd = next;
    while (lineEnd < text.length && text[lineEnd] != '\n') {
      lineEnd++;
    }
    line++;
    return true;
  }

  /** Goes to the line's next word, if there is one. */
  boolean nextWord() {
    while (next < lineEnd && isBlank(text[next])) {
      next++;
    }
    from = next;
    while (next < lineEnd && !isBlank(text[next])) {
      next++;
    }
    to = next;
    return from < to;
  }

  /** What C calls white space. */
  private static boolean isBlank(byte c) {
    return c == ' ' || c >= '\t' && c <= '\r';
  }

  /** Of the line, counted from 1. */
  int line() {
    return line;
  }

  /** An error in the current line. */
  UserError error(String problem) {
    return error(line, problem);
  }

  /** An error in an earlier line. */
  UserError error(int number, String problem) {
    return new FileLine(file, number).error(problem);
  }

  boolean is(String word) {
    if (word.length() != to - from) {
      return false;
    }
    for (int i = from; i < to; i++) {
      if (text[i] != word.charAt(i - from)) {
        return false;
      }
    }
    return true;
  }

  /** Whether the word is an integer. */
  boolean isInteger() {
    int digits = from + (text[from] == '-' || text[from] == '+' ? 1 : 0);
    return digits < to && onlyDigits(digits);
  }

  /** Whether it has digits only. */
  boolean isDigits() {
    return onlyDigits(from);
  }

  private boolean onlyDigits(int start) {
    for (int i = start; i < to; i++) {
      if (text[i] < '0' || text[i] > '9') {
        return false;
      }
    }
    return true;
  }

  /** The word as a number, cut off where it is too large for an int. */
  long integer() {
    boolean negative = text[from] == '-';
    long number = 0;
    for (int i = from + (negative || text[from] == '+' ? 1 : 0); i < to; i++) {
      number = Math.min(10 * number + text[i] - '0', 1L << 40);
    }
    return negative ? -number : number;
  }

  /** The rest of the line's words, joined by single blanks. */
  byte[] rest() {
    ByteArrayOutputStream words = new ByteArrayOutputStream();
    while (nextWord()) {
      if (words.size() > 0) {
        words.write(' ');
      }
      words.write(text, from, to - from);
    }
    return words.toByteArray();
  }

  /** The word in quotes, for a message. */
  String quoted() {
    return Parsed.quoted(new String(text, from, to - from, StandardCharsets.UTF_8));
  }
}
