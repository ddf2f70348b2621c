package dev.agon.app.cli;

import dev.agon.text.UserError;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Numbers of matches as an argument has them: {@code 1,17,20-25}, or {@code none}. */
public final class MatchNumbers {
  private static final String NONE = "none";
  private static final Pattern ONE_OR_RANGE = Pattern.compile("(\\d{1,18})(?:-(\\d{1,18}))?");

  private MatchNumbers() {}

  /**
   * Reads at most so many numbers of the matches of an event.
   *
   * @param what the flag or operand
   * @throws UserError for anything else
   */
  public static List<Long> read(String what, String value, long matches, int most) {
    Set<Long> numbers = new LinkedHashSet<>();
    if (value.equals(NONE)) {
      return List.of();
    }
    for (String part : value.split(",", -1)) {
      Matcher written = ONE_OR_RANGE.matcher(part);
      if (!written.matches()) {
        throw UserError.ofArgument(
            what, "must be numbers of matches like 1,17,20-25, or none, not '" + value + "'");
      }
      long first = number(written.group(1), matches);
      long last = written.group(2) == null ? first : number(written.group(2), matches);
      if (last < first) {
        throw UserError.ofArgument(what, "has a range that ends before it starts: " + part);
      }
      if (last - first >= most - numbers.size()) {
        throw UserError.ofArgument(what, "must name at most %d matches".formatted(most));
      }
      for (long number = first; number <= last; number++) {
        if (!numbers.add(number)) {
          throw UserError.ofArgument(what, "names match " + number + " twice");
        }
      }
    }
    return new ArrayList<>(numbers);
  }

  private static long number(String text, long matches) {
    long number = Long.parseLong(text);
    if (number < 1 || number > matches) {
      throw new UserError("match %d: the event has %d matches".formatted(number, matches));
    }
    return number;
  }
}
