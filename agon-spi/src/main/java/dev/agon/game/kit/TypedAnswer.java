package dev.agon.game.kit;

import dev.agon.game.Parsed;
import dev.agon.game.kit.Question.Choices;
import dev.agon.game.kit.Question.Fields;
import dev.agon.game.kit.Question.Option;
import java.util.List;
import java.util.Optional;

/** Reads what people type as the answer to a question. */
public final class TypedAnswer {
  private static final int MAX_KEYS = 10;

  private TypedAnswer() {}

  /**
   * What follows a typed answer. A person may type the answer to the next question behind the first
   * one, as in {@code 25 4x1} or {@code 25; 4x1}.
   */
  public static <M> Parsed<Next<M>> read(Question<M> question, String typed) {
    return switch (question) {
      case Choices<M> choices -> readChoice(choices, typed);
      case Fields<M> fields -> {
        Parsed<List<Integer>> values =
            typed.isEmpty() ? new Parsed.Value<>(fields.usual()) : FieldsText.read(fields, typed);
        yield values.then(fields::move).map(Next.Done::new);
      }
    };
  }

  private static <M> Parsed<Next<M>> readChoice(Choices<M> choices, String typed) {
    var found = typed.isEmpty() ? choices.usualOption() : choices.find(typed);
    if (found.isPresent()) {
      return new Parsed.Value<>(found.get().next());
    }
    String[] parts = typed.split("\\s*;\\s*|\\s+", 2);
    if (parts.length == 2) {
      Optional<Next<M>> first = choices.find(parts[0]).map(Option::next);
      if (first.isPresent() && first.get() instanceof Question<M> further) {
        return read(further, parts[1]);
      }
      if (first.isPresent() && FieldsText.isNone(parts[1])) {
        return new Parsed.Value<>(first.get());
      }
    }
    return Parsed.expected(keys(choices), typed);
  }

  private static String keys(Choices<?> choices) {
    List<String> keys = choices.options().stream().map(Option::key).toList();
    if (keys.size() > MAX_KEYS) {
      return keys.getFirst() + " to " + keys.getLast();
    }
    String first = String.join(", ", keys.subList(0, keys.size() - 1));
    return (first.isEmpty() ? "" : first + " or ") + keys.getLast();
  }
}
