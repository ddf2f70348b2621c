package dev.agon.bridge.old;

import dev.agon.game.Parsed;
import dev.agon.text.FileLine;
import dev.agon.text.UserError;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Reads a text line by line, and each line word by word. */
final class WordReader {
  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  /** Larger than any int. */
  private static final long MAX_NUMBER = 1L << 40;

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

  /** Advances to the next line; false at the end of the text. */
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

  /** Advances to the line's next word; false at the end of the line. */
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

  /** White space as in C's {@code isspace}. */
  private static boolean isBlank(byte c) {
    return c == ' ' || c >= '\t' && c <= '\r';
  }

  int line() {
    return line;
  }

  UserError error(String problem) {
    return error(line, problem);
  }

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

  boolean isInteger() {
    int digits = from + (text[from] == '-' || text[from] == '+' ? 1 : 0);
    return digits < to && onlyDigits(digits);
  }

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

  /** The word as a number; one far too large for an int is capped. */
  long integer() {
    boolean negative = text[from] == '-';
    long number = 0;
    for (int i = from + (negative || text[from] == '+' ? 1 : 0); i < to; i++) {
      number = Math.min(10 * number + text[i] - '0', MAX_NUMBER);
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

  /** The word in quotes, for an error. */
  String quoted() {
    return Parsed.quoted(new String(text, from, to - from, StandardCharsets.UTF_8));
  }
}
