package dev.agon.store;

import dev.agon.game.Outcome;
import dev.agon.result.Fault;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.result.TimeUsed;
import java.util.ArrayList;
import java.util.List;

/**
 * A match as a line of text: entrants by seat, places, points, and the number of steps, as in
 * {@code 0,1 1,2 3,0 52}. If chance had no part, the hash of the steps follows, as in {@code
 * 52#1b8f0c3e5d7a9246}. If programs played, the times of each seat follow: the number of answers,
 * and in microseconds all answers, the slowest answer, the processor time of the answers, the start
 * and the processor time in all, as in {@code 0:0:0:-1:0:-1,26:9120:733:4000:31000:45000}.
 */
final class MatchLine {
  private static final long MICRO = 1_000;
  private static final char HASH = '#';

  private MatchLine() {}

  static void append(StringBuilder lines, MatchSpec match, Result result) {
    Outcome outcome = result.outcome();
    int seats = outcome.seats();
    for (int seat = 0; seat < seats; seat++) {
      lines.append((int) match.seats().get(seat)).append(seat < seats - 1 ? ',' : ' ');
    }
    for (int seat = 0; seat < seats; seat++) {
      lines.append(outcome.place(seat)).append(seat < seats - 1 ? ',' : ' ');
    }
    for (int seat = 0; seat < seats; seat++) {
      append(lines, outcome.points(seat));
      lines.append(seat < seats - 1 ? ',' : ' ');
    }
    lines.append(result.steps());
    if (result.canRepeat()) {
      lines.append(HASH).append(Long.toHexString(result.stepsHash()));
    }
    for (int seat = 0; seat < result.times().size(); seat++) {
      append(lines.append(seat == 0 ? ' ' : ','), result.times().get(seat));
    }
  }

  private static void append(StringBuilder lines, TimeUsed time) {
    lines.append(time.answers()).append(':').append(time.wallNanos() / MICRO).append(':');
    lines.append(time.slowestNanos() / MICRO).append(':');
    lines.append(micros(time.cpuNanos())).append(':').append(time.startNanos() / MICRO).append(':');
    lines.append(micros(time.allCpuNanos()));
  }

  private static long micros(long nanos) {
    return nanos < 0 ? -1 : nanos / MICRO;
  }

  private static long nanos(long micros) {
    return micros < 0 ? -1 : micros * MICRO;
  }

  private static void append(StringBuilder lines, double points) {
    if (points == (int) points) {
      lines.append((int) points);
    } else {
      lines.append(points);
    }
  }

  /** Reads lines without making strings of their parts, because there are millions of lines. */
  static final class Reader {
    private final String lines;
    private int at;

    Reader(String lines) {
      this.lines = lines;
    }

    boolean hasNext() {
      return at < lines.length();
    }

    StoredMatch next(long number, List<Fault> faults) {
      int seats = seatsAhead();
      Integer[] entrants = new Integer[seats];
      int[] places = new int[seats];
      double[] points = new double[seats];
      for (int seat = 0; seat < seats; seat++) {
        entrants[seat] = whole();
      }
      for (int seat = 0; seat < seats; seat++) {
        places[seat] = whole();
      }
      for (int seat = 0; seat < seats; seat++) {
        points[seat] = decimal();
      }
      int steps = whole();
      long hash = at > 0 && lines.charAt(at - 1) == HASH ? hash() : Result.CHANCE;
      List<TimeUsed> times = lines.charAt(at - 1) == ' ' ? times(seats) : List.of();
      skipRest();
      return new StoredMatch(
          number,
          List.of(entrants),
          new Result(Outcome.of(places, points), faults, steps, hash, times));
    }

    /** Reads the times; few matches have them, so this may be slow. */
    private List<TimeUsed> times(int seats) {
      List<TimeUsed> times = new ArrayList<>();
      for (int seat = 0; seat < seats; seat++) {
        long answers = signed();
        long wall = MICRO * signed();
        long slowest = MICRO * signed();
        long cpu = nanos(signed());
        long start = MICRO * signed();
        times.add(new TimeUsed(answers, wall, slowest, cpu, start, nanos(signed())));
      }
      return times;
    }

    /** A number of up to 16 hexadecimal digits, and what parts it from the next. */
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

    private int seatsAhead() {
      int seats = 1;
      for (int i = at; lines.charAt(i) != ' '; i++) {
        seats += lines.charAt(i) == ',' ? 1 : 0;
      }
      return seats;
    }

    /** Reads a number without a sign, and the separator after it. */
    private int whole() {
      int value = 0;
      while (at < lines.length()) {
        int digit = lines.charAt(at++) - '0';
        if (digit < 0 || digit > 9) {
          return value;
        }
        value = 10 * value + digit;
      }
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
}
