package dev.agon.tournament.stages;

import dev.agon.api.PublicApi;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.tournament.PlayedRound;
import dev.agon.tournament.StageResult;
import java.util.List;

/**
 * The result of a tournament.
 *
 * @param lines the final places; with several stages, each with its score in the last stage that
 *     the player played
 * @param total the results of all stages together; its points have no meaning if the stages have
 *     different scales
 * @param digest the SHA-256 of the event and all results in canonical order
 */
public record Standings(
    @PublicApi List<Standing> lines,
    Tally total,
    List<PlayedRound> rounds,
    List<StageResult> stages,
    @PublicApi String digest) {
  public Standings {
    lines = List.copyOf(lines);
    stages = List.copyOf(stages);
    rounds = List.copyOf(rounds);
  }
}
