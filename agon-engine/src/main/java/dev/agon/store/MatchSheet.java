package dev.agon.store;

import dev.agon.chain.Sheet;
import dev.agon.result.Fault;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Consecutive matches that are stored as one row, with their faults and records. */
final class MatchSheet {
  private static final int MAX_CHARS = 1 << 16;

  private final StringBuilder lines = new StringBuilder();
  private final List<Sheet.SheetFault> faults = new ArrayList<>(0);
  private final List<Sheet.SheetRecord> records = new ArrayList<>(0);
  private long first;
  private long last;
  private long size;

  void add(MatchSpec match, Result result, Optional<String> record) {
    long number = match.number();
    if (isEmpty()) {
      first = number;
    } else if (number != last + 1) {
      throw new IllegalArgumentException("match " + number + " comes after match " + last);
    } else {
      lines.append('\n');
    }
    last = number;
    MatchLine.append(lines, match, result);
    if (!result.faults().isEmpty()) {
      add(number, result.faults());
    }
    if (record.isPresent()) {
      records.add(new Sheet.SheetRecord(number, storable(record.get())));
      size += record.get().length();
    }
  }

  boolean isEmpty() {
    return lines.isEmpty();
  }

  boolean isFull() {
    return lines.length() + size >= MAX_CHARS;
  }

  /** The sheet as it is stored. */
  Sheet complete() {
    return new Sheet(first, last, lines.toString(), faults, records);
  }

  private void add(long number, List<Fault> all) {
    all.stream()
        .sorted(Comparator.comparingInt(Fault::seat))
        .map(
            fault ->
                new Sheet.SheetFault(
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

  /** Replaces zeros and unpaired surrogates, which not every database accepts. */
  private static String storable(String text) {
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
