package dev.agon.contest;

import dev.agon.games.blotto.Battlefields;
import dev.agon.games.blotto.Plan;
import dev.agon.text.FileLine;
import java.util.List;

/**
 * The entries of a contest.
 *
 * @param units the number of units that every entry places
 * @param invalidRows the rows of the file that were skipped
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

  /** A row of the file that is not a valid entry. */
  public record InvalidRow(FileLine line, String problem) {}

  public List<Plan> plans() {
    return entries.stream().map(ContestEntry::plan).toList();
  }
}
