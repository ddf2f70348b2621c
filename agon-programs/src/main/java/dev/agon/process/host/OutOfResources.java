package dev.agon.process.host;

import dev.agon.text.UserError;

/** Agon itself cannot start programs any more. No bot is at fault, so the event stops. */
public final class OutOfResources extends UserError {
  public OutOfResources(String what) {
    super(
        "out of " + what + "; play fewer matches at once (--concurrency) or raise the limits",
        null,
        true);
  }
}
