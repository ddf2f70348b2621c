package dev.agon.app.match;

import dev.agon.game.kit.Analyst.Analysis;
import dev.agon.game.kit.Codec;
import dev.agon.json.Json;
import dev.agon.record.MoveJudge;
import java.util.List;

/** Judged positions and matches as JSON, for programs. */
final class AnalysisJson {
  private AnalysisJson() {}

  /** A position: the verdict, and every legal move with its value, best first. */
  static <V, M> Json of(Analysis<M> analysis, Codec<V, M> codec) {
    return Json.object()
        .with("verdict", analysis.verdict())
        .with(
            "choices",
            Json.array(
                analysis.choices(),
                choice ->
                    Json.object()
                        .with("move", codec.moveJson(choice.move()))
                        .with("value", Json.of(choice.value()))
                        .with("words", choice.words())));
  }

  /** A match: every judged move, and how well each player did. */
  static Json of(MoveJudge<?, ?, ?> judge, List<String> names) {
    return Json.object()
        .with("moves", Json.array(judge.judged(), move -> of(move, names)))
        .with(
            "players",
            Json.array(
                judge.accuracies(names.size()),
                seat ->
                    Json.object()
                        .with("seat", seat.seat())
                        .with("name", names.get(seat.seat()))
                        .with("good", seat.good())
                        .with("judged", seat.judged())
                        .with("mistakes", Json.array(seat.mistakes(), Json::of))))
        .with("notJudged", judge.notJudged());
  }

  private static Json of(MoveJudge.Judged move, List<String> names) {
    return Json.object()
        .with("step", move.step())
        .with("seat", move.seat())
        .with("name", names.get(move.seat()))
        .with("move", move.move())
        .with("words", move.words())
        .with("loss", Json.of(move.loss()))
        .with(
            "better",
            move.better()
                .map(best -> Json.object().with("move", best.move()).with("words", best.words())));
  }
}
