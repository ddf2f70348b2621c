package dev.agon.text;

/**
 * Where something that a user wrote is, for messages.
 *
 * @param file its name
 * @param line counted from 1; 0 for the file as a whole
 */
public record Place(String file, int line) {
  /** As in {@code cup.yaml:7}. */
  @Override
  public String toString() {
    return line == 0 ? file : file + ":" + line;
  }
}
