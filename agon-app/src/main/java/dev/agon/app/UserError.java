package dev.agon.app;

/** Something the user can put right; its message is the one line they see. */
public final class UserError extends RuntimeException {
  public UserError(String message) {
    super(message);
  }

  public UserError(String message, Throwable cause) {
    super(message, cause);
  }

  /** The same, said to be in this file unless it says so already. */
  public UserError in(String file) {
    String message = String.valueOf(getMessage());
    return message.startsWith(file) || message.startsWith("--")
        ? this
        : new UserError(file + ": " + message, this);
  }
}
