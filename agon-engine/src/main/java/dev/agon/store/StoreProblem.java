package dev.agon.store;

import dev.agon.text.UserError;

/** Something is wrong with the database; its owner can fix it. */
public final class StoreProblem extends UserError {
  StoreProblem(String message) {
    super(message, null, true);
  }

  StoreProblem(String message, Throwable cause) {
    super(message, cause, true);
  }

  /** The same, with something more to say at the end of the line. */
  public StoreProblem with(String more) {
    return new StoreProblem(getMessage() + more, this);
  }
}
