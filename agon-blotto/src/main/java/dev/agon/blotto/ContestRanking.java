package dev.agon.blotto;

import dev.agon.blotto.contest.Showing;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The entries of a contest, best first; equal ones share a rank and are ordered by id. */
public record ContestRanking(ContestEntries entries, ContestMeasure by, List<RankedEntry> lines) {
  public ContestRanking {
    lines = List.copyOf(lines);
  }

  record RankedEntry(int rank, ContestEntry entry, Showing showing) {}

  public static ContestRanking of(
      ContestEntries entries, List<Showing> showings, ContestMeasure by) {
    List<RankedEntry> unranked = new ArrayList<>();
    for (int i = 0; i < showings.size(); i++) {
      unranked.add(new RankedEntry(0, entries.entries().get(i), showings.get(i)));
    }
    unranked.sort(
        Comparator.comparingLong((RankedEntry line) -> by.of(line.showing()))
            .reversed()
            .thenComparing(RankedEntry::entry, ContestEntry.BY_ID));
    List<RankedEntry> lines = new ArrayList<>();
    for (RankedEntry line : unranked) {
      boolean shared =
          !lines.isEmpty() && by.of(lines.getLast().showing()) == by.of(line.showing());
      int rank = shared ? lines.getLast().rank() : lines.size() + 1;
      lines.add(new RankedEntry(rank, line.entry(), line.showing()));
    }
    return new ContestRanking(entries, by, lines);
  }
}
