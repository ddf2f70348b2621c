package dev.agon.match;

import dev.agon.game.Reason;
import java.util.stream.Collectors;

/**
 * A seat's failure.
 *
 * @param step how many steps the match had taken before it
 * @param stderr the first lines that a program had written to standard error
 */
public record Fault(int seat, Reason reason, String detail, int step, String stderr) {
  private static final int MOST_LINES = 5;
  private static final int MOST_CHARACTERS = 400;

  /** A failure of one who has written nothing. */
  public Fault(int seat, Reason reason, String detail, int step) {
    this(seat, reason, detail, step, "");
  }

  /** As people read it. */
  public String words() {
    return reason.words() + ": " + detail;
  }

  /** The same with the first lines of what was written. */
  Fault with(String written) {
    String lines = written.lines().limit(MOST_LINES).collect(Collectors.joining("\n")).strip();
    String cut = lines.length() > MOST_CHARACTERS ? lines.substring(0, MOST_CHARACTERS) : lines;
    return new Fault(seat, reason, detail, step, cut);
  }
}
