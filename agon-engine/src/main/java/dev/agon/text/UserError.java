package dev.agon.text;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Something the user can put right; its message is the one line they see. */
public class UserError extends RuntimeException {
  /** Several things at once, which are shown above the line; empty for one thing. */
  private final List<String> several;

  /** Whether the message says where the error is, or the error is in no file. */
  private final boolean isPlaced;

  public UserError(String message) {
    this(List.of(), message, false, null);
  }

  public UserError(String message, Throwable cause) {
    this(List.of(), message, false, cause);
  }

  /**
   * An error of a kind of its own.
   *
   * @param isPlaced whether the message says where the error is, or the error is in no file
   */
  protected UserError(String message, @Nullable Throwable cause, boolean isPlaced) {
    this(List.of(), message, isPlaced, cause);
  }

  private UserError(
      List<String> several, String message, boolean isPlaced, @Nullable Throwable cause) {
    super(message, cause);
    this.several = List.copyOf(several);
    this.isPlaced = isPlaced;
  }

  /** An error at a place. */
  public static UserError at(Place place, String words) {
    return new UserError(List.of(), place + ": " + words, true, null);
  }

  /** A wrong value of a flag; the reason is a phrase that follows the flag's name. */
  public static UserError ofFlag(String flag, String reason) {
    return ofArgument("--" + flag, reason);
  }

  /** A wrong argument of a command; the reason is a phrase that follows the argument's name. */
  public static UserError ofArgument(String name, String reason) {
    return new UserError(List.of(), name + " " + reason, true, null);
  }

  /**
   * Some problems, each of which says where it is.
   *
   * @param summary the message if there are several
   */
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

  /** What is to be put right, one thing after the other. */
  public List<String> problems() {
    return several.isEmpty() ? List.of(String.valueOf(getMessage())) : several;
  }

  /** What is shown above the line; empty or whole lines. */
  public String above() {
    return several.isEmpty() ? "" : String.join("\n", several) + "\n";
  }

  /** The same error in this file, unless it says where it is. */
  public UserError in(String file) {
    return isPlaced ? this : new UserError(several, file + ": " + getMessage(), true, this);
  }
}
