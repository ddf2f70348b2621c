package dev.agon.tournament;

import dev.agon.scoring.SeatBalance;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.tournament.elimination.Bracket;
import java.util.List;
import java.util.Optional;

/**
 * What came of a stage.
 *
 * @param format what it is called
 * @param tally its own results alone
 */
public record StageResult(
    String format, List<Standing> lines, Tally tally, Optional<Bracket> bracket) {
  public StageResult {
    lines = List.copyOf(lines);
  }

  /**
   * How evenly seats were shared, where that is not plain: groups play every order of seats, but
   * are not equally large, and in ties seats take turns.
   */
  public Optional<SeatBalance> balance() {
    boolean isPlain = bracket.isPresent() || format.equals(FormatType.GROUPS.id());
    return Optional.of(SeatBalance.of(tally)).filter(balance -> !isPlain && balance.isTelling());
  }
}
