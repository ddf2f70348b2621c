package dev.agon.match;

import dev.agon.game.ForfeitReason;
import java.util.stream.Collectors;

/**
 * A seat's failure.
 *
 * @param step how many steps the match had taken before it
 * @param stderr the first lines that a program had written to standard error
 */
public record Fault(int seat, ForfeitReason reason, String detail, int step, String stderr) {
  private static final int MAX_LINES = 5;
  private static final int MAX_CHARACTERS = 400;

  /** A failure of one who has written nothing. */
  public Fault(int seat, ForfeitReason reason, String detail, int step) {
    this(seat, reason, detail, step, "");
  }

  /** As people read it. */
  public String words() {
    return reason.describe() + ": " + detail;
  }

  /** The same with the first lines of what was written. */
  Fault with(String written) {
    String lines = written.lines().limit(MAX_LINES).collect(Collectors.joining("\n")).strip();
    String cut = lines.length() > MAX_CHARACTERS ? lines.substring(0, MAX_CHARACTERS) : lines;
    return new Fault(seat, reason, detail, step, cut);
  }
}
