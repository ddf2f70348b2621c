package dev.agon.contest;

import dev.agon.games.blotto.Battlefields;
import dev.agon.games.blotto.Plan;
import dev.agon.text.FileLine;
import java.util.List;

/**
 * The entries of a contest.
 *
 * @param units what each of them places
 * @param invalidRows rows that are no entries
 */
public record ContestEntries(
    Battlefields battlefields,
    long units,
    List<ContestEntry> entries,
    List<InvalidRow> invalidRows) {
  public ContestEntries {
    entries = List.copyOf(entries);
    invalidRows = List.copyOf(invalidRows);
  }

  /** A row of the file that is no entry, and why. */
  public record InvalidRow(FileLine line, String problem) {}

  public List<Plan> plans() {
    return entries.stream().map(ContestEntry::plan).toList();
  }
}
