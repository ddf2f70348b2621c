package dev.agon.blotto;

import dev.agon.blotto.contest.Contest;
import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.games.blotto.rules.Plan;
import dev.agon.text.UserError;
import java.util.List;
import java.util.Optional;

/**
 * The entries of a contest.
 *
 * @param units the number of units that every entry places
 * @param leftOut the rows of the file that take no part, in their order
 * @param repeated a sentence about ids that occurred more than once, where such entries may be kept
 */
public record ContestEntries(
    Battlefields battlefields,
    long units,
    List<ContestEntry> entries,
    List<LeftOut> leftOut,
    Optional<String> repeated) {
  public ContestEntries {
    entries = List.copyOf(entries);
    leftOut = List.copyOf(leftOut);
  }

  /**
   * A row of the file that takes no part.
   *
   * @param row its number in the sheet, from 1
   * @param name the name of the person; may be empty
   */
  public record LeftOut(long row, String name, String why) {
    /** As in {@code row 5 (Ann): places 9 units, not 10}. */
    @Override
    public String toString() {
      return "row " + row + (name.isEmpty() ? "" : " (" + name + ")") + ": " + why;
    }
  }

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
