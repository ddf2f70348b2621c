package dev.agon.result;

import dev.agon.api.PublicApi;
import dev.agon.game.DisplayText;
import dev.agon.game.ForfeitReason;

/**
 * A seat's failure.
 *
 * @param step the number of steps of the match before it
 * @param stderr the first and last lines that a program had written to standard error
 */
@PublicApi
public record Fault(int seat, ForfeitReason reason, String detail, int step, String stderr) {
  /** A failure without output on standard error. */
  public Fault(int seat, ForfeitReason reason, String detail, int step) {
    this(seat, reason, detail, step, "");
  }

  /** The fault in a line for people; its detail may come from a stranger. */
  public String words() {
    return reason.describe() + ": " + DisplayText.visible(detail);
  }

  /** The same fault with the first and last lines of standard error. */
  Fault with(String written) {
    return new Fault(seat, reason, detail, step, String.join("\n", StderrLines.excerpt(written)));
  }
}
