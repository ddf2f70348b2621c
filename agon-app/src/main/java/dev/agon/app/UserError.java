package dev.agon.app;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Something the user can put right; its message is the one line they see. */
public final class UserError extends RuntimeException {
  private final String above;

  public UserError(String message) {
    this("", message, null);
  }

  public UserError(String message, Throwable cause) {
    this("", message, cause);
  }

  private UserError(String above, String message, @Nullable Throwable cause) {
    super(message, cause);
    this.above = above;
  }

  /** All of these at once, each as it is, with a line below them that sums them up. */
  static UserError of(List<UserError> all, String message) {
    return new UserError(
        all.stream().map(one -> one.getMessage() + "\n").collect(Collectors.joining()),
        message,
        all.getFirst());
  }

  /** What is shown above the line; empty or whole lines. */
  String above() {
    return above;
  }

  /** The same, said to be in this file unless it says so already. */
  public UserError in(String file) {
    String message = String.valueOf(getMessage());
    return message.startsWith(file) || message.startsWith("--")
        ? this
        : new UserError(above, file + ": " + message, this);
  }
}
