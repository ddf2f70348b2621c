package dev.agon.text;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Something the user can put right; its message is the one line they see. */
public class UserError extends RuntimeException {
  /** Several things at once, which are shown above the line; empty for one thing. */
  private final List<String> several;

  private final transient Optional<Place> place;

  public UserError(String message) {
    this(List.of(), message, Optional.empty(), null);
  }

  public UserError(String message, Throwable cause) {
    this(List.of(), message, Optional.empty(), cause);
  }

  private UserError(
      List<String> several, String message, Optional<Place> place, @Nullable Throwable cause) {
    super(message, cause);
    this.several = several;
    this.place = place;
  }

  /** Something at a place. */
  public static UserError at(Place place, String words) {
    return new UserError(List.of(), place + ": " + words, Optional.of(place), null);
  }

  /** A wrong value of a flag; the reason is a phrase that follows the flag's name. */
  public static UserError ofFlag(String flag, String reason) {
    String name = "--" + flag;
    return new UserError(List.of(), name + " " + reason, Optional.of(new Place(name, 0)), null);
  }

  /** All of these at once, each as it is, with a line below them that sums them up. */
  public static UserError of(List<String> all, String message) {
    return all.size() == 1
        ? new UserError(all.getFirst())
        : new UserError(List.copyOf(all), message, Optional.empty(), null);
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
    return place.isPresent() || message.startsWith(file) || message.startsWith("--")
        ? this
        : new UserError(several, file + ": " + message, Optional.of(new Place(file, 0)), this);
  }
}
