package dev.agon.web.play;

import dev.agon.game.Parsed;
import dev.agon.game.kit.Analyst;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.Question;
import dev.agon.json.Json;
import dev.agon.text.MultiLine;
import dev.agon.web.http.WebProblem;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What perfect play would do, computed from what one seat may know. */
final class BestMove {
  private static final double SAME = 1e-9;

  private BestMove() {}

  static <V, M> Json.Obj json(GameKit<?, V, M> kit, V view, Optional<Question<M>> question) {
    Analyst<V, M> analyst =
        kit.analyst().orElseThrow(() -> WebProblem.notFound("This game is not solved."));
    return switch (analyst.analyse(view)) {
      case Parsed.Failure<Analyst.Analysis<M>>(String why) ->
          Json.object().with("verdict", "This position is not solved: " + why);
      case Parsed.Value<Analyst.Analysis<M>>(Analyst.Analysis<M> analysis) ->
          Json.object()
              .with("verdict", analysis.verdict())
              .with(
                  "best",
                  Json.array(
                      analysis.choices().stream()
                          .filter(choice -> choice.value() >= analysis.value() - SAME)
                          .map(choice -> json(kit, choice, question))
                          .toList()));
    };
  }

  private static <M> Json json(
      GameKit<?, ?, M> kit, Analyst.MoveValue<M> choice, Optional<Question<M>> question) {
    Optional<List<Question.Option<M>>> path =
        question.flatMap(asked -> QuestionJson.path(asked, choice.move()));
    Json.Obj json =
        Json.object()
            .with(
                "move",
                path.map(
                        options ->
                            options.stream()
                                .map(Question.Option::label)
                                .collect(Collectors.joining(", ")))
                    .orElseGet(() -> MultiLine.joined(kit.codec().moveText(choice.move()))))
            .with("words", choice.words());
    return path.map(
            options ->
                json.with(
                    "path",
                    Json.array(options.stream().map(option -> Json.of(option.key())).toList())))
        .orElse(json);
  }
}
