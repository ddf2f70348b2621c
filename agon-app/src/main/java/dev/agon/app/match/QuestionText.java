package dev.agon.app.match;

import dev.agon.app.cli.Style;
import dev.agon.game.Parsed;
import dev.agon.game.kit.FieldsText;
import dev.agon.game.kit.Question;
import dev.agon.game.kit.Question.Choices;
import dev.agon.game.kit.Question.Field;
import dev.agon.game.kit.Question.Fields;
import dev.agon.game.kit.Question.Notation;
import dev.agon.game.kit.Question.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A question to a person as lines for a terminal. */
final class QuestionText {
  private static final int WIDTH = 80;
  private static final int MAX_LISTED = 20;
  private static final int MAX_HELPED = 500;
  private static final String HELP = "[?] help";

  private QuestionText() {}

  /** The question with what can be answered, in one line if it fits. */
  static List<String> lines(Question<?> question, Style style) {
    return switch (question) {
      case Choices<?> choices -> choices(choices, style);
      case Fields<?> fields -> List.of(style.bold(fields.text()), "  " + hint(fields));
    };
  }

  private static List<String> choices(Choices<?> choices, Style style) {
    String text = choices.text();
    if (choices.options().size() <= MAX_LISTED) {
      String inline =
          choices.options().stream()
              .map(option -> bracketed(choices, option))
              .collect(Collectors.joining("  "));
      if (text.length() + inline.length() + HELP.length() + 4 <= WIDTH) {
        return List.of(style.bold(text) + "  " + inline + "  " + HELP);
      }
      if (2 + inline.length() <= WIDTH) {
        return List.of(style.bold(text), "  " + inline);
      }
    }
    List<String> lines = new ArrayList<>(List.of(style.bold(text)));
    lines.addAll(listed(choices));
    return lines;
  }

  private static String bracketed(Choices<?> choices, Option<?> option) {
    String label = option.label().equals(option.key()) ? "" : " " + option.label();
    return "[" + option.key() + "]" + label + (isUsual(choices, option) ? " (Enter)" : "");
  }

  private static boolean isUsual(Choices<?> choices, Option<?> option) {
    return choices.usual().equals(Optional.of(option.key()));
  }

  /** A line for each of the first options. */
  private static List<String> listed(Choices<?> choices) {
    List<String> lines = new ArrayList<>();
    choices.options().stream()
        .limit(MAX_LISTED)
        .forEach(option -> lines.add("  " + bracketed(choices, option)));
    int more = choices.options().size() - MAX_LISTED;
    if (more > 0) {
      lines.add("  and " + more + " more, up to [" + choices.options().getLast().key() + "]");
    }
    return lines;
  }

  private static String hint(Fields<?> fields) {
    String usual = "Enter for " + FieldsText.of(fields, fields.usual());
    if (fields.notation() == Notation.IN_ORDER) {
      return "%d numbers; %s; ? for help".formatted(fields.fields().size(), usual);
    }
    String most = FieldsText.of(fields, fields.fields().stream().map(Field::max).toList());
    boolean mayBeNone = fields.move(FieldsText.minima(fields)) instanceof Parsed.Value;
    return "There is %s. %s%s; ? for help"
        .formatted(most, usual, mayBeNone ? ", " + FieldsText.NONE + " for nothing" : "");
  }

  /** Everything that can be typed as an answer. */
  static List<String> help(Question<?> question) {
    return switch (question) {
      case Choices<?> choices ->
          choices.options().stream()
              .limit(MAX_HELPED)
              .map(option -> help(choices, option))
              .toList();
      case Fields<?> fields -> help(fields);
    };
  }

  /** All words of an option, and its label if there is room. */
  private static String help(Choices<?> choices, Option<?> option) {
    String words =
        Stream.concat(Stream.of(option.key()), option.words().stream())
            .collect(Collectors.joining(", "));
    String usual = isUsual(choices, option) ? " (or just Enter)" : "";
    String line = "  %-22s %s%s".formatted(words, option.label(), usual);
    return line.length() <= WIDTH ? line : "  " + words + usual;
  }

  private static List<String> help(Fields<?> fields) {
    List<String> lines = new ArrayList<>();
    lines.add("  numbers for all %d fields in order,".formatted(fields.fields().size()));
    lines.add(
        "  or COUNTxFIELD for some of them, like " + "1x" + fields.fields().getFirst().name());
    for (Field field : fields.fields().stream().limit(MAX_LISTED).toList()) {
      lines.add(
          "  %-6s %s: %d to %d".formatted(field.name(), field.label(), field.min(), field.max()));
    }
    return lines;
  }
}
