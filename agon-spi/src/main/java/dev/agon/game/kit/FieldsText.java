package dev.agon.game.kit;

import dev.agon.game.Parsed;
import dev.agon.game.kit.Question.Field;
import dev.agon.game.kit.Question.Fields;
import dev.agon.game.kit.Question.Notation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The numbers of a question's fields, as people type and read them. */
public final class FieldsText {
  /** Says that all fields are at their minimum. */
  public static final String NONE = "none";

  private static final Pattern BETWEEN = Pattern.compile("\\s*,\\s*|\\s+");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");
  private static final Pattern COUNT_X_NAME = Pattern.compile("(\\d{1,9})x(.+)");

  private FieldsText() {}

  /** The values in the question's notation. */
  public static String of(Fields<?> question, List<Integer> values) {
    if (question.notation() == Notation.IN_ORDER) {
      return values.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }
    List<Field> fields = question.fields();
    String text =
        IntStream.range(0, fields.size())
            .filter(i -> values.get(i) != fields.get(i).min())
            .mapToObj(i -> values.get(i) + "x" + fields.get(i).name())
            .collect(Collectors.joining(", "));
    return text.isEmpty() ? NONE : text;
  }

  /** Whether a person says that all fields are at their minimum. */
  static boolean isNone(String text) {
    return text.equalsIgnoreCase(NONE) || text.equals("0");
  }

  /** The least values of all fields. */
  public static List<Integer> minima(Fields<?> question) {
    return question.fields().stream().map(Field::min).toList();
  }

  /**
   * Reads all values in order, or some with their fields' names; the others are at their minimum.
   */
  public static Parsed<List<Integer>> read(Fields<?> question, String text) {
    if (isNone(text)) {
      return new Parsed.Value<>(minima(question));
    }
    String[] words = BETWEEN.split(text);
    if (Arrays.stream(words).allMatch(word -> NUMBER.matcher(word).matches())) {
      return new Parsed.Value<>(Arrays.stream(words).map(Integer::valueOf).toList());
    }
    List<Integer> values = new ArrayList<>(minima(question));
    List<String> names = question.fields().stream().map(Field::name).toList();
    List<String> seen = new ArrayList<>();
    for (String word : words) {
      Matcher count = COUNT_X_NAME.matcher(word);
      if (!count.matches()) {
        return Parsed.expected("numbers like '" + example(question) + "'", text);
      }
      String name = count.group(2);
      if (!names.contains(name)) {
        return new Parsed.Failure<>(
            "there is no %s here; choose from %s"
                .formatted(Parsed.quoted(name), String.join(", ", names)));
      }
      if (seen.contains(name)) {
        return Parsed.expected("each of " + String.join(", ", names) + " once", text);
      }
      seen.add(name);
      values.set(names.indexOf(name), Integer.valueOf(count.group(1)));
    }
    return new Parsed.Value<>(values);
  }

  private static String example(Fields<?> question) {
    String usual = of(question, question.usual());
    return usual.equals(NONE) ? "1x" + question.fields().getFirst().name() : usual;
  }
}
