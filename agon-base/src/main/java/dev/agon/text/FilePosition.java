package dev.agon.text;

/**
 * A position in a user's file, for messages.
 *
 * @param line counted from 1; 0 for the file as a whole
 */
public record FilePosition(String file, int line) {
  /** As in {@code cup.yaml:7}. */
  @Override
  public String toString() {
    return line == 0 ? file : file + ":" + line;
  }
}
