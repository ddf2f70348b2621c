package dev.agon.store;

import dev.agon.match.Fault;
import dev.agon.match.MatchSpec;
import dev.agon.match.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Matches that follow each other and are kept as one row, with what only some of them have. */
final class MatchSheet {
  private static final int ENOUGH = 1 << 16;

  private final StringBuilder lines = new StringBuilder();
  private final List<Failure> faults = new ArrayList<>(0);
  private final List<Kept> records = new ArrayList<>(0);
  private long first;
  private long last;
  private long size;

  /** A fault of a match. */
  record Failure(long number, Fault fault) {}

  /** The record of a match. */
  record Kept(long number, String json) {}

  void add(MatchSpec pairing, Result result, Optional<String> record) {
    long number = pairing.number();
    if (isEmpty()) {
      first = number;
    } else if (number != last + 1) {
      throw new IllegalArgumentException("match " + number + " comes after match " + last);
    } else {
      lines.append('\n');
    }
    last = number;
    MatchLine.append(lines, pairing, result);
    for (Fault fault : result.faults()) {
      faults.add(new Failure(number, fault));
      size += fault.detail().length() + fault.stderr().length();
    }
    if (record.isPresent()) {
      records.add(new Kept(number, record.get()));
      size += record.get().length();
    }
  }

  boolean isEmpty() {
    return lines.isEmpty();
  }

  boolean isFull() {
    return lines.length() + size >= ENOUGH;
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

  List<Failure> faults() {
    return faults;
  }

  List<Kept> records() {
    return records;
  }
}
