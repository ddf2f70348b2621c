package dev.agon.app.manual;

import dev.agon.app.cli.Arguments.Flag;
import dev.agon.bot.BuiltInBot;
import dev.agon.game.GameSpec;
import dev.agon.game.Setting;
import dev.agon.game.kit.GameKit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the scripts of all shells share: which words can follow. */
record Completions(CommandNode agon, List<GameWords> games) {
  /** Prints the number and the matches of each event; the program and its flags stand before. */
  static final String EVENTS =
      " events --output json $db 2>/dev/null"
          + " | sed -n 's/^{\"id\":\\([0-9]*\\),.*,\"matches\":\\([0-9]*\\),.*/\\1 \\2/p'";

  /** More matches of an event than this are not offered. */
  static final int MAX_MATCHES = 100;

  Completions {
    games = List.copyOf(games);
  }

  /**
   * The words of a game.
   *
   * @param settings like {@code skips=wasted}; like {@code rounds=} if values cannot be listed
   */
  record GameWords(String id, List<String> bots, List<String> settings) {
    static GameWords of(GameKit<?, ?, ?> kit) {
      GameSpec spec = kit.game().spec();
      List<String> settings = new ArrayList<>();
      for (Setting<?> setting : spec.settings()) {
        List<String> values = setting.type().words();
        (values.isEmpty() ? List.of("") : values)
            .forEach(value -> settings.add(setting.key() + "=" + value));
      }
      spec.ruleSets().forEach(set -> settings.add(GameSpec.RuleSet.KEY + "=" + set.id()));
      return new GameWords(
          spec.id(), plain(kit.bots().stream().map(BuiltInBot::name)), plain(settings.stream()));
    }

    /** The words that mean nothing to a shell. */
    private static List<String> plain(Stream<String> words) {
      return words.filter(word -> word.matches("[\\w.:=+-]+")).toList();
    }
  }

  /** What a flag takes that depends on the rest of the line, or on the database. */
  enum Source {
    BOTS,
    SETTINGS,
    EVENTS,
    OTHER;

    static Source of(Flag flag) {
      if (flag.name().equals("bots")) {
        return BOTS;
      }
      return switch (flag.value().orElse("")) {
        case "KEY=VALUE" -> SETTINGS;
        case "EVENT" -> EVENTS;
        default -> OTHER;
      };
    }
  }

  /** The paths of all commands as a shell's pattern; the shell has put a blank before the first. */
  String paths(String separator) {
    return agon.all()
        .skip(1)
        .map(node -> node.path().contains(" ") ? node.path() : " " + node.path())
        .map(path -> "'" + path + "'")
        .collect(Collectors.joining(separator));
  }

  List<String> gameIds() {
    return games.stream().map(GameWords::id).toList();
  }

  /** The values that can follow a flag; empty if they cannot be listed. */
  List<String> values(Flag flag) {
    return flag.value().filter("GAME"::equals).isPresent() ? gameIds() : flag.words();
  }

  /** Whether a file can follow a flag, a comma list of bots included. */
  static boolean takesFile(Flag flag) {
    return Source.of(flag) == Source.BOTS
        || flag.value()
            .filter(value -> value.startsWith("FILE") || value.equals("DIR"))
            .isPresent();
  }

  /** The words that can follow a command besides its flags. */
  List<String> operands(CommandNode node) {
    if (node.path().equals("completion")) {
      return Stream.of(Shell.values()).map(Shell::id).toList();
    }
    return node.takesGame() ? gameIds() : List.of();
  }

  /** The flags of a command with the one that all have. */
  static List<Flag> flags(CommandNode node) {
    Stream<Flag> all =
        Stream.concat(
            node.flags().stream(),
            Stream.of(new Flag("help", Optional.empty(), List.of(), "print help")));
    Stream<Flag> version =
        Stream.of(new Flag("version", Optional.empty(), List.of(), "print the version"));
    return (node.path().isEmpty() ? Stream.concat(all, version) : all).toList();
  }
}
