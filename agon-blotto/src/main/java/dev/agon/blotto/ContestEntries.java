package dev.agon.blotto;

import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.games.blotto.rules.Plan;
import dev.agon.text.FileLine;
import java.util.List;
import java.util.Optional;

/**
 * The entries of a contest.
 *
 * @param units the number of units that every entry places
 * @param invalidRows the rows of the file that were skipped
 * @param repeated a sentence about ids that occurred more than once, where such entries may be kept
 */
public record ContestEntries(
    Battlefields battlefields,
    long units,
    List<ContestEntry> entries,
    List<InvalidRow> invalidRows,
    Optional<String> repeated) {
  public ContestEntries {
    entries = List.copyOf(entries);
    invalidRows = List.copyOf(invalidRows);
  }

  /**
   * A row of the file that is not a valid entry.
   *
   * @param remedy the flag that helps
   */
  public record InvalidRow(FileLine line, String problem, String remedy) {}

  public List<Plan> plans() {
    return entries.stream().map(ContestEntry::plan).toList();
  }
}
