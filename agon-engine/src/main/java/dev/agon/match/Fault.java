package dev.agon.match;

import dev.agon.game.ForfeitReason;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A seat's failure.
 *
 * @param step the number of steps of the match before it
 * @param stderr the first and last lines that a program had written to standard error
 */
public record Fault(int seat, ForfeitReason reason, String detail, int step, String stderr) {
  private static final int FIRST_LINES = 3;
  private static final int LAST_LINES = 2;
  private static final int MAX_CHARACTERS = 200;

  /** A failure without output on standard error. */
  public Fault(int seat, ForfeitReason reason, String detail, int step) {
    this(seat, reason, detail, step, "");
  }

  /** The fault as text for people. */
  public String words() {
    return reason.describe() + ": " + detail;
  }

  /** The same fault with the first and last lines of standard error. */
  Fault with(String written) {
    List<String> lines = written.strip().lines().toList();
    List<String> excerpt = new ArrayList<>(lines.subList(0, Math.min(FIRST_LINES, lines.size())));
    int rest = Math.max(FIRST_LINES, lines.size() - LAST_LINES);
    if (rest > FIRST_LINES && rest < lines.size()) {
      excerpt.add("...");
    }
    excerpt.addAll(lines.subList(Math.min(rest, lines.size()), lines.size()));
    return new Fault(
        seat,
        reason,
        detail,
        step,
        excerpt.stream().map(Fault::cut).collect(Collectors.joining("\n")));
  }

  private static String cut(String line) {
    return line.length() > MAX_CHARACTERS ? line.substring(0, MAX_CHARACTERS) : line;
  }
}
