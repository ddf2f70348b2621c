package dev.agon.row;

import dev.agon.game.Outcome;
import dev.agon.result.Fault;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.result.TimeUsed;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Collects consecutive matches for a row. */
public final class MatchRowBuilder {
  static final long MICRO = 1_000;
  static final char HASH = '#';
  static final String VOID = "void ";
  private static final int MAX_CHARS = 1 << 16;

  private final StringBuilder lines = new StringBuilder();
  private final List<MatchRow.RowFault> faults = new ArrayList<>(0);
  private final List<MatchRow.RowRecord> records = new ArrayList<>(0);
  private long first;
  private long last;
  private long size;

  /** Adds the next match, which follows the one before by its number. */
  public void add(MatchSpec match, Result result, Optional<String> record) {
    long number = match.number();
    begin(number);
    Outcome outcome = result.outcome();
    int seats = outcome.seats();
    for (int seat = 0; seat < seats; seat++) {
      lines.append((int) match.seats().get(seat)).append(seat < seats - 1 ? ',' : ' ');
    }
    for (int seat = 0; seat < seats; seat++) {
      lines.append(outcome.place(seat)).append(seat < seats - 1 ? ',' : ' ');
    }
    for (int seat = 0; seat < seats; seat++) {
      append(outcome.points(seat));
      lines.append(seat < seats - 1 ? ',' : ' ');
    }
    lines.append(result.steps());
    if (result.canRepeat()) {
      lines.append(HASH).append(Long.toHexString(result.stepsHash()));
    }
    for (int seat = 0; seat < result.times().size(); seat++) {
      lines.append(seat == 0 ? ' ' : ',');
      append(result.times().get(seat));
    }
    if (result.isVoid()) {
      lines.append(' ').append(VOID).append(storable(result.voidReason().get()));
    }
    if (!result.faults().isEmpty()) {
      append(number, result.faults());
    }
    if (record.isPresent()) {
      records.add(new MatchRow.RowRecord(number, storable(record.get())));
      size += record.get().length();
    }
  }

  /** Adds the next entry of another log as its line. */
  public void add(long number, String line) {
    begin(number);
    lines.append(line);
  }

  private void begin(long number) {
    if (isEmpty()) {
      first = number;
    } else if (number != last + 1) {
      throw new IllegalArgumentException("match " + number + " comes after match " + last);
    } else {
      lines.append('\n');
    }
    last = number;
  }

  private void append(double points) {
    if (points == (int) points) {
      lines.append((int) points);
    } else {
      lines.append(points);
    }
  }

  private void append(TimeUsed time) {
    lines.append(time.answers()).append(':').append(time.wallNanos() / MICRO).append(':');
    lines.append(time.slowestNanos() / MICRO).append(':');
    lines.append(micros(time.cpuNanos())).append(':').append(time.startNanos() / MICRO).append(':');
    lines.append(micros(time.allCpuNanos()));
  }

  private static long micros(long nanos) {
    return nanos < 0 ? -1 : nanos / MICRO;
  }

  /** A time as it is read again: in whole microseconds. */
  public static TimeUsed storable(TimeUsed time) {
    return new TimeUsed(
        time.answers(),
        time.wallNanos() / MICRO * MICRO,
        time.slowestNanos() / MICRO * MICRO,
        time.cpuNanos() < 0 ? -1 : time.cpuNanos() / MICRO * MICRO,
        time.startNanos() / MICRO * MICRO,
        time.allCpuNanos() < 0 ? -1 : time.allCpuNanos() / MICRO * MICRO);
  }

  private void append(long number, List<Fault> all) {
    all.stream()
        .sorted(Comparator.comparingInt(Fault::seat))
        .map(
            fault ->
                new MatchRow.RowFault(
                    number,
                    fault.seat(),
                    fault.reason().id(),
                    storable(fault.detail()),
                    fault.step(),
                    storable(fault.stderr())))
        .forEach(faults::add);
    for (Fault fault : all) {
      size += fault.detail().length() + fault.stderr().length();
    }
  }

  public boolean isEmpty() {
    return lines.isEmpty();
  }

  public boolean isFull() {
    return lines.length() + size >= MAX_CHARS;
  }

  public MatchRow build() {
    return new MatchRow(first, last, lines.toString(), faults, records);
  }

  /** Replaces zeros and unpaired surrogates, which not every database accepts. */
  public static String storable(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) == 0 || Character.isSurrogate(text.charAt(i))) {
        return text.codePoints()
            .map(point -> point == 0 || isSurrogate(point) ? '\uFFFD' : point)
            .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
            .toString();
      }
    }
    return text;
  }

  private static boolean isSurrogate(int point) {
    return Character.MIN_SURROGATE <= point && point <= Character.MAX_SURROGATE;
  }
}
