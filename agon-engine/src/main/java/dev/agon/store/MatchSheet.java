package dev.agon.store;

import dev.agon.match.Fault;
import dev.agon.match.MatchSpec;
import dev.agon.match.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Consecutive matches that are stored as one row, with their faults and records. */
final class MatchSheet {
  private static final int MAX_CHARS = 1 << 16;

  private final StringBuilder lines = new StringBuilder();
  private final List<NumberedFault> faults = new ArrayList<>(0);
  private final List<NumberedRecord> records = new ArrayList<>(0);
  private long first;
  private long last;
  private long size;

  /** A fault with the number of its match. */
  record NumberedFault(long number, Fault fault) {}

  /** A record with the number of its match. */
  record NumberedRecord(long number, String json) {}

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
    for (Fault fault : result.faults()) {
      faults.add(new NumberedFault(number, fault));
      size += fault.detail().length() + fault.stderr().length();
    }
    if (record.isPresent()) {
      records.add(new NumberedRecord(number, record.get()));
      size += record.get().length();
    }
  }

  boolean isEmpty() {
    return lines.isEmpty();
  }

  boolean isFull() {
    return lines.length() + size >= MAX_CHARS;
  }

  long first() {
    return first;
  }

  long last() {
    return last;
  }

  String lines() {
    return lines.toString();
  }

  List<NumberedFault> faults() {
    return faults;
  }

  List<NumberedRecord> records() {
    return records;
  }
}
