package dev.agon.store;

import dev.agon.text.UserError;

/** A problem with the database that the user can solve. */
public final class StoreProblem extends UserError {
  public StoreProblem(String message) {
    super(message, null, true);
  }

  StoreProblem(String message, Throwable cause) {
    super(message, cause, true);
  }

  /** The same problem with more text at the end of the message. */
  public StoreProblem with(String more) {
    return new StoreProblem(getMessage() + more, this);
  }
}
