package dev.agon.ladder.run;

import dev.agon.text.UserError;

/** An entry of a log that does not follow from those before it. */
public final class LogMisfit extends UserError {
  public LogMisfit(String what) {
    super(what, null, true);
  }
}
