package dev.agon.app.event;

import dev.agon.bot.BuiltInBot;
import dev.agon.event.Event;
import dev.agon.event.EventFile;
import dev.agon.event.EventFileText;
import dev.agon.event.RunOptions;
import dev.agon.game.GameSpec;
import dev.agon.game.Setting;
import dev.agon.game.kit.GameKit;
import dev.agon.process.host.ProgramCommand;
import dev.agon.protocol.ClockOptions;
import dev.agon.sandbox.BoxOptions;
import dev.agon.tournament.StageOptions;
import dev.agon.tournament.fixed.Table;
import dev.agon.tournament.stages.FormatType;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes an event file to start from. Alternatives are in comments without a space after the mark,
 * so that removing the mark is enough to use them.
 */
final class EventTemplate {
  private static final int MAX_WIDTH = 100;

  private final GameSpec spec;
  private final List<BuiltInBot<?, ?>> bots;
  private final Path folder;
  private final StringBuilder text = new StringBuilder();

  /** The explanations of options that are in the file already. */
  private final Set<String> explained = new HashSet<>();

  private EventTemplate(GameKit<?, ?, ?> kit, Path folder) {
    this.spec = kit.game().spec();
    this.bots = List.copyOf(kit.bots());
    this.folder = folder;
  }

  /** The text of a file to start from, which will be in this folder. */
  static String of(GameKit<?, ?, ?> kit, Path folder) {
    return new EventTemplate(kit, folder).write();
  }

  private String write() {
    text.append(
        """
        # An event of %s to start from.
        #
        # agon event check FILE   shows what will be played, how long it takes, and which bots fail
        # agon run FILE           plays it
        #
        # A # with a space after it is an explanation. A # without one hides an option: remove the #
        # to use it. docs/events.md explains everything.

        name: %s
        game: %s
        seed: random            # secret until the event is over; a number is for practice

        """
            .formatted(spec.name(), spec.name(), spec.id()));
    settings();
    bots();
    text.append("\n# The time limits of programs, in seconds.\n#clock:\n");
    options(ClockOptions.SETTINGS, "  ", Map.of());
    for (Setting<?> setting : RunOptions.SETTINGS) {
      text.append('\n');
      options(List.of(setting), "", Map.of());
    }
    text.append('\n');
    stages();
    return text.toString();
  }

  private void settings() {
    if (spec.settings().isEmpty()) {
      return;
    }
    text.append("# The settings of the game, with their defaults:\n");
    text.append("#settings:\n");
    for (Setting<?> setting : spec.settings()) {
      comment("  ", setting.describe(""));
      text.append("  #%s: \"%s\"%n".formatted(setting.key(), setting.writtenDefault()));
    }
    for (GameSpec.RuleSet set : spec.ruleSets()) {
      comment("  ", set.describe());
      text.append("  #%s: \"%s\"%n".formatted(GameSpec.RuleSet.KEY, set.id()));
    }
    text.append('\n');
  }

  /**
   * Writes a line for each option with a comment above it. Options with a value here are set to it;
   * the others are hidden, with their defaults.
   */
  private void options(List<Setting<?>> settings, String indent, Map<String, String> values) {
    for (Setting<?> setting : settings) {
      comment(indent, setting.describe(""));
      explained.add(setting.key() + ": " + setting.describe(""));
      String value = values.get(setting.key());
      text.append(indent)
          .append(value == null ? "#" : "")
          .append(setting.key())
          .append(": ")
          .append(value == null ? setting.writtenDefault() : value)
          .append('\n');
    }
  }

  /** Writes a comment in lines of at most {@link #MAX_WIDTH} characters. */
  private void comment(String indent, String words) {
    String line = indent + "#";
    for (String word : words.split(" ", -1)) {
      if (line.length() + 1 + word.length() > MAX_WIDTH) {
        text.append(line).append('\n');
        line = indent + "#";
      }
      line += " " + word;
    }
    text.append(line).append('\n');
  }

  private void bots() {
    text.append("bots:\n");
    for (BuiltInBot<?, ?> bot : bots) {
      text.append("  - %-20s # %s%n".formatted(bot.name(), bot.summary()));
    }
    String source = starterKit(spec.id() + ".py");
    String command = ProgramCommand.of(List.of("python3", source)).toString();
    text.append(
        """
          # Several copies of a bot:
          #- %s*2
          # A program is named by its source file, like bot.py, or by its command line.
          # Paths are relative to the folder of this file, and programs run in it.
          #- %s
          #- {name: Mine, author: Ann, file: %s}
          #- {name: Yours, author: Ben, command: %s}
          # A program that is started again for each move. In its box a program sees its own folder;
          # if another bot is in that folder too, it sees its own file and what it reads.
          #- {name: Turns, file: %s, protocol: turn, reads: [%s]}
          # What a program may use, with the defaults:
          #- {name: Large, file: %s, %s}
        """
            .formatted(
                bots.getFirst().name(),
                EventFileText.scalar(source),
                EventFileText.scalar(source),
                EventFileText.scalar(command),
                EventFileText.scalar(starterKit(spec.id() + "_turn.py")),
                EventFileText.scalar(source),
                EventFileText.scalar(source),
                box()));
  }

  /** The options of a program's box, with their defaults. */
  private static String box() {
    return BoxOptions.SETTINGS.stream()
        .map(
            setting ->
                setting.key()
                    + ": "
                    + (setting.writtenDefault().isEmpty() ? "[]" : setting.writtenDefault()))
        .collect(Collectors.joining(", "));
  }

  /** The path of a starter kit: relative if the file will be within the project. */
  private String starterKit(String file) {
    Path home = Path.of(System.getProperty("agon.home", ".")).toAbsolutePath().normalize();
    Path kit = home.resolve("bots").resolve("python").resolve(file);
    return (folder.startsWith(home) ? folder.relativize(kit) : kit).toString();
  }

  private void stages() {
    FormatType format = spec.defaultSeats() == 2 ? FormatType.ROUND_ROBIN : FormatType.TABLE;
    Map<String, String> values = new HashMap<>();
    format
        .defaults()
        .find(StageOptions.GAMES)
        .ifPresent(games -> values.put(StageOptions.GAMES.key(), games.toString()));
    if (format == FormatType.TABLE) {
      int seats = Math.max(spec.defaultSeats(), bots.size());
      values.put(Table.SEATS.key(), String.valueOf(seats));
    }
    text.append("# Who meets whom, and how often.\n");
    text.append("stages:\n");
    comment("  ", format.summary());
    text.append("  - format: ").append(format.id()).append('\n');
    options(format.options(), "    ", values);
    text.append("\n  # Or one of these instead:\n");
    for (FormatType other : FormatType.values()) {
      if (other != format) {
        alternative(other, format);
      }
    }
    examples().forEach(this::alternative);
  }

  /** Writes another format, with its options that the shown format does not have. */
  private void alternative(FormatType format, FormatType shown) {
    List<String> keys = new ArrayList<>();
    List<String> comments = new ArrayList<>();
    for (Setting<?> option : format.options()) {
      if (!shown.options().contains(option)) {
        keys.add(option.key() + ": " + example(option));
      }
      if (explained.add(option.key() + ": " + option.describe(""))) {
        comments.add(option.key() + ": " + option.describe(""));
      }
    }
    String stage =
        "{format: " + format.id() + (keys.isEmpty() ? "" : ", ") + String.join(", ", keys) + "}";
    Alternative alternative = new Alternative(format.summary(), List.of(stage));
    if (isPlayable(alternative)) {
      text.append('\n');
      comment("  ", format.summary());
      comments.forEach(one -> comment("  ", one));
      text.append(lines(alternative, "  #- "));
    }
  }

  private String example(Setting<?> option) {
    return option.writtenDefault().isEmpty()
        ? "[[%s, %s]]".formatted(bots.get(0).name(), bots.get(1).name())
        : option.writtenDefault();
  }

  /** Stages that can be used instead, with a comment. */
  private record Alternative(String comment, List<String> stages) {
    static Alternative of(String comment, String... stages) {
      return new Alternative(comment, List.of(stages));
    }
  }

  private List<Alternative> examples() {
    return Stream.of(
            Alternative.of(
                "All bots play the same 50 boards:", "{format: round-robin, boards: 50}"),
            Alternative.of(
                "Matches of three; each bot sits in every seat:",
                "{format: round-robin, seats: 3, games: 1, max-matches: 10000}"),
            Alternative.of(
                "Several stages; the best bots of each stage play the next:",
                "{format: round-robin, games: 3, advance: 2}",
                "{format: single-elimination, final-best-of: 5}"))
        .filter(this::isPlayable)
        .toList();
  }

  /** Whether the game and its bots allow these stages. */
  private boolean isPlayable(Alternative alternative) {
    Event event =
        EventFile.read("", "game: " + spec.id() + "\nstages:\n" + lines(alternative, "- "));
    return event.check(spec, bots.stream().map(BuiltInBot::name).toList()).isEmpty();
  }

  private static String lines(Alternative alternative, String mark) {
    return String.join("", alternative.stages().stream().map(one -> mark + one + "\n").toList());
  }

  private void alternative(Alternative alternative) {
    text.append('\n');
    comment("  ", alternative.comment());
    text.append(lines(alternative, "  #- "));
  }
}
