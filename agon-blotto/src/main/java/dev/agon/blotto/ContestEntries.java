package dev.agon.blotto;

import dev.agon.blotto.contest.Contest;
import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.games.blotto.rules.Plan;
import dev.agon.text.FileLine;
import dev.agon.text.UserError;
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

  /** A row of the file that is not a valid entry, and the flag that helps. */
  public record InvalidRow(FileLine line, String problem, String remedy) {}

  /** The contest of all entries; an error if the values are too large to be added up. */
  public Contest contest() {
    try {
      return new Contest(battlefields, plans());
    } catch (IllegalArgumentException e) {
      throw new UserError("--values " + e.getMessage(), e);
    }
  }

  public List<Plan> plans() {
    return entries.stream().map(ContestEntry::plan).toList();
  }
}
