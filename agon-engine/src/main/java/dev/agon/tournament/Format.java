package dev.agon.tournament;

import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import java.util.List;
import java.util.Optional;

/** Says which matches come next, given what came of those before. */
public interface Format {
  /** As written in event files. */
  String name();

  /** The round after these; empty when the tournament is over. */
  Optional<Round> next(List<PlayedRound> played);

  /** Whether there is no further round; some know without making one. */
  default boolean isOver(List<PlayedRound> played) {
    return next(played).isEmpty();
  }

  /** The final standings, best first, with the scores that the tally has. */
  List<Standing> standings(List<PlayedRound> played, Tally total);

  /** What came of each stage; most formats are one. */
  default List<StageResult> stages(List<PlayedRound> played, Tally total) {
    return List.of(new StageResult(name(), standings(played, total), total, Optional.empty()));
  }
}
