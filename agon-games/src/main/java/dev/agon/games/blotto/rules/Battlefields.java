package dev.agon.games.blotto.rules;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The battlefields: the points that each is worth.
 *
 * <p>Points are counted in halves throughout, so that a tie splits a field without fractions.
 */
public final class Battlefields {
  public static final int MAX = 1_000_000;

  private static final Pattern DIGITS = Pattern.compile("[0-9]{1,18}");
  private static final Pattern RANGE = Pattern.compile("(\\d{1,10})\\.\\.(\\d{1,10})");

  private final int[] values;
  private final long total;

  private Battlefields(int[] values) {
    if (values.length == 0 || values.length > MAX) {
      throw new IllegalArgumentException(
          "must be 1 to " + MAX + " battlefields, not " + values.length);
    }
    for (int value : values) {
      if (value < 1) {
        throw new IllegalArgumentException("a battlefield is worth at least 1, not " + value);
      }
    }
    this.values = values;
    this.total = Arrays.stream(values).asLongStream().sum();
  }

  public static Battlefields of(int... values) {
    return new Battlefields(values.clone());
  }

  /** So many fields with the values 1, 2, 3 and so on. */
  public static Battlefields upTo(int fields) {
    return new Battlefields(IntStream.rangeClosed(1, fields).toArray());
  }

  /** Reads values like {@code 1,2,5} or {@code 1..10}, or throws saying what would be right. */
  public static Battlefields parse(String text) {
    return new Battlefields(
        Arrays.stream(text.split(",", -1))
            .map(String::strip)
            .flatMapToInt(Battlefields::read)
            .limit(MAX + 1L)
            .toArray());
  }

  private static IntStream read(String part) {
    Matcher range = RANGE.matcher(part);
    if (range.matches() && value(range.group(1)) <= value(range.group(2))) {
      return IntStream.rangeClosed(value(range.group(1)), value(range.group(2)));
    }
    return IntStream.of(value(part));
  }

  private static int value(String text) {
    if (DIGITS.matcher(text).matches()) {
      long value = Long.parseLong(text);
      if (1 <= value && value <= Integer.MAX_VALUE) {
        return (int) value;
      }
    }
    throw new IllegalArgumentException(
        "must be positive whole numbers like 1,2,5 or 1..10, not '" + text + "'");
  }

  public int count() {
    return values.length;
  }

  public int value(int field) {
    return values[field];
  }

  public int[] toArray() {
    return values.clone();
  }

  public long total() {
    return total;
  }

  /** Twice the points that a plan wins against another: all of a field, or half of a tied one. */
  public long halfPoints(Plan plan, Plan against) {
    long halves = 0;
    for (int field = 0; field < values.length; field++) {
      halves += (1L + Integer.signum(plan.units(field) - against.units(field))) * values[field];
    }
    return halves;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Battlefields o && Arrays.equals(values, o.values);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    boolean countsUp =
        values.length > 2
            && IntStream.range(1, values.length).allMatch(f -> values[f] == values[f - 1] + 1);
    return countsUp
        ? values[0] + ".." + values[values.length - 1]
        : Arrays.stream(values).mapToObj(String::valueOf).collect(Collectors.joining(","));
  }
}
