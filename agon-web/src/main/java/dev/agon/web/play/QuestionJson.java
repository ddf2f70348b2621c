package dev.agon.web.play;

import dev.agon.game.Parsed;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.Next;
import dev.agon.game.kit.Question;
import dev.agon.game.kit.Question.Choices;
import dev.agon.game.kit.Question.Field;
import dev.agon.game.kit.Question.Fields;
import dev.agon.game.kit.Question.Option;
import dev.agon.game.kit.TypedAnswer;
import dev.agon.json.Json;
import dev.agon.json.JsonFields;
import dev.agon.text.JsonLines;
import dev.agon.text.MultiLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Questions to people as JSON, and the answers that a browser sends. */
final class QuestionJson {
  private QuestionJson() {}

  static Json.Obj json(Question<?> question) {
    return switch (question) {
      case Choices<?> choices -> json(choices);
      case Fields<?> fields ->
          Json.object()
              .with("text", fields.text())
              .with("fields", Json.array(fields.fields(), QuestionJson::json))
              .with(
                  "sum",
                  Json.object()
                      .with("name", fields.sum().name())
                      .with("min", fields.sum().min())
                      .with("max", fields.sum().max()))
              .with("usual", Json.array(fields.usual(), value -> Json.of((long) value)));
    };
  }

  private static <M> Json.Obj json(Choices<M> choices) {
    Json.Obj json =
        Json.object()
            .with("text", choices.text())
            .with("options", Json.array(choices.options(), QuestionJson::json));
    return choices.usual().map(key -> json.with("usual", key)).orElse(json);
  }

  private static Json json(Option<?> option) {
    Json.Obj json = Json.object().with("key", option.key()).with("label", option.label());
    return option.next() instanceof Question<?> further ? json.with("next", json(further)) : json;
  }

  private static Json json(Field field) {
    return Json.object()
        .with("name", field.name())
        .with("label", field.label())
        .with("min", field.min())
        .with("max", field.max())
        .with("weight", field.weight());
  }

  /**
   * The move of an answer: a {@code text} as at a terminal, or an array {@code answer} with the
   * keys of the options in order, and at the end the values of fields if that is asked. Whether the
   * move is legal is for the referee to say.
   */
  static <V, M> Parsed<M> read(GameKit<?, V, M> kit, PendingQuestion<V, M> asked, JsonFields body) {
    boolean isTyped = body.has("text");
    if (asked.question().isEmpty()) {
      return isTyped
          ? JsonLines.of(kit).readMove(asked.view(), MultiLine.split(body.text("text")) + "\n")
          : new Parsed.Failure<>("type the move");
    }
    Next<M> next = asked.question().get();
    if (isTyped) {
      switch (TypedAnswer.read(asked.question().get(), body.text("text").strip())) {
        case Parsed.Value<Next<M>>(Next<M> typed) -> next = typed;
        case Parsed.Failure<Next<M>>(String why) -> {
          return new Parsed.Failure<>(why);
        }
      }
    }
    for (Json part : isTyped ? List.<Json>of() : body.array("answer")) {
      switch (next) {
        case Choices<M> choices when part instanceof Json.Str(String key) -> {
          Optional<Option<M>> found = choices.find(key);
          if (found.isEmpty()) {
            return new Parsed.Failure<>("there is no answer " + Parsed.quoted(key));
          }
          next = found.get().next();
        }
        case Fields<M> fields when part instanceof Json.Arr(List<Json> items) -> {
          return values(items).then(fields::move);
        }
        case Next.Done<M> _ -> {
          return new Parsed.Failure<>("the answer is too long");
        }
        case Question<M> _ -> {
          return new Parsed.Failure<>(
              "an answer is the keys of options, and an array of numbers for fields");
        }
      }
    }
    return switch (next) {
      case Next.Done<M>(M move) -> new Parsed.Value<>(move);
      case Question<M> further ->
          new Parsed.Failure<>("there is more to answer: " + further.text());
    };
  }

  private static Parsed<List<Integer>> values(List<Json> items) {
    List<Integer> values = new ArrayList<>();
    for (Json item : items) {
      if (!(item instanceof Json.Num number) || number.asInt().isEmpty()) {
        return new Parsed.Failure<>("whole numbers are expected");
      }
      values.add(number.asInt().orElseThrow());
    }
    return new Parsed.Value<>(values);
  }

  /** The keys and values that give a move, if options alone give it. */
  static <M> Optional<List<Option<M>>> path(Question<M> question, M move) {
    if (!(question instanceof Choices<M> choices)) {
      return Optional.empty();
    }
    for (Option<M> option : choices.options()) {
      if (option.next() instanceof Next.Done<M>(M made) && made.equals(move)) {
        return Optional.of(List.of(option));
      }
      if (option.next() instanceof Question<M> further) {
        Optional<List<Option<M>>> rest = path(further, move);
        if (rest.isPresent()) {
          List<Option<M>> whole = new ArrayList<>(List.of(option));
          whole.addAll(rest.get());
          return Optional.of(whole);
        }
      }
    }
    return Optional.empty();
  }
}
