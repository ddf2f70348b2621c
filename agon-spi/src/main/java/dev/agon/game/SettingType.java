package dev.agon.game;

import dev.agon.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The values that a {@link Setting} can have: how they are read, written and described. Settings
 * that share a key can be read for each other when their types are equal.
 */
public interface SettingType<T> {
  /**
   * Reads a value as written in an event file or behind a flag. The reason of a failure is a phrase
   * that follows the setting's name, like {@code must be a whole number from 1 to 9, not '0'}.
   */
  Parsed<T> parse(String text);

  /** The text that {@link #parse} reads as this value. */
  String format(T value);

  /** Stands for a value in a usage line, like {@code N} or {@code WORD}. */
  String placeholder();

  /** The values in a few words for help texts, like {@code 1 to 9}. */
  String range();

  /** All values as they are written; empty if they cannot be listed. */
  default List<String> words() {
    return List.of();
  }

  /** The JSON schema of a value in an event file. */
  Json.Obj schema();

  /**
   * Whether the value is several lines of text. Behind a flag it is then a file with these lines,
   * and in an event file the same or a list with a line in each item.
   */
  default boolean isLines() {
    return false;
  }

  /** Whole numbers within bounds, both included. */
  static SettingType<Integer> whole(int min, int max) {
    return new WholeNumber(min, max);
  }

  /** Some values, each written as its id. */
  static <T> SettingType<T> oneOf(List<T> values, Function<T, String> id) {
    return new OneOf<>(values, id);
  }

  /** A value, or none, which is written as a word. */
  static <T> SettingType<Optional<T>> optional(SettingType<T> type, String none) {
    return new OptionalValue<>(type, none);
  }

  /** See {@link #whole}. */
  record WholeNumber(int min, int max) implements SettingType<Integer> {
    @Override
    public Parsed<Integer> parse(String text) {
      try {
        int value = Integer.parseInt(text.strip());
        if (min <= value && value <= max) {
          return new Parsed.Value<>(value);
        }
      } catch (NumberFormatException e) {
        // Falls through to the one message for everything that is not such a number.
      }
      return new Parsed.Failure<>(
          "must be a whole number from " + min + " to " + max + ", not " + Parsed.quoted(text));
    }

    @Override
    public String format(Integer value) {
      return value.toString();
    }

    @Override
    public String placeholder() {
      return "N";
    }

    @Override
    public String range() {
      return min + " to " + max;
    }

    @Override
    public Json.Obj schema() {
      return Json.object().with("type", "integer").with("minimum", min).with("maximum", max);
    }
  }

  /** See {@link #oneOf}. */
  record OneOf<T>(List<T> values, Function<T, String> id) implements SettingType<T> {
    public OneOf {
      values = List.copyOf(values);
    }

    @Override
    public Parsed<T> parse(String text) {
      for (T value : values) {
        if (id.apply(value).equals(text.strip())) {
          return new Parsed.Value<>(value);
        }
      }
      return new Parsed.Failure<>("must be " + range() + ", not " + Parsed.quoted(text));
    }

    @Override
    public String format(T value) {
      return id.apply(value);
    }

    @Override
    public String placeholder() {
      return "WORD";
    }

    @Override
    public String range() {
      List<String> ids = words();
      String first = String.join(", ", ids.subList(0, ids.size() - 1));
      return (first.isEmpty() ? "" : first + " or ") + ids.getLast();
    }

    @Override
    public Json.Obj schema() {
      List<Json> ids = new ArrayList<>();
      words().forEach(one -> ids.add(Json.of(one)));
      return Json.object().with("enum", Json.array(ids));
    }

    @Override
    public List<String> words() {
      return values.stream().map(id).toList();
    }
  }

  /** See {@link #optional}. */
  record OptionalValue<T>(SettingType<T> type, String none) implements SettingType<Optional<T>> {
    @Override
    public Parsed<Optional<T>> parse(String text) {
      if (text.strip().equals(none)) {
        return new Parsed.Value<>(Optional.empty());
      }
      Parsed<T> read = type.parse(text);
      if (read instanceof Parsed.Value<T>(T value)) {
        return new Parsed.Value<>(Optional.of(value));
      }
      return new Parsed.Failure<>(((Parsed.Failure<T>) read).why() + "; it can also be " + none);
    }

    @Override
    public String format(Optional<T> value) {
      return value.map(type::format).orElse(none);
    }

    @Override
    public String placeholder() {
      return type.placeholder();
    }

    @Override
    public String range() {
      return type.range() + ", or " + none;
    }

    @Override
    public Json.Obj schema() {
      return Json.object()
          .with("anyOf", Json.array(List.of(Json.object().with("const", none), type.schema())));
    }
  }

  /** Texts that a function reads; an event file may have a list in place of commas. */
  record Text<T>(Function<String, Parsed<T>> parser, Function<T, String> formatter, String range)
      implements SettingType<T> {
    @Override
    public Parsed<T> parse(String text) {
      return parser.apply(text);
    }

    @Override
    public String format(T value) {
      return formatter.apply(value);
    }

    @Override
    public String placeholder() {
      return "TEXT";
    }

    @Override
    public Json.Obj schema() {
      Json plain = Json.array(List.of(Json.of("string"), Json.of("number"), Json.of("boolean")));
      Json.Obj text = Json.object().with("type", plain);
      Json.Obj list = Json.object().with("type", "array").with("items", text);
      return Json.object().with("anyOf", Json.array(List.of(text, list)));
    }
  }
}
