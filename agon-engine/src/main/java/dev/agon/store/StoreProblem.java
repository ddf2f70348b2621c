package dev.agon.store;

/** Something is wrong with the database; the message is a line for its owner. */
public final class StoreProblem extends RuntimeException {
  StoreProblem(String message) {
    super(message);
  }

  StoreProblem(String message, Throwable cause) {
    super(message, cause);
  }

  /** The same, with something more to say at the end of the line. */
  public StoreProblem with(String more) {
    return new StoreProblem(getMessage() + more, this);
  }
}
