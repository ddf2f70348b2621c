package dev.agon.row;

import dev.agon.game.Outcome;
import dev.agon.result.Fault;
import dev.agon.result.Result;
import dev.agon.result.TimeUsed;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Reads the matches of a row one after the other: {@link #seats}, then {@link #result}, then {@link
 * #record} if it is wanted. It makes no strings of the parts of a line, because there are millions
 * of lines.
 */
public final class RowMatches {
  private static final Optional<String> NOT_VOID = Optional.empty();

  private final MatchRow row;
  private final String lines;
  private long number;
  private int at;
  private int fault;
  private int record;

  public RowMatches(MatchRow row) {
    this.row = row;
    this.lines = row.lines();
    this.number = row.first();
  }

  public boolean hasNext() {
    return at < lines.length();
  }

  /** The number of the next match. */
  public long number() {
    return number;
  }

  /** The entrants of the next match, by seat. */
  public List<Integer> seats() {
    int seats = 1;
    for (int i = at; lines.charAt(i) != ' '; i++) {
      seats += lines.charAt(i) == ',' ? 1 : 0;
    }
    Integer[] entrants = new Integer[seats];
    for (int seat = 0; seat < seats; seat++) {
      entrants[seat] = whole();
    }
    return List.of(entrants);
  }

  /** The result of the next match, which has so many seats. */
  public Result result(int seats) {
    int[] places = new int[seats];
    double[] points = new double[seats];
    for (int seat = 0; seat < seats; seat++) {
      places[seat] = whole();
    }
    for (int seat = 0; seat < seats; seat++) {
      points[seat] = decimal();
    }
    int steps = whole();
    long hash = lines.charAt(at - 1) == MatchRowBuilder.HASH ? hash() : Result.CHANCE;
    List<TimeUsed> times = hasField() && !isVoid() ? times(seats) : List.of();
    Optional<String> voidReason = hasField() && isVoid() ? Optional.of(voidReason()) : NOT_VOID;
    skipRest();
    List<Fault> faults = hasFault() ? faults() : List.of();
    Result result = new Result(Outcome.of(places, points), faults, steps, hash, times, voidReason);
    number++;
    return result;
  }

  /** The record of the match whose result was read last, if it has one. */
  public Optional<String> record() {
    if (record == row.records().size() || row.records().get(record).number() != number - 1) {
      return Optional.empty();
    }
    return Optional.of(row.records().get(record++).json());
  }

  private boolean hasField() {
    return hasNext() && lines.charAt(at - 1) == ' ';
  }

  private boolean isVoid() {
    return lines.startsWith(MatchRowBuilder.VOID, at);
  }

  /** The rest of the line of a void match. */
  private String voidReason() {
    int end = lines.indexOf('\n', at);
    return lines.substring(at + MatchRowBuilder.VOID.length(), end < 0 ? lines.length() : end);
  }

  private boolean hasFault() {
    return fault < row.faults().size() && row.faults().get(fault).number() == number;
  }

  /** The faults of a match, in the order in which they happened. */
  private List<Fault> faults() {
    List<Fault> faults = new ArrayList<>();
    for (; hasFault(); fault++) {
      faults.add(row.faults().get(fault).fault());
    }
    faults.sort(Comparator.comparingInt(Fault::step).thenComparingInt(Fault::seat));
    return faults;
  }

  /** Reads the times; few matches have them, so this may be slow. */
  private List<TimeUsed> times(int seats) {
    List<TimeUsed> times = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      long answers = signed();
      long wall = nanos(signed());
      long slowest = nanos(signed());
      long cpu = nanos(signed());
      long start = nanos(signed());
      times.add(new TimeUsed(answers, wall, slowest, cpu, start, nanos(signed())));
    }
    return times;
  }

  private static long nanos(long micros) {
    return micros < 0 ? -1 : micros * MatchRowBuilder.MICRO;
  }

  /** Reads up to 16 hexadecimal digits, and the separator after them. */
  private long hash() {
    long value = 0;
    while (at < lines.length()) {
      int digit = Character.digit(lines.charAt(at++), 16);
      if (digit < 0) {
        return value;
      }
      value = 16 * value + digit;
    }
    return value;
  }

  private long signed() {
    int from = at;
    while (hasNext() && ":, \n".indexOf(lines.charAt(at)) < 0) {
      at++;
    }
    return Long.parseLong(lines.substring(from, at++));
  }

  /** Reads a number without a sign, and the separator after it. */
  private int whole() {
    int value = 0;
    int next = at;
    while (next < lines.length()) {
      int digit = lines.charAt(next++) - '0';
      if (digit < 0 || digit > 9) {
        break;
      }
      value = 10 * value + digit;
    }
    at = next;
    return value;
  }

  private double decimal() {
    int from = at;
    boolean negative = lines.charAt(at) == '-';
    if (negative) {
      at++;
    }
    int value = whole();
    if (isAfterSeparator()) {
      return negative ? -value : value;
    }
    while (!isAfterSeparator()) {
      at++;
    }
    return Double.parseDouble(lines.substring(from, at - 1));
  }

  private boolean isAfterSeparator() {
    char before = lines.charAt(at - 1);
    return before == ',' || before == ' ';
  }

  /** Skips fields that a later version may add. */
  private void skipRest() {
    while (hasNext() && lines.charAt(at - 1) != '\n') {
      at++;
    }
  }
}
