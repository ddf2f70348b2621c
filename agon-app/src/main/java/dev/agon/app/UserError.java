package dev.agon.app;

/** Something the user can put right; its message is the one line they see. */
public final class UserError extends RuntimeException {
  public UserError(String message) {
    super(message);
  }

  public UserError(String message, Throwable cause) {
    super(message, cause);
  }
}
