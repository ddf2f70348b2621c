package dev.agon.tournament;

import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import java.util.List;
import java.util.Optional;

/** Decides which matches come next, given the results so far. */
public interface Format {
  /** What its stages are, in their order; most formats are a single stage. */
  List<FormatSpec> types();

  /** The next round; empty when the tournament is over. */
  Optional<Round> next(List<PlayedRound> played);

  /** Whether the tournament is over; some formats know without making a round. */
  default boolean isOver(List<PlayedRound> played) {
    return next(played).isEmpty();
  }

  /** The final standings, best first. */
  List<Standing> standings(List<PlayedRound> played, Tally total);

  /** The results so far of each stage that has started, while a round is under way. */
  default List<StageResult> stagesSoFar(List<PlayedRound> played, Tally underWay) {
    return stages(played, StageResult.soFar(played, underWay));
  }

  default List<StageResult> stages(List<PlayedRound> played, Tally total) {
    return List.of(
        new StageResult(types().getFirst(), standings(played, total), total, Optional.empty()));
  }
}
