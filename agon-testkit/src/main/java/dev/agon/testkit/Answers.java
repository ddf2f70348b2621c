package dev.agon.testkit;

import dev.agon.game.Dice;
import dev.agon.game.Parsed;
import dev.agon.game.kit.Next;
import dev.agon.game.kit.Question;
import dev.agon.game.kit.Question.Choices;
import dev.agon.game.kit.Question.Field;
import dev.agon.game.kit.Question.Fields;
import java.util.ArrayList;
import java.util.List;

/** The moves that a person can give as answers to a question. */
final class Answers<M> {
  private static final long MAX_ENUMERATED = 20_000;
  private static final int SAMPLES = 100;

  private final Dice dice;
  private final List<M> moves = new ArrayList<>();

  private Answers(Dice dice) {
    this.dice = dice;
  }

  /** All moves; of fields with too many values a sample. */
  static <M> List<M> moves(Question<M> question, Dice dice) {
    Answers<M> answers = new Answers<>(dice);
    answers.add(question);
    return answers.moves;
  }

  private void add(Next<M> next) {
    switch (next) {
      case Next.Done<M>(M move) -> moves.add(move);
      case Choices<M> choices -> choices.options().forEach(option -> add(option.next()));
      case Fields<M> fields -> {
        if (values(fields) <= MAX_ENUMERATED) {
          addAll(fields, new ArrayList<>());
        } else {
          addSample(fields);
        }
      }
    }
  }

  /** How many values are tried: those of the fields' ranges, and one beyond each end. */
  private static long values(Fields<?> fields) {
    long values = 1;
    for (Field field : fields.fields()) {
      values *= field.max() - field.min() + 3L;
      if (values > MAX_ENUMERATED) {
        return values;
      }
    }
    return values;
  }

  private void addAll(Fields<M> fields, List<Integer> values) {
    if (values.size() == fields.fields().size()) {
      add(fields, values);
      return;
    }
    Field field = fields.fields().get(values.size());
    for (int value = field.min() - 1; value <= field.max() + 1; value++) {
      values.add(value);
      addAll(fields, values);
      values.removeLast();
    }
  }

  /** The usual values, and values near them. */
  private void addSample(Fields<M> fields) {
    add(fields, fields.usual());
    for (int sample = 0; sample < SAMPLES; sample++) {
      List<Integer> values = new ArrayList<>(fields.usual());
      int units = dice.nextInt(-1, 5);
      int to = dice.nextInt(values.size());
      int from = dice.nextInt(values.size());
      values.set(to, values.get(to) + units);
      if (dice.nextBoolean()) {
        values.set(from, values.get(from) - units);
      }
      add(fields, values);
    }
  }

  private void add(Fields<M> fields, List<Integer> values) {
    if (fields.move(values) instanceof Parsed.Value<M>(M move)) {
      moves.add(move);
    }
  }
}
