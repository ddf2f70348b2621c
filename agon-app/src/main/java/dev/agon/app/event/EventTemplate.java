package dev.agon.app.event;

import dev.agon.bot.BuiltInBot;
import dev.agon.event.ClockOptions;
import dev.agon.event.Event;
import dev.agon.event.EventFile;
import dev.agon.event.RunOptions;
import dev.agon.game.GameKit;
import dev.agon.game.GameSpec;
import dev.agon.game.Setting;
import dev.agon.tournament.FormatType;
import dev.agon.tournament.StageOptions;
import dev.agon.tournament.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * An event file to start from. What may be used instead stands in it behind marks without a blank,
 * so that taking the mark away is enough.
 */
final class EventTemplate {
  private static final int MAX_WIDTH = 100;

  private final GameSpec spec;
  private final List<BuiltInBot<?, ?>> bots;
  private final StringBuilder text = new StringBuilder();

  /** What has been said about options. */
  private final Set<String> explained = new HashSet<>();

  private EventTemplate(GameKit<?, ?, ?> kit) {
    this.spec = kit.game().spec();
    this.bots = List.copyOf(kit.bots());
  }

  static String of(GameKit<?, ?, ?> kit) {
    return new EventTemplate(kit).write();
  }

  private String write() {
    text.append(
        """
        # An event of %s to start from.
        #
        # agon event check FILE   tells what will be played, how long it takes, and which bots fail
        # agon run FILE           plays it
        #
        # A # with a blank behind it explains something. One without hides something that you can use:
        # take the # away. docs/events.md explains everything.

        name: %s
        game: %s
        seed: 1                 # all randomness comes from it

        """
            .formatted(spec.name(), spec.name(), spec.id()));
    settings();
    bots();
    text.append("\n# How long a program may take, in seconds.\n#clock:\n");
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
    text.append("# What can be set, with the values that it has by default:\n");
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
   * A line for each option with a comment above it. Those that have a value here are set to it, the
   * others are hidden with their defaults.
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

  /** A comment in lines of at most so many characters. */
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
    String source = "bots/python/" + spec.id();
    text.append(
        """
          # Several of one:
          #- %s*2
          # A program is named by its source, or by its command line; paths begin where agon is
          # started. Sources end in .py, .js, .java or .c.
          #- %s.py
          #- {name: Mine, author: Ann, file: %s.py}
          #- {name: Yours, author: Ben, command: python3 %s.py}
          # One that is started anew for each move:
          #- {name: Turns, file: %s_turn.py, protocol: turn}
        """
            .formatted(bots.getFirst().name(), source, source, source, source));
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
    text.append("\n  # In its place can be one of these.\n");
    for (FormatType other : FormatType.values()) {
      if (other != format) {
        alternative(other, format);
      }
    }
    examples().forEach(this::alternative);
  }

  /** Another format with those of its options that differ from the options shown before. */
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

  /** Stages, with what is to be said of them. */
  private record Alternative(String comment, List<String> stages) {
    static Alternative of(String comment, String... stages) {
      return new Alternative(comment, List.of(stages));
    }
  }

  private List<Alternative> examples() {
    return Stream.of(
            Alternative.of("All play the same 50 boards:", "{format: round-robin, boards: 50}"),
            Alternative.of(
                "Matches of three, in which each sits in every seat:",
                "{format: round-robin, seats: 3, games: 1, max-matches: 10000}"),
            Alternative.of(
                "Any number of stages; the best of each play the next:",
                "{format: round-robin, games: 3, advance: 2}",
                "{format: single-elimination, final-best-of: 5}"))
        .filter(this::isPlayable)
        .toList();
  }

  /** Whether the game, with these bots, can be played so. */
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
