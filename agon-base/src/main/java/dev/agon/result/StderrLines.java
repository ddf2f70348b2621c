package dev.agon.result;

import java.util.ArrayList;
import java.util.List;

/**
 * The first and last lines that a failed program wrote to standard error, for people to read. Some
 * languages say what is wrong at the beginning of a stack trace, others at its end.
 */
public final class StderrLines {
  private static final int FIRST = 4;
  private static final int LAST = 12;
  private static final int MAX_CHARACTERS = 200;

  /** Stands for the lines that are left out. */
  private static final String GAP = "...";

  private StderrLines() {}

  /** The lines of a text, each cut if it is long; in the middle, lines are left out. */
  public static List<String> excerpt(String written) {
    List<String> lines = written.strip().lines().map(StderrLines::cut).toList();
    if (lines.size() <= FIRST + LAST) {
      return lines;
    }
    List<String> excerpt = new ArrayList<>(lines.subList(0, FIRST));
    excerpt.add(GAP);
    excerpt.addAll(lines.subList(lines.size() - LAST, lines.size()));
    return excerpt;
  }

  private static String cut(String line) {
    return line.length() > MAX_CHARACTERS ? line.substring(0, MAX_CHARACTERS) + GAP : line;
  }
}
