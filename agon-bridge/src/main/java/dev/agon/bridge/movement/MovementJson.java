package dev.agon.bridge.movement;

import dev.agon.json.Json;
import java.util.List;

/** Movements as JSON, for programs. */
public final class MovementJson {
  private MovementJson() {}

  /** A proposal with its figures, and its trade-offs in sentences. */
  public static Json of(MovementProposal proposal, int number) {
    Movement movement = proposal.movement();
    Fairness fairness = proposal.fairness();
    return Json.object()
        .with("number", number)
        .with("name", movement.name())
        .with("kind", movement.kind().id())
        .with(movement.contestants().id(), movement.size())
        .with("winners", movement.winners())
        .with("tables", movement.tables())
        .with("rounds", movement.rounds())
        .with("boardsPerRound", movement.boardsPerRound())
        .with("boards", movement.boards())
        .with("quality", Json.of(fairness.quality()))
        .with(
            "compared",
            Json.object()
                .with("mean", Json.of(fairness.mean()))
                .with("min", fairness.min())
                .with("max", fairness.max())
                .with("deviation", Json.of(fairness.deviation())))
        .with("words", Json.array(proposal.words(), Json::of));
  }

  /** A round: who sits at each table with which boards, and who sits out. */
  public static Json round(Movement movement, int round) {
    return Json.object()
        .with("round", round)
        .with(
            "tables",
            Json.array(
                movement.round(round),
                sitting ->
                    Json.object()
                        .with("table", sitting.table())
                        .with("ns", numbers(sitting.ns()))
                        .with("ew", numbers(sitting.ew()))
                        .with("firstBoard", movement.firstBoard(sitting))
                        .with("lastBoard", movement.lastBoard(sitting))))
        .with("sittingOut", numbers(movement.sitOuts(round)));
  }

  private static Json numbers(List<Integer> numbers) {
    return Json.array(numbers, Json::of);
  }
}
