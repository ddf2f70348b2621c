package dev.agon.event;

import dev.agon.match.Entrant.Kind;
import dev.agon.process.Clock;
import dev.agon.scoring.Cut;
import dev.agon.tournament.Formats;
import dev.agon.tournament.SingleElimination;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.Node;

/** Reads event files. */
public final class EventFile {
  private static final List<String> KEYS =
      List.of("name", "game", "settings", "seed", "bots", "stages", "clock");
  private static final List<String> BOT_KEYS =
      List.of("name", "author", "bot", "command", "file", "always", "protocol");
  private static final Map<String, String> SOURCES =
      Map.of("bot", "", "command", "cmd:", "file", "", "always", "always:");
  private static final List<String> STAGE_KEYS =
      List.of("format", "games", "seats", "advance", "stop", "final-best-of", "replays");
  private static final List<String> STOP_KEYS = List.of("top", "risk");
  private static final List<String> KNOCKOUT_KEYS = List.of("final-best-of", "replays");
  private static final int MOST_BEST_OF = 99;
  private static final int MOST_REPLAYS = 1_000;
  private static final int MOST_TO_ADVANCE = 2_000;
  private static final int MOST_SEATS = 1_000_000;
  private static final Pattern STOP_WORD = Pattern.compile("top-([1-9][0-9]{0,3})-decided");
  private static final double USUAL_RISK = 0.01;
  private static final double LEAST_RISK = 1e-6;
  private static final double MOST_RISK = 0.5;
  private static final List<String> CLOCK_KEYS = List.of("match", "startup");

  private final String file;

  private EventFile(String file) {
    this.file = file;
  }

  /**
   * The event described by the text of a file.
   *
   * @throws IllegalArgumentException with file, line and what would be right
   */
  public static Event read(String file, String text) {
    try {
      Optional<Node> root = new Compose(LoadSettings.builder().build()).composeString(text);
      return new EventFile(file)
          .event(root.orElseThrow(() -> new YamlMap.Problem(1, "the file is empty")));
    } catch (YamlMap.Problem e) {
      throw new IllegalArgumentException(file + ":" + e.line + ": " + e.getMessage(), e);
    } catch (MarkedYamlEngineException e) {
      int line = e.getProblemMark().map(mark -> mark.getLine() + 1).orElse(1);
      throw new IllegalArgumentException(file + ":" + line + ": not YAML: " + e.getProblem(), e);
    } catch (IndexOutOfBoundsException e) {
      // The library's reader trips over half of a character at the end of its buffer.
      throw new IllegalArgumentException(file + ": not YAML: it has half of a character", e);
    } catch (YamlEngineException e) {
      throw new IllegalArgumentException(
          file + ": not YAML: " + String.valueOf(e.getMessage()).replaceAll("\\s+", " "), e);
    }
  }

  private Event event(Node root) {
    YamlMap map = new YamlMap(root, "an event", KEYS);
    String game = map.text("game");
    return new Event(
        map.text("name", game),
        game,
        map.has("settings") ? settings(map.node("settings")) : Map.of(),
        map.whole("seed", 1, Long.MIN_VALUE, Long.MAX_VALUE),
        map.has("bots") ? map.list("bots").stream().map(this::bot).toList() : List.of(),
        map.has("stages") ? stages(map) : List.of(Event.Stage.USUAL),
        map.has("clock") ? clock(map.node("clock")) : Clock.USUAL);
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
    YamlMap map = new YamlMap(node, "a bot", BOT_KEYS);
    List<String> sources = BOT_KEYS.stream().filter(SOURCES::containsKey).filter(map::has).toList();
    if (sources.size() != 1) {
      throw new YamlMap.Problem(
          map.line(),
          "a bot has one of 'bot' (a built-in), 'command', 'file' and 'always' (a move), not "
              + sources);
    }
    String key = sources.getFirst();
    String source = SOURCES.get(key) + map.text(key);
    return new BotEntry(map.text("name", ""), map.text("author", ""), source, protocol(map), where);
  }

  private static Kind protocol(YamlMap map) {
    List<Kind> protocols = List.of(Kind.SESSION, Kind.TURN);
    String word = map.text("protocol", Kind.SESSION.word());
    return protocols.stream()
        .filter(kind -> kind.word().equals(word))
        .findFirst()
        .orElseThrow(
            () ->
                new YamlMap.Problem(
                    map.line("protocol"),
                    Nearest.unknown(
                        "protocol", word, protocols.stream().map(Kind::word).toList())));
  }

  private static List<Event.Stage> stages(YamlMap event) {
    List<Event.Stage> stages = event.list("stages").stream().map(EventFile::stage).toList();
    boolean cup =
        stages.size() == 2
            && stages.getFirst().format() == Formats.ROUND_ROBIN
            && stages.getLast().format() == Formats.SINGLE_ELIMINATION;
    if (stages.size() != 1 && !cup) {
      throw new YamlMap.Problem(
          event.line("stages"),
          "an event has one stage, or a round-robin and a single-elimination, not "
              + stages.stream().map(stage -> stage.format().word()).toList());
    }
    if (cup != stages.getFirst().advance().isPresent()) {
      throw new YamlMap.Problem(
          event.line("stages"),
          "'advance' says how many of the first of two stages go on to the second");
    }
    return stages;
  }

  private static Event.Stage stage(Node node) {
    YamlMap map = new YamlMap(node, "a stage", STAGE_KEYS);
    String word = map.text("format");
    Formats format =
        Formats.named(word)
            .orElseThrow(
                () ->
                    new YamlMap.Problem(
                        map.line("format"), Nearest.unknown("format", word, Formats.words())));
    SingleElimination.Rules usual = SingleElimination.Rules.USUAL;
    boolean knockout = format == Formats.SINGLE_ELIMINATION;
    refuse(map, knockout ? List.of("games", "advance") : KNOCKOUT_KEYS, format);
    if (format != Formats.ROUND_ROBIN) {
      refuse(map, List.of("stop"), format);
    }
    if (format != Formats.TABLE) {
      refuse(map, List.of("seats"), format);
    }
    int bestOf = (int) map.whole("final-best-of", usual.finalBestOf(), 1, MOST_BEST_OF);
    if (bestOf % 2 == 0) {
      throw new YamlMap.Problem(
          map.line("final-best-of"), "'final-best-of' must be an odd number, not " + bestOf);
    }
    return new Event.Stage(
        format,
        (int) map.whole("games", format.usualGames(), 1, Event.Stage.MOST_GAMES),
        map.has("advance")
            ? OptionalInt.of((int) map.whole("advance", 8, 2, MOST_TO_ADVANCE))
            : OptionalInt.empty(),
        map.has("seats")
            ? OptionalInt.of((int) map.whole("seats", 2, 2, MOST_SEATS))
            : OptionalInt.empty(),
        new SingleElimination.Rules(
            bestOf, (int) map.whole("replays", usual.replays(), 0, MOST_REPLAYS)),
        map.has("stop") ? Optional.of(stop(map.node("stop"))) : Optional.empty());
  }

  /** As in {@code top-8-decided}, or with its risk as in {@code {top: 8, risk: 0.01}}. */
  private static Cut stop(Node node) {
    Optional<String> word = YamlMap.scalar(node);
    if (word.isEmpty()) {
      YamlMap map = new YamlMap(node, "'stop'", STOP_KEYS);
      map.node("top");
      return new Cut(
          (int) map.whole("top", 0, 1, MOST_TO_ADVANCE),
          map.decimal("risk", USUAL_RISK, LEAST_RISK, MOST_RISK));
    }
    Matcher matcher = STOP_WORD.matcher(word.get());
    if (!matcher.matches()) {
      throw new YamlMap.Problem(
          YamlMap.line(node),
          "'stop' must be like top-8-decided or {top: 8, risk: 0.01}, not " + word.get());
    }
    return new Cut(Integer.parseInt(matcher.group(1)), USUAL_RISK);
  }

  private static void refuse(YamlMap stage, List<String> keys, Formats format) {
    for (String key : keys) {
      if (stage.has(key)) {
        throw new YamlMap.Problem(
            stage.line(key), "'" + key + "' has no meaning in " + format.word());
      }
    }
  }

  private static Clock clock(Node node) {
    YamlMap map = new YamlMap(node, "'clock'", CLOCK_KEYS);
    long match = map.whole("match", Clock.USUAL.match().toSeconds(), 1, Clock.MOST_SECONDS);
    long startUp = map.whole("startup", Clock.USUAL.startUp().toSeconds(), 1, Clock.MOST_SECONDS);
    return new Clock(Duration.ofSeconds(match), Duration.ofSeconds(startUp));
  }
}
