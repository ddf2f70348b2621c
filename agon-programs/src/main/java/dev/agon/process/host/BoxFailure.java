package dev.agon.process.host;

import dev.agon.text.UserError;

/** A box could not be made. No bot is at fault, so the event stops. */
public final class BoxFailure extends UserError {
  public BoxFailure(String why) {
    super(
        "cannot make a box for a bot: " + why + "; see agon sandbox check, or use --sandbox off",
        null,
        true);
  }
}
