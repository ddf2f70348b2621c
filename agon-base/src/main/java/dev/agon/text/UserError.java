package dev.agon.text;

import dev.agon.api.PublicApi;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An error that the user can correct; its message is the one line that is shown. */
public class UserError extends RuntimeException {
  /** Several problems, which are shown above the message; empty for one problem. */
  private final List<String> several;

  /** Whether the message says where the error is, or the error is in no file. */
  private final boolean isPlaced;

  @PublicApi
  public UserError(String message) {
    this(List.of(), message, false, null);
  }

  @PublicApi
  public UserError(String message, Throwable cause) {
    this(List.of(), message, false, cause);
  }

  /** An error of a special kind, which is placed if it says where it is or is in no file. */
  protected UserError(String message, @Nullable Throwable cause, boolean isPlaced) {
    this(List.of(), message, isPlaced, cause);
  }

  private UserError(
      List<String> several, String message, boolean isPlaced, @Nullable Throwable cause) {
    super(message, cause);
    this.several = List.copyOf(several);
    this.isPlaced = isPlaced;
  }

  /** An error at a position. */
  public static UserError at(FilePosition position, String words) {
    return new UserError(List.of(), position + ": " + words, true, null);
  }

  /** An invalid value of a flag; the reason is a phrase that follows the flag's name. */
  public static UserError ofFlag(String flag, String reason) {
    return ofArgument("--" + flag, reason);
  }

  /** An invalid argument of a command; the reason is a phrase that follows the argument's name. */
  public static UserError ofArgument(String name, String reason) {
    return new UserError(List.of(), name + " " + reason, true, null);
  }

  /** Some problems, each of which says where it is, and the message for several. */
  public static UserError of(List<String> problems, String summary) {
    return problems.size() == 1
        ? new UserError(List.of(), problems.getFirst(), true, null)
        : new UserError(problems, summary, false, null);
  }

  /** Some problems of a file, each of which says where it is. */
  public static UserError inFile(String file, List<String> problems) {
    return problems.size() == 1
        ? of(problems, "")
        : new UserError(problems, file + " has " + problems.size() + " problems", true, null);
  }

  /** The problems, one after the other. */
  @PublicApi
  public List<String> problems() {
    return several.isEmpty() ? List.of(String.valueOf(getMessage())) : several;
  }

  /** The text above the message: empty, or complete lines. */
  public String above() {
    return several.isEmpty() ? "" : String.join("\n", several) + "\n";
  }

  /** The same error with this file's name, unless it has a position already. */
  public UserError in(String file) {
    return isPlaced ? this : new UserError(several, file + ": " + getMessage(), true, this);
  }
}
