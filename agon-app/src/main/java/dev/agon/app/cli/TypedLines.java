package dev.agon.app.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import org.jspecify.annotations.Nullable;

/** Lines that a person types; a line that nobody could type is refused before it fills memory. */
final class TypedLines extends BufferedReader {
  private static final int MAX_LENGTH = 100_000;

  private boolean endedByReturn;

  TypedLines(Reader in) {
    super(in);
  }

  @Override
  public @Nullable String readLine() throws IOException {
    int c = read();
    if (c == '\n' && endedByReturn) {
      c = read();
    }
    endedByReturn = false;
    if (c < 0) {
      return null;
    }
    StringBuilder line = new StringBuilder();
    while (c >= 0 && c != '\n' && c != '\r') {
      line.append((char) c);
      if (line.length() > MAX_LENGTH) {
        throw new IOException("a line has more than " + MAX_LENGTH + " characters");
      }
      c = read();
    }
    endedByReturn = c == '\r';
    return line.toString();
  }
}
