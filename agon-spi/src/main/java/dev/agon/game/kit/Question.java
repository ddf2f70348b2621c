package dev.agon.game.kit;

import dev.agon.game.Parsed;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A question to a person: options to choose from, or numbers for fields. Terminal and browser build
 * their input from it. It takes legal moves only.
 *
 * @param <M> what a seat decides
 */
public sealed interface Question<M> extends Next<M> {
  /** What is asked, in one or two sentences. */
  String text();

  /**
   * A question with options; there may be very many, of which a front end shows some.
   *
   * @param options at least one; their keys differ
   * @param usual the key of the option that is meant if a person just presses Enter
   */
  record Choices<M>(String text, List<Option<M>> options, Optional<String> usual)
      implements Question<M> {
    public Choices {
      options = List.copyOf(options);
      List<String> keys = options.stream().map(Option::key).toList();
      if (keys.isEmpty() || keys.stream().distinct().count() < keys.size()) {
        throw new IllegalArgumentException("options need different keys: " + keys);
      }
      if (usual.isPresent() && !keys.contains(usual.get())) {
        throw new IllegalArgumentException("no option has the key " + usual.get() + ": " + keys);
      }
    }

    /**
     * A question with an option for each move.
     *
     * @param key what a person types or presses for a move
     */
    public static <M> Choices<M> of(String text, List<M> moves, Function<M, String> key) {
      return new Choices<>(
          text,
          moves.stream()
              .map(
                  move ->
                      new Option<>(
                          key.apply(move), List.of(), key.apply(move), new Next.Done<>(move)))
              .toList(),
          Optional.empty());
    }

    /** The option with this key or, if there is none, the first with this word; case is ignored. */
    public Optional<Option<M>> find(String typed) {
      Optional<Option<M>> byKey =
          options.stream().filter(option -> option.key().equalsIgnoreCase(typed)).findFirst();
      return byKey.or(
          () ->
              options.stream()
                  .filter(option -> option.words().stream().anyMatch(typed::equalsIgnoreCase))
                  .findFirst());
    }

    /** The option that is meant if a person just presses Enter. */
    public Optional<Option<M>> usualOption() {
      return usual.flatMap(this::find);
    }
  }

  /**
   * Something to choose.
   *
   * @param key a few characters to type or press
   * @param words what else a person may type for it
   * @param label what it is, in a few words
   */
  record Option<M>(String key, List<String> words, String label, Next<M> next) {
    public Option {
      words = List.copyOf(words);
    }
  }

  /**
   * A question for numbers.
   *
   * @param fields at least one
   * @param usual the values that are meant if a person just presses Enter
   * @param reader the move of values that are within all limits
   */
  record Fields<M>(
      String text,
      List<Field> fields,
      Sum sum,
      Notation notation,
      List<Integer> usual,
      Function<List<Integer>, M> reader)
      implements Question<M> {
    public Fields {
      fields = List.copyOf(fields);
      usual = List.copyOf(usual);
      if (fields.isEmpty()) {
        throw new IllegalArgumentException("there are no fields");
      }
      objection(fields, sum, usual)
          .ifPresent(
              why -> {
                throw new IllegalArgumentException("the usual values do not fit: " + why);
              });
    }

    /** The move of these values, one for each field; a failure if they are beyond a limit. */
    public Parsed<M> move(List<Integer> values) {
      Optional<String> why = objection(fields, sum, values);
      return why.isPresent()
          ? new Parsed.Failure<>(why.get())
          : new Parsed.Value<>(reader.apply(List.copyOf(values)));
    }

    private static Optional<String> objection(List<Field> fields, Sum sum, List<Integer> values) {
      if (values.size() != fields.size()) {
        return Optional.of(
            "expected "
                + fields.size()
                + " numbers, got "
                + values.size()
                + sum.left(fields, values));
      }
      for (int i = 0; i < fields.size(); i++) {
        Field field = fields.get(i);
        if (values.get(i) < field.min() || values.get(i) > field.max()) {
          return Optional.of(
              "%s must be %d to %d, not %d"
                  .formatted(field.label(), field.min(), field.max(), values.get(i)));
        }
      }
      return sum.objection(sum.of(fields, values));
    }
  }

  /**
   * A whole number to fill in.
   *
   * @param name a word without blanks, for people who type
   * @param label what it is, in a few words
   * @param weight how much one unit of it adds to the sum
   */
  record Field(String name, String label, int min, int max, int weight) {}

  /**
   * A limit of the weighted sum of all fields.
   *
   * @param name what is summed, like {@code units placed}
   */
  record Sum(String name, long min, long max) {
    /** The weighted sum of the values. */
    public long of(List<Field> fields, List<Integer> values) {
      long sum = 0;
      for (int i = 0; i < fields.size(); i++) {
        sum += (long) fields.get(i).weight() * values.get(i);
      }
      return sum;
    }

    private Optional<String> objection(long sum) {
      if (min <= sum && sum <= max) {
        return Optional.empty();
      }
      String limit =
          min == max ? "exactly " + min : sum < min ? "at least " + min : "at most " + max;
      return Optional.of("%s must be %s, not %d".formatted(name, limit, sum));
    }

    /** A hint for somebody who gave too few numbers; empty if there is no exact sum to reach. */
    private String left(List<Field> fields, List<Integer> values) {
      if (min != max || values.size() > fields.size()) {
        return "";
      }
      long sum = of(fields.subList(0, values.size()), values);
      return "; %s: %d of %d".formatted(name, sum, max);
    }
  }

  /** How people write the values. */
  enum Notation {
    /** All values in the order of the fields, like {@code 2 2 2 4}. */
    IN_ORDER,

    /** Only what differs from the minimum, with the field's name, like {@code 4x1, 2x10}. */
    COUNT_X_NAME
  }
}
