package dev.agon.tournament;

import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
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
}
