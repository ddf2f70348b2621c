package dev.agon.contest;

import dev.agon.games.blotto.contest.Showing;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The entries of a contest from the best on; equal ones share a rank and stand in order of id. */
public record ContestRanking(ContestEntries entries, ContestMeasure by, List<Line> lines) {
  public ContestRanking {
    lines = List.copyOf(lines);
  }

  record Line(int rank, ContestEntry entry, Showing showing) {}

  public static ContestRanking of(
      ContestEntries entries, List<Showing> showings, ContestMeasure by) {
    List<Line> unranked = new ArrayList<>();
    for (int i = 0; i < showings.size(); i++) {
      unranked.add(new Line(0, entries.entries().get(i), showings.get(i)));
    }
    unranked.sort(
        Comparator.comparingLong((Line line) -> by.of(line.showing()))
            .reversed()
            .thenComparing(Line::entry, ContestEntry.BY_ID));
    List<Line> lines = new ArrayList<>();
    for (Line line : unranked) {
      boolean shared =
          !lines.isEmpty() && by.of(lines.getLast().showing()) == by.of(line.showing());
      int rank = shared ? lines.getLast().rank() : lines.size() + 1;
      lines.add(new Line(rank, line.entry(), line.showing()));
    }
    return new ContestRanking(entries, by, lines);
  }
}
