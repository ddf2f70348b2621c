package dev.agon.blotto;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

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

  /** The entries that count, in the order of the file; their ids are unique. */
  List<ContestEntry> keep(List<ContestEntry> entries) {
    Map<String, Integer> times = times(entries);
    if (this == ALL) {
      return numbered(entries, times);
    }
    Map<String, Integer> seen = new HashMap<>();
    List<ContestEntry> kept = new ArrayList<>();
    for (ContestEntry entry : entries) {
      int number = seen.merge(entry.id(), 1, Integer::sum);
      if (number == (this == FIRST ? 1 : times.getOrDefault(entry.id(), 1))) {
        kept.add(entry);
      }
    }
    return kept;
  }

  private static Map<String, Integer> times(List<ContestEntry> entries) {
    Map<String, Integer> times = new LinkedHashMap<>();
    entries.forEach(entry -> times.merge(entry.id(), 1, Integer::sum));
    return times;
  }

  private static List<ContestEntry> numbered(
      List<ContestEntry> entries, Map<String, Integer> times) {
    Set<String> taken = new HashSet<>(times.keySet());
    Map<String, Integer> seen = new HashMap<>();
    List<ContestEntry> numbered = new ArrayList<>();
    for (ContestEntry entry : entries) {
      String id = entry.id();
      if (times.getOrDefault(id, 1) > 1) {
        do {
          id = entry.id() + "-" + seen.merge(entry.id(), 1, Integer::sum);
        } while (!taken.add(id));
      }
      numbered.add(new ContestEntry(id, entry.plan()));
    }
    return numbered;
  }

  /** A line about the ids that occur more than once, if any does. */
  Optional<String> note(List<ContestEntry> entries) {
    List<String> names = new ArrayList<>();
    times(entries)
        .forEach(
            (name, count) -> {
              if (count > 1) {
                names.add(name + " (" + count + ")");
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
