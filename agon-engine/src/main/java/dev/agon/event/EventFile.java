package dev.agon.event;

import dev.agon.api.PublicApi;
import dev.agon.game.Parsed;
import dev.agon.game.Setting;
import dev.agon.game.Settings;
import dev.agon.protocol.ClockOptions;
import dev.agon.protocol.TimeControl;
import dev.agon.sandbox.BoxOptions;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.source.BotText;
import dev.agon.source.Protocol;
import dev.agon.text.NameRule;
import dev.agon.text.Nearest;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import dev.agon.tournament.stages.FormatType;
import dev.agon.tournament.stages.Stage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/** Reads event files. */
public final class EventFile {
  public static final int MAX_BYTES = 3 << 20;

  private static final List<String> KEYS =
      Stream.concat(
              Stream.of("name", "game", "settings", "seed", "bots", "stages", ClockOptions.KEY),
              RunOptions.SETTINGS.stream().map(Setting::key))
          .toList();
  private static final List<String> BOT_KEYS =
      Stream.concat(
              Stream.of(
                  "name", "author", "bot", "command", "file", "always", "protocol", "environment"),
              BoxOptions.SETTINGS.stream().map(Setting::key))
          .toList();
  private static final List<String> SOURCE_KEYS = List.of("bot", "command", "file", "always");
  private static final List<String> STAGE_KEYS =
      Stream.concat(
              Stream.of("format", Stage.ADVANCE.key()), FormatType.allOptions().keySet().stream())
          .toList();
  private static final String VARIABLE = "[A-Za-z_][A-Za-z0-9_]*";

  private final String file;

  private final List<Found> problems = new ArrayList<>();
  private final Set<Integer> unreadStages = new TreeSet<>();
  private boolean hasUnreadBots;

  /** A problem in a line. */
  private record Found(int line, String words) {}

  private EventFile(String file) {
    this.file = file;
  }

  /**
   * The event described by a file.
   *
   * @throws UserError with all problems: file, line, and what would be valid
   */
  @PublicApi
  public static Event read(Path file) {
    return read(file.toString(), UserFiles.read(file.toString(), MAX_BYTES));
  }

  /**
   * The event described by the text of a file.
   *
   * @throws UserError with all problems: file, line, and what would be valid
   */
  @PublicApi
  public static Event read(String file, String text) {
    return reading(file, text).orThrow();
  }

  /**
   * What can be read of the text of a file.
   *
   * @throws UserError if it is not YAML, or not a mapping
   */
  public static EventReading reading(String file, String text) {
    EventFile reader = new EventFile(file);
    Node root = YamlText.parse(file, text);
    try {
      Event event = reader.event(root);
      return new EventReading(
          event,
          reader.lines(),
          Optional.of(EventFilePositions.in(file, root)),
          reader.unreadStages,
          reader.hasUnreadBots);
    } catch (YamlMap.Problem e) {
      reader.add(e);
      throw UserError.inFile(file, reader.lines());
    }
  }

  private List<String> lines() {
    return problems.stream()
        .sorted(Comparator.comparingInt(Found::line))
        .map(Found::words)
        .toList();
  }

  private void add(YamlMap.Problem problem) {
    problems.add(new Found(problem.line, file + ":" + problem.line + ": " + problem.getMessage()));
  }

  /** Reads a part of the file; problems are collected, and reading continues. */
  private <T> T part(Supplier<T> reader, T otherwise) {
    try {
      return reader.get();
    } catch (YamlMap.Problem e) {
      add(e);
    }
    return otherwise;
  }

  /** Reads the value of a key that need not be there. */
  private <T> T optional(YamlMap map, String key, Function<Node, T> reader, T otherwise) {
    return part(() -> map.has(key) ? reader.apply(map.node(key)) : otherwise, otherwise);
  }

  private YamlMap map(Node node, String what, List<String> keys) {
    return new YamlMap(node, what, keys, this::add);
  }

  private Event event(Node root) {
    YamlMap map = map(root, "an event", KEYS);
    String game = part(() -> map.text("game"), "");
    return new Event(
        part(() -> name(map, game), game),
        game,
        optional(map, "settings", this::settings, Map.of()),
        part(() -> map.has("seed") ? seed(map.node("seed")) : EventSeed.random(), EventSeed.of(1)),
        part(() -> map.has("bots") ? bots(map.list("bots")) : List.of(), List.of()),
        stages(map),
        running(map),
        EventPaths.of(file));
  }

  private static String name(YamlMap map, String otherwise) {
    String name = map.text("name", otherwise);
    NameRule.problem(name)
        .ifPresent(
            problem -> {
              throw new YamlMap.Problem(map.line("name"), problem);
            });
    return name;
  }

  private static EventSeed seed(Node node) {
    return EventSeed.parse(YamlMap.scalar(node).orElse("a list"))
        .orThrow(why -> new YamlMap.Problem(YamlMap.line(node), "'seed' " + why));
  }

  private List<BotEntry> bots(List<Node> nodes) {
    return nodes.stream()
        .flatMap(
            node -> {
              List<BotEntry> read = part(() -> bots(node), List.of());
              return read.isEmpty() ? Stream.of(unreadBot()) : read.stream();
            })
        .toList();
  }

  /** Stands in for a bot that cannot be read, since stages depend on the number of bots. */
  private BotEntry unreadBot() {
    hasUnreadBots = true;
    return BotEntry.of(new BotSource.FixedMove(""), "");
  }

  private Map<String, String> settings(Node node) {
    YamlMap map = map(node, "'settings'", List.of());
    return texts(map, map.keys(), map::flat);
  }

  /** One bot, or one for each file of a folder or a pattern. */
  private List<BotEntry> bots(Node node) {
    String where = file + ":" + YamlMap.line(node);
    Optional<String> plain = YamlMap.scalar(node);
    if (plain.isPresent()) {
      return value(node, fromText(plain.get(), BotSource.Launch.DEFAULT, where));
    }
    YamlMap map = map(node, "a bot", BOT_KEYS);
    BotSource.Launch launch =
        new BotSource.Launch(
            part(() -> protocol(map), Protocol.SESSION),
            optional(map, "environment", this::environment, Map.of()),
            box(map));
    String name = part(() -> map.text("name", ""), "");
    String author = part(() -> map.text("author", ""), "");
    List<String> sources = SOURCE_KEYS.stream().filter(map::has).toList();
    if (sources.size() != 1) {
      throw new YamlMap.Problem(
          map.line(),
          "a bot has one of 'bot' (a built-in), 'command', 'file' and 'always' (a move), not "
              + sources);
    }
    return value(node, source(sources.getFirst(), map, launch, where)).stream()
        .map(entry -> new BotEntry(name, author, entry.source(), entry.copies(), where))
        .toList();
  }

  private Parsed<List<BotEntry>> source(
      String key, YamlMap map, BotSource.Launch launch, String where) {
    String text = map.text(key);
    return switch (key) {
      case "command" -> BotSource.program(text, launch).map(source -> one(source, where));
      case "always" -> BotSource.fixedMove(text).map(source -> one(source, where));
      default -> fromText(text, launch, where);
    };
  }

  private static List<BotEntry> one(BotSource source, String where) {
    return List.of(BotEntry.of(source, where));
  }

  private Parsed<List<BotEntry>> fromText(String text, BotSource.Launch launch, String where) {
    return BotText.parseAll(text, launch, where, EventPaths.of(file).baseFolder());
  }

  private static <T> T value(Node node, Parsed<T> parsed) {
    return parsed.orThrow(why -> new YamlMap.Problem(YamlMap.line(node), why));
  }

  private Map<String, String> environment(Node node) {
    YamlMap map = map(node, "'environment'", List.of());
    Map<String, String> variables = new LinkedHashMap<>();
    for (String name : map.keys()) {
      String value = part(() -> map.text(name), "");
      if (!name.matches(VARIABLE) || value.indexOf('\0') >= 0) {
        add(
            new YamlMap.Problem(
                map.line(name),
                "'environment' must have names of letters, digits and _ with values, not '%s'"
                    .formatted(name)));
      }
      variables.put(name, value);
    }
    return variables;
  }

  private BoxOptions box(YamlMap map) {
    return BoxOptions.of(read(map, BoxOptions.DEFAULT.settings()));
  }

  private static Protocol protocol(YamlMap map) {
    String id = map.text("protocol", Protocol.SESSION.id());
    return Protocol.byId(id)
        .orElseThrow(
            () ->
                new YamlMap.Problem(
                    map.line("protocol"), Nearest.unknown("protocol", id, Protocol.ids())));
  }

  private List<Stage> stages(YamlMap event) {
    if (!event.has("stages")) {
      return List.of(Stage.DEFAULT);
    }
    List<Node> nodes = part(() -> event.list("stages"), List.of());
    if (nodes.isEmpty() && event.node("stages") instanceof SequenceNode) {
      add(new YamlMap.Problem(event.line("stages"), "an event has at least one stage"));
    }
    List<Stage> stages = new ArrayList<>();
    boolean areBotsKnown = true;
    for (int i = 0; i < nodes.size(); i++) {
      Node node = nodes.get(i);
      boolean isFirst = i == 0;
      boolean isLast = i == nodes.size() - 1;
      int before = problems.size();
      stages.add(part(() -> stage(node, isFirst, isLast), Stage.DEFAULT));
      if (problems.size() > before || !areBotsKnown) {
        unreadStages.add(i);
      }
      areBotsKnown &= isLast || stages.getLast().advance().isPresent();
    }
    return stages;
  }

  private Stage stage(Node node, boolean isFirst, boolean isLast) {
    YamlMap map = map(node, "a stage", STAGE_KEYS);
    OptionalInt advance = part(() -> advance(map, isLast), OptionalInt.empty());
    Optional<FormatType> format = part(() -> Optional.of(format(map)), Optional.empty());
    if (format.isEmpty()) {
      return new Stage(Stage.DEFAULT.format(), Stage.DEFAULT.options(), advance);
    }
    if (!isFirst && format.get() == FormatType.MATCHUPS) {
      add(
          new YamlMap.Problem(
              map.line(), "matchups can only be the first stage, since they name who plays"));
    }
    Map<String, String> written =
        texts(map, FormatType.allOptions().keySet(), key -> optionText(map, key));
    return new Stage(format.get(), checked(map, format.get().read(written)), advance);
  }

  private OptionalInt advance(YamlMap map, boolean isLast) {
    int before = problems.size();
    Optional<Integer> advance =
        read(map, Settings.defaults(List.of(Stage.ADVANCE))).get(Stage.ADVANCE);
    if (advance.isPresent() == isLast && problems.size() == before) {
      throw new YamlMap.Problem(
          map.line(),
          "'advance' says how many play the next stage; each stage but the last has it");
    }
    return advance.map(OptionalInt::of).orElse(OptionalInt.empty());
  }

  private static FormatType format(YamlMap map) {
    String id = map.text("format");
    return FormatType.byId(id)
        .orElseThrow(
            () ->
                new YamlMap.Problem(
                    map.line("format"), Nearest.unknown("format", id, FormatType.ids())));
  }

  /** The path of a file that an event file names: relative to the event file's folder. */
  static String beside(String eventFile, String name) {
    Path folder = EventPaths.of(eventFile).baseFolder();
    boolean isHere = folder.equals(Path.of("").toAbsolutePath());
    return isHere ? name : Path.of(eventFile).resolveSibling(name).toString();
  }

  /** The value of a stage's option; a value of lines is a list, or the name of a file. */
  private String optionText(YamlMap map, String key) {
    if (!FormatType.isLines(key)) {
      return map.flat(key);
    }
    try {
      return map.lines(key).orElseGet(() -> LinesFile.read(beside(file, map.text(key))));
    } catch (UserError e) {
      throw new YamlMap.Problem(map.line(key), "'" + key + "': " + e.getMessage());
    }
  }

  /** The values of those keys that the map has, as far as they can be read. */
  private Map<String, String> texts(
      YamlMap map, Collection<String> keys, Function<String, String> reader) {
    Map<String, String> texts = new LinkedHashMap<>();
    keys.stream()
        .filter(map::has)
        .forEach(
            key ->
                part(() -> Optional.of(reader.apply(key)), Optional.<String>empty())
                    .ifPresent(text -> texts.put(key, text)));
    return texts;
  }

  /** The settings with the values that the map has; problems are collected. */
  private Settings read(YamlMap map, Settings defaults) {
    return checked(map, defaults.read(texts(map, defaults.keys(), map::flat)));
  }

  /** The settings that are valid; problems with the others are collected. */
  private Settings checked(YamlMap map, Settings.Reading read) {
    for (Settings.Problem problem : read.problems()) {
      add(
          new YamlMap.Problem(
              map.line(problem.key()), "'" + problem.key() + "' " + problem.reason()));
    }
    return read.settings();
  }

  private RunOptions running(YamlMap map) {
    return RunOptions.of(
        read(map, Settings.defaults(RunOptions.SETTINGS)),
        optional(map, ClockOptions.KEY, this::clock, TimeControl.DEFAULT));
  }

  private TimeControl clock(Node node) {
    Settings defaults = Settings.defaults(ClockOptions.SETTINGS);
    YamlMap map = map(node, "'" + ClockOptions.KEY + "'", defaults.keys());
    return ClockOptions.clock(read(map, defaults));
  }
}
