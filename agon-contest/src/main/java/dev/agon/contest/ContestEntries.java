package dev.agon.contest;

import dev.agon.games.blotto.Battlefields;
import dev.agon.games.blotto.Plan;
import java.util.List;

/**
 * The entries of a contest.
 *
 * @param units what each of them places
 * @param leftOut rows that are no entries
 */
public record ContestEntries(
    Battlefields battlefields, long units, List<ContestEntry> entries, List<LeftOut> leftOut) {
  public ContestEntries {
    entries = List.copyOf(entries);
    leftOut = List.copyOf(leftOut);
  }

  /** A row of the file that is no entry, and why. */
  public record LeftOut(long line, String why) {}

  public List<Plan> plans() {
    return entries.stream().map(ContestEntry::plan).toList();
  }
}
