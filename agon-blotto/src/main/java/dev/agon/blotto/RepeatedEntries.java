package dev.agon.blotto;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** What happens to several entries with the same id. */
public enum RepeatedEntries {
  LAST("last", "the last entry of each counts"),
  FIRST("first", "the first entry of each counts"),
  ALL("all", "all of them count, with numbers behind the names");

  private static final int MAX_NAMES = 5;

  private final String id;
  private final String consequence;

  RepeatedEntries(String id, String consequence) {
    this.id = id;
    this.consequence = consequence;
  }

  public String id() {
    return id;
  }

  /** The rows that count, in the order of the file. */
  List<EntryRow> select(List<EntryRow> rows) {
    if (this == ALL) {
      return rows;
    }
    Map<String, Integer> times = times(rows, EntryRow::id);
    Map<String, Integer> seen = new HashMap<>();
    List<EntryRow> selected = new ArrayList<>();
    for (EntryRow row : rows) {
      int number = seen.merge(row.id(), 1, Integer::sum);
      if (number == (this == FIRST ? 1 : times.getOrDefault(row.id(), 1))) {
        selected.add(row);
      }
    }
    return selected;
  }

  /** Why an entry does not count. */
  String why() {
    return "the " + id + " entry of the same id counts";
  }

  private static Map<String, Integer> times(List<EntryRow> rows, Function<EntryRow, String> by) {
    Map<String, Integer> times = new LinkedHashMap<>();
    rows.forEach(row -> times.merge(by.apply(row), 1, Integer::sum));
    return times;
  }

  /** The entries of these rows; those with the same name get numbers. */
  static List<ContestEntry> named(List<EntryRow> rows) {
    Map<String, Integer> times = times(rows, EntryRow::name);
    Set<String> taken = new HashSet<>(times.keySet());
    Map<String, Integer> seen = new HashMap<>();
    List<ContestEntry> entries = new ArrayList<>();
    for (EntryRow row : rows) {
      String name = row.name();
      if (times.getOrDefault(name, 1) > 1) {
        do {
          name = row.name() + "-" + seen.merge(row.name(), 1, Integer::sum);
        } while (!taken.add(name));
      }
      entries.add(new ContestEntry(name, row.plan()));
    }
    return entries;
  }

  /** A line about the ids that occur more than once, by their first names, if any does. */
  Optional<String> note(List<EntryRow> rows) {
    Map<String, String> nameOfId = new HashMap<>();
    rows.forEach(row -> nameOfId.putIfAbsent(row.id(), row.name()));
    List<String> names = new ArrayList<>();
    times(rows, EntryRow::id)
        .forEach(
            (id, count) -> {
              if (count > 1) {
                names.add(nameOfId.get(id) + " (" + count + ")");
              }
            });
    if (names.isEmpty()) {
      return Optional.empty();
    }
    String others =
        names.size() > MAX_NAMES ? " and " + (names.size() - MAX_NAMES) + " others" : "";
    String first = String.join(", ", names.subList(0, Math.min(MAX_NAMES, names.size())));
    return Optional.of(first + others + " entered more than once; " + consequence);
  }
}
