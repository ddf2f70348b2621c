package dev.agon.games.blotto.rules;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The number of units of each side. */
public record Forces(int first, int second) {
  public static final int MAX = 10_000;

  private static final Pattern WRITTEN =
      Pattern.compile("\\s*(\\d{1,9})\\s*(?:,\\s*(\\d{1,9})\\s*)?");

  public Forces {
    if (first < 1 || first > MAX || second < 1 || second > MAX) {
      throw new IllegalArgumentException(
          "must be 1 to " + MAX + " units for each side, not " + first + " and " + second);
    }
  }

  /** Reads {@code 100} for both or {@code 100,80}, or throws saying what would be right. */
  public static Forces parse(String text) {
    Matcher written = WRITTEN.matcher(text);
    if (!written.matches()) {
      throw new IllegalArgumentException("must be units like 100 or 100,80, not '" + text + "'");
    }
    int first = Integer.parseInt(written.group(1));
    return new Forces(first, written.group(2) == null ? first : Integer.parseInt(written.group(2)));
  }

  public int of(int seat) {
    return seat == 0 ? first : second;
  }

  public Forces swapped() {
    return new Forces(second, first);
  }

  @Override
  public String toString() {
    return first == second ? String.valueOf(first) : first + "," + second;
  }
}
