package dev.agon.tournament;

import dev.agon.scoring.SeatBalance;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.tournament.elimination.Bracket;
import java.util.List;
import java.util.Optional;

/**
 * The result of a stage.
 *
 * @param tally the results of this stage alone
 */
public record StageResult(
    FormatType format, List<Standing> lines, Tally tally, Optional<Bracket> bracket) {
  public StageResult {
    lines = List.copyOf(lines);
  }

  /**
   * How evenly seats were shared, where that is of interest. In groups all orders of seats are
   * played, and in series players swap seats, so it is not.
   */
  public Optional<SeatBalance> balance() {
    boolean isKnown = bracket.isPresent() || format == FormatType.GROUPS;
    return Optional.of(SeatBalance.of(tally)).filter(balance -> !isKnown && balance.isOfInterest());
  }
}
