package dev.agon.text;

/** Text of several lines that people write in one line, with semicolons between the lines. */
public final class MultiLine {
  private MultiLine() {}

  /** Joins the lines of a text into one line. */
  public static String joined(String text) {
    return String.join("; ", text.stripTrailing().lines().toList());
  }

  /** The inverse of {@link #joined}. */
  public static String split(String text) {
    return text.replaceAll("\\s*;\\s*", "\n");
  }
}
