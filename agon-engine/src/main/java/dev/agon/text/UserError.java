package dev.agon.text;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Something the user can put right; its message is the one line they see. */
public class UserError extends RuntimeException {
  /** Several things at once, which are shown above the line; empty for one thing. */
  private final List<String> several;

  public UserError(String message) {
    this(List.of(), message, null);
  }

  public UserError(String message, Throwable cause) {
    this(List.of(), message, cause);
  }

  private UserError(List<String> several, String message, @Nullable Throwable cause) {
    super(message, cause);
    this.several = several;
  }

  /** All of these at once, each as it is, with a line below them that sums them up. */
  public static UserError of(List<String> all, String message) {
    return all.size() == 1
        ? new UserError(all.getFirst())
        : new UserError(List.copyOf(all), message, null);
  }

  /** What is to be put right, one thing after the other. */
  public List<String> problems() {
    return several.isEmpty() ? List.of(String.valueOf(getMessage())) : several;
  }

  /** What is shown above the line; empty or whole lines. */
  public String above() {
    return several.isEmpty() ? "" : String.join("\n", several) + "\n";
  }

  /** The same, said to be in this file unless it says so already. */
  public UserError in(String file) {
    String message = String.valueOf(getMessage());
    return message.startsWith(file) || message.startsWith("--")
        ? this
        : new UserError(several, file + ": " + message, this);
  }
}
