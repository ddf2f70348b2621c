package dev.agon.tournament;

import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import java.util.List;

/**
 * The result of a tournament.
 *
 * @param lines the final places, with the scores of all stages together
 * @param digest the SHA-256 of the event and all results in canonical order
 */
public record Standings(
    List<Standing> lines,
    Tally total,
    List<PlayedRound> rounds,
    List<StageResult> stages,
    String digest) {
  public Standings {
    lines = List.copyOf(lines);
    stages = List.copyOf(stages);
    rounds = List.copyOf(rounds);
  }
}
