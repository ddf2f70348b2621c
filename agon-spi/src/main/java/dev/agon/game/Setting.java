package dev.agon.game;

import java.util.List;
import java.util.function.Function;

/**
 * One thing about a game that can be set, with its default.
 *
 * @param parse reads the value as written in an event file; throws {@link IllegalArgumentException}
 *     saying what would be right
 * @param format the inverse of parse
 */
public record Setting<T>(
    String key,
    String help,
    T defaultValue,
    Function<String, T> parse,
    Function<T, String> format) {

  /** A whole number within bounds, both included. */
  public static Setting<Integer> whole(
      String key, String help, int defaultValue, int min, int max) {
    return new Setting<>(
        key,
        help + " (" + min + " to " + max + ")",
        defaultValue,
        text -> {
          try {
            int value = Integer.parseInt(text.strip());
            if (min <= value && value <= max) {
              return value;
            }
          } catch (NumberFormatException e) {
            // Falls through to the one message for everything that is not such a number.
          }
          throw new IllegalArgumentException(
              "must be a whole number from " + min + " to " + max + ", not '" + text + "'");
        },
        String::valueOf);
  }

  /** One of some words, the first of which is the default. */
  public static Setting<String> oneOf(String key, String help, String... words) {
    List<String> all = List.of(words);
    String choice = String.join(" or ", all);
    return new Setting<>(
        key,
        help + " (" + choice + ")",
        all.getFirst(),
        text -> {
          if (all.contains(text.strip())) {
            return text.strip();
          }
          throw new IllegalArgumentException("must be " + choice + ", not '" + text + "'");
        },
        word -> word);
  }

  String formatted(Object value) {
    @SuppressWarnings("unchecked") // Settings keeps under this key only what parse returned
    T typed = (T) value;
    return format.apply(typed);
  }
}
