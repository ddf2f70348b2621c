package dev.agon.event;

import dev.agon.entrant.Entrant.Kind;
import dev.agon.protocol.TimeControl;
import dev.agon.run.Quarantine;
import dev.agon.text.Nearest;
import dev.agon.tournament.Formats;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.Node;

/** Reads event files. */
public final class EventFile {
  private static final List<String> KEYS =
      List.of(
          "name",
          "game",
          "settings",
          "seed",
          "bots",
          "stages",
          "clock",
          "concurrency",
          "record",
          "quarantine");
  private static final List<String> BOT_KEYS =
      List.of("name", "author", "bot", "command", "file", "always", "protocol", "environment");
  private static final Map<String, String> SOURCES =
      Map.of("bot", "", "command", "cmd:", "file", "", "always", "always:");
  private static final List<String> STAGE_KEYS =
      Stream.concat(Stream.of("format", "advance"), StageKeys.OF_RULES.stream()).toList();
  private static final String VARIABLE = "[A-Za-z_][A-Za-z0-9_]*";

  private final String file;

  private final List<Found> problems = new ArrayList<>();

  /** Something that is wrong in a line, or in a file that this one names. */
  private record Found(int line, String words) {}

  private EventFile(String file) {
    this.file = file;
  }

  /**
   * The event described by the text of a file.
   *
   * @throws EventProblems with all that is wrong: file, line and what would be right
   */
  public static Event read(String file, String text) {
    EventFile reader = new EventFile(file);
    try {
      Event event = reader.event(root(file, text));
      if (reader.problems.isEmpty()) {
        return event;
      }
    } catch (YamlMap.Problem e) {
      reader.add(e);
    }
    throw new EventProblems(
        reader.problems.stream()
            .sorted(Comparator.comparingInt(Found::line))
            .map(Found::words)
            .toList());
  }

  static Node root(String file, String text) {
    try {
      Optional<Node> root = new Compose(LoadSettings.builder().build()).composeString(text);
      return root.orElseThrow(() -> new YamlMap.Problem(1, "the file is empty"));
    } catch (MarkedYamlEngineException e) {
      int line = e.getProblemMark().map(mark -> mark.getLine() + 1).orElse(1);
      throw new EventProblems(file + ":" + line + ": not YAML: " + e.getProblem(), e);
    } catch (IndexOutOfBoundsException e) {
      // The library's reader trips over half of a character at the end of its buffer.
      throw new EventProblems(file + ": not YAML: it has half of a character", e);
    } catch (YamlEngineException e) {
      throw new EventProblems(
          file + ": not YAML: " + String.valueOf(e.getMessage()).replaceAll("\\s+", " "), e);
    }
  }

  private void add(YamlMap.Problem problem) {
    problems.add(new Found(problem.line, file + ":" + problem.line + ": " + problem.getMessage()));
  }

  /** A part of the file; what is wrong with it is kept in mind, and reading goes on. */
  private <T> T part(Supplier<T> reader, T otherwise) {
    try {
      return reader.get();
    } catch (YamlMap.Problem e) {
      add(e);
    } catch (IllegalArgumentException e) {
      problems.add(new Found(Integer.MAX_VALUE, String.valueOf(e.getMessage())));
    }
    return otherwise;
  }

  private YamlMap map(Node node, String what, List<String> keys) {
    return new YamlMap(node, what, keys, this::add);
  }

  private Event event(Node root) {
    YamlMap map = map(root, "an event", KEYS);
    String game = part(() -> map.text("game"), "");
    return new Event(
        part(() -> map.text("name", game), game),
        game,
        part(() -> map.has("settings") ? settings(map.node("settings")) : Map.of(), Map.of()),
        part(() -> map.whole("seed", 1, Long.MIN_VALUE, Long.MAX_VALUE), 1L),
        part(() -> map.has("bots") ? bots(map.list("bots")) : List.of(), List.of()),
        part(() -> map.has("stages") ? stages(map) : List.of(Event.Stage.DEFAULT), List.of()),
        running(map));
  }

  private List<BotEntry> bots(List<Node> nodes) {
    return nodes.stream()
        .map(node -> part(() -> Optional.of(bot(node)), Optional.<BotEntry>empty()))
        .flatMap(Optional::stream)
        .toList();
  }

  private static Map<String, String> settings(Node node) {
    YamlMap map = new YamlMap(node, "'settings'", List.of());
    Map<String, String> settings = new LinkedHashMap<>();
    map.keys().forEach(key -> settings.put(key, map.flat(key)));
    return settings;
  }

  private BotEntry bot(Node node) {
    String where = file + ":" + YamlMap.line(node);
    Optional<String> plain = YamlMap.scalar(node);
    if (plain.isPresent()) {
      return BotEntry.of(plain.get(), where);
    }
    YamlMap map = map(node, "a bot", BOT_KEYS);
    List<String> sources = BOT_KEYS.stream().filter(SOURCES::containsKey).filter(map::has).toList();
    if (sources.size() != 1) {
      throw new YamlMap.Problem(
          map.line(),
          "a bot has one of 'bot' (a built-in), 'command', 'file' and 'always' (a move), not "
              + sources);
    }
    String key = sources.getFirst();
    String source = SOURCES.get(key) + map.text(key);
    return new BotEntry(
        map.text("name", ""),
        map.text("author", ""),
        source,
        protocol(map),
        map.has("environment") ? environment(map.node("environment")) : Map.of(),
        where);
  }

  private static Map<String, String> environment(Node node) {
    YamlMap map = new YamlMap(node, "'environment'", List.of());
    Map<String, String> variables = new LinkedHashMap<>();
    for (String name : map.keys()) {
      String value = map.text(name);
      if (!name.matches(VARIABLE) || value.indexOf('\0') >= 0) {
        throw new YamlMap.Problem(
            map.line(name), "'environment' must have names of letters, digits and _ with values");
      }
      variables.put(name, value);
    }
    return variables;
  }

  private static Kind protocol(YamlMap map) {
    List<Kind> protocols = List.of(Kind.SESSION, Kind.TURN);
    String word = map.text("protocol", Kind.SESSION.id());
    return protocols.stream()
        .filter(kind -> kind.id().equals(word))
        .findFirst()
        .orElseThrow(
            () ->
                new YamlMap.Problem(
                    map.line("protocol"),
                    Nearest.unknown("protocol", word, protocols.stream().map(Kind::id).toList())));
  }

  private List<Event.Stage> stages(YamlMap event) {
    List<Node> nodes = event.list("stages");
    if (nodes.isEmpty()) {
      throw new YamlMap.Problem(event.line("stages"), "an event has at least one stage");
    }
    List<Event.Stage> stages = new ArrayList<>();
    for (int i = 0; i < nodes.size(); i++) {
      Node node = nodes.get(i);
      boolean isFirst = i == 0;
      boolean isLast = i == nodes.size() - 1;
      part(() -> Optional.of(stage(node, isFirst, isLast)), Optional.<Event.Stage>empty())
          .ifPresent(stages::add);
    }
    return stages;
  }

  private Event.Stage stage(Node node, boolean isFirst, boolean isLast) {
    YamlMap map = map(node, "a stage", STAGE_KEYS);
    map.node("format");
    Event.Stage stage = StageKeys.stage(new YamlKeys(file, map), Formats.ROUND_ROBIN);
    if (stage.advance().isPresent() == isLast) {
      throw new YamlMap.Problem(
          map.line(), "'advance' says how many go on to the next stage; each but the last has it");
    }
    if (!isFirst && stage.format() == Formats.MATCHUPS) {
      throw new YamlMap.Problem(
          map.line(), "matchups can only be the first stage, since they name who plays");
    }
    return stage;
  }

  private RunOptions running(YamlMap map) {
    RunOptions usual = RunOptions.DEFAULT;
    return new RunOptions(
        part(() -> map.has("clock") ? clock(map.node("clock")) : usual.clock(), usual.clock()),
        part(() -> concurrency(map), usual.concurrency()),
        part(() -> recording(map), usual.recording()),
        part(() -> quarantine(map), usual.quarantine()));
  }

  private static OptionalInt concurrency(YamlMap map) {
    return map.has("concurrency")
        ? OptionalInt.of((int) map.whole("concurrency", 1, 1, RunOptions.MAX_AT_ONCE))
        : OptionalInt.empty();
  }

  private static TimeControl clock(Node node) {
    YamlMap map = new YamlMap(node, "'clock'", ClockKeys.ALL);
    Map<String, String> written = new LinkedHashMap<>();
    map.keys().forEach(key -> written.put(key, map.text(key)));
    try {
      return ClockKeys.clock(written, TimeControl.DEFAULT);
    } catch (ClockKeys.Problem e) {
      throw new YamlMap.Problem(map.line(e.key()), String.valueOf(e.getMessage()));
    }
  }

  private static Recording recording(YamlMap map) {
    String word = map.text("record", Recording.RESULTS.id());
    return Recording.named(word)
        .orElseThrow(
            () ->
                new YamlMap.Problem(
                    map.line("record"), Nearest.unknown("record", word, Recording.words())));
  }

  private static Quarantine.Rule quarantine(YamlMap map) {
    return map.text("quarantine", "").equals(Quarantine.Rule.OFF)
        ? Quarantine.Rule.NEVER
        : new Quarantine.Rule(
            (int)
                map.whole(
                    "quarantine",
                    Quarantine.Rule.DEFAULT.failures(),
                    1,
                    Quarantine.Rule.MAX_FAILURES));
  }
}
