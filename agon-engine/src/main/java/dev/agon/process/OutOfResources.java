package dev.agon.process;

import dev.agon.text.UserError;

/** The arena itself cannot start programs any more. That is no bot's fault, so the event stops. */
public final class OutOfResources extends UserError {
  OutOfResources(String what) {
    super(
        "out of " + what + "; play fewer matches at once (--concurrency) or raise the limits",
        null,
        true);
  }
}
