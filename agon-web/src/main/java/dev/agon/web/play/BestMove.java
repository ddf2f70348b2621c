package dev.agon.web.play;

import dev.agon.game.Parsed;
import dev.agon.game.kit.Analyst;
import dev.agon.game.kit.Analyst.Analysis;
import dev.agon.game.kit.Analyst.MoveValue;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.Question;
import dev.agon.json.Json;
import dev.agon.text.JsonLines;
import dev.agon.text.MultiLine;
import dev.agon.web.http.WebProblem;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What perfect play would do, computed from what one seat may know. */
final class BestMove {
  private static final double SAME = 1e-9;

  /** More do not help to choose. */
  private static final int MAX_LISTED = 3;

  private BestMove() {}

  /** What perfect play says of a view; a failure if it is not solved. */
  static <V, M> Parsed<Analysis<M>> analyse(GameKit<?, V, M> kit, V view) {
    return analyst(kit).analyse(view);
  }

  private static <V, M> Analyst<V, M> analyst(GameKit<?, V, M> kit) {
    return kit.analyst().orElseThrow(() -> WebProblem.notFound("This game is not solved."));
  }

  static <V, M> Json.Obj json(
      GameKit<?, V, M> kit, Parsed<Analysis<M>> analysed, Optional<Question<M>> question) {
    return switch (analysed) {
      case Parsed.Failure<Analysis<M>>(String why) ->
          Json.object().with("verdict", "This position is not solved: " + why + ".");
      case Parsed.Value<Analysis<M>>(Analysis<M> analysis) -> {
        List<MoveValue<M>> best = best(analysis);
        yield Json.object()
            .with("verdict", analysis.verdict())
            .with(
                "advice",
                best.size() > 1 && best.size() == analysis.choices().size()
                    ? "All moves are equal."
                    : advice(best.stream().map(one -> words(kit, one.move(), question)).toList()))
            .with("best", Json.array(best, one -> json(kit, one, question)));
      }
    };
  }

  /** The first move, and those that are as good to the last turn. */
  private static <M> List<MoveValue<M>> best(Analysis<M> analysis) {
    MoveValue<M> first = analysis.choices().getFirst();
    return analysis.choices().stream()
        .filter(one -> one.value() >= first.value() - SAME && one.words().equals(first.words()))
        .toList();
  }

  /** A sentence like {@code Best: a; b; c; and 4 more.} */
  private static String advice(List<String> moves) {
    String listed = String.join("; ", moves.subList(0, Math.min(MAX_LISTED, moves.size())));
    int more = moves.size() - MAX_LISTED;
    return "Best: " + listed + (more > 0 ? "; and " + more + " more." : ".");
  }

  private static <M> String words(GameKit<?, ?, M> kit, M move, Optional<Question<M>> question) {
    String described = analyst(kit).describe(move);
    return described.isEmpty()
        ? question
            .flatMap(asked -> QuestionJson.path(asked, move))
            .map(
                options ->
                    options.stream().map(Question.Option::label).collect(Collectors.joining(", ")))
            .orElseGet(() -> MultiLine.joined(JsonLines.of(kit).moveText(move)))
        : described;
  }

  private static <M> Json json(
      GameKit<?, ?, M> kit, MoveValue<M> choice, Optional<Question<M>> question) {
    Json.Obj json =
        Json.object()
            .with("move", words(kit, choice.move(), question))
            .with("words", choice.words());
    return question
        .flatMap(asked -> QuestionJson.path(asked, choice.move()))
        .map(options -> json.with("path", Json.array(options, option -> Json.of(option.key()))))
        .orElse(json);
  }
}
