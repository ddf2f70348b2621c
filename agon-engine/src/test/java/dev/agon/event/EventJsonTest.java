package dev.agon.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.agon.execute.NumbersKit;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Parsed;
import dev.agon.json.Json;
import dev.agon.protocol.TimeControl;
import dev.agon.registry.GameRegistry;
import dev.agon.sandbox.AllowedCalls;
import dev.agon.sandbox.BoxOptions;
import dev.agon.sandbox.EnforcedLayers;
import dev.agon.sandbox.SandboxLayer;
import dev.agon.sandbox.SandboxMode;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.source.Exclusion;
import dev.agon.source.Protocol;
import dev.agon.text.JsonReader;
import dev.agon.text.UserError;
import dev.agon.tournament.fixed.RoundRobin;
import dev.agon.tournament.stages.FormatType;
import dev.agon.tournament.stages.Stage;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class EventJsonTest {
  private static final BotSource.Launch TURN =
      new BotSource.Launch(
          Protocol.TURN,
          Map.of("LEVEL", "3", "Z", "a \"b\" $c"),
          new BoxOptions(List.of("data/book.bin", "lib"), 256, 8, AllowedCalls.WIDE));

  private static final TimeControl CLOCK =
      new TimeControl(
          Duration.ofMillis(1_500),
          Optional.of(Duration.ofMillis(250)),
          Duration.ofSeconds(1),
          Duration.ofMillis(5),
          Duration.ofSeconds(20));

  /** Bots of every kind, and a value that is no default for everything. */
  private static final Event EVERYTHING =
      new Event(
          "A cup: \"one\" \\ two",
          NumbersKit.ID,
          Map.of("rounds", "5"),
          EventSeed.of(Long.MIN_VALUE),
          List.of(
              bot("Low", "", new BotSource.BuiltIn("Low")),
              bot("Five", "Somebody", new BotSource.FixedMove("5")),
              bot("file", "Ännie", new BotSource.SourceFile("bots/a b.py", TURN)),
              bot("Second", "", new BotSource.SourceFile("c.js", BotSource.Launch.DEFAULT)),
              bot("program", "C", new BotSource.Program(List.of("./run", "a b", "it's"), TURN))),
          List.of(
              stage(FormatType.MATCHUPS, Map.of("matchups", "Low, Five\nfile, Second"), 5),
              stage(FormatType.ROUND_ROBIN, Map.of("games", "7", "stop", "top-2-decided"), 4),
              stage(FormatType.SWISS, Map.of("rounds", "3", "tie-breaks", "buchholz, seed"), 3),
              stage(FormatType.SINGLE_ELIMINATION, Map.of("best-of", "3"), 0)),
          RunOptions.DEFAULT
              .with(CLOCK)
              .with(RunOptions.CONCURRENCY, Optional.of(2))
              .with(RunOptions.RECORD, Recording.ALL)
              .with(RunOptions.QUARANTINE, Optional.of(3))
              .with(RunOptions.SANDBOX, SandboxMode.REQUIRE)
              .enforcing(new EnforcedLayers(List.of(SandboxLayer.BOX, SandboxLayer.NETWORK)))
              .withContents(List.of("", "", "0f".repeat(32), "1a".repeat(32), "2b".repeat(32))),
          new EventPaths(Path.of("/some/folder"), Optional.of("records")));

  private static final EventChanges CHANGES =
      new EventChanges(
          List.of(
              new EventChange.Replaced(0, 3, "0f".repeat(32), "a \"fixed\" crash"),
              new EventChange.Excluded(1, 5, new Exclusion(ForfeitReason.WITHDRAWN, "why")),
              new EventChange.Excluded(0, 6, new Exclusion(ForfeitReason.DISQUALIFIED, "why")),
              new EventChange.Rerun(List.of(2L, 4L), 7, "the disk was full")));

  private static final Event PLAIN =
      new Event(
          "Cup",
          NumbersKit.ID,
          Map.of("rounds", "3"),
          EventSeed.of(1),
          List.of(
              bot("Low", "", new BotSource.BuiltIn("Low")),
              bot("High", "", new BotSource.BuiltIn("High"))),
          List.of(Stage.DEFAULT),
          RunOptions.DEFAULT,
          EventPaths.here());

  static final List<Event> EVENTS =
      List.of(
          EVERYTHING,
          PLAIN,
          PLAIN.with(RunOptions.DEFAULT.with(CLOCK)),
          PLAIN.with(
              RunOptions.DEFAULT
                  .with(RunOptions.RECORD, Recording.RESULTS)
                  .with(RunOptions.QUARANTINE, Optional.empty())),
          PLAIN.with(RunOptions.DEFAULT.with(CHANGES)),
          named("true", "null", "007", "1.50", "1e3", "0x1F", "~", "No", "2026-11-16", "[a]"),
          named("a: b", "- c", "# d", "it's", "\"e\"", "\\f", "Zoë", "😀", "{g}", "h, i", "*j"));

  private static BotEntry bot(String name, String author, BotSource source) {
    return new BotEntry(name, author, source, 1, "");
  }

  private static Event named(String... names) {
    return new Event(
        names[0],
        NumbersKit.ID,
        Map.of("rounds", "3"),
        EventSeed.of(1),
        Stream.of(names).map(name -> bot(name, name, new BotSource.BuiltIn("Low"))).toList(),
        List.of(Stage.DEFAULT),
        RunOptions.DEFAULT,
        EventPaths.here());
  }

  private static Stage stage(FormatType format, Map<String, String> options, int advance) {
    return new Stage(
        format,
        format.read(options).orThrow(),
        advance == 0 ? OptionalInt.empty() : OptionalInt.of(advance));
  }

  static List<Stage> stages() {
    return Stream.of(FormatType.values())
        .map(
            format ->
                format == FormatType.MATCHUPS
                    ? stage(format, Map.of("matchups", "Low, High"), 0)
                    : Stage.of(format))
        .toList();
  }

  /** Fails unless the text is refused in one line. */
  private static void assertRefused(String text) {
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> EventJson.read(text))
        .satisfies(e -> assertThat(e).message().hasLineCount(1));
  }

  @ParameterizedTest
  @FieldSource("EVENTS")
  void anEventIsReadAsItWasWritten(Event event) {
    String text = EventJson.text(event);
    assertThat(text.lines()).hasSize(1);
    assertThat(EventJson.read(text)).isEqualTo(event);
    assertThat(EventJson.text(EventJson.read(text))).isEqualTo(text);
  }

  @ParameterizedTest
  @MethodSource("stages")
  void everyFormatIsReadAsItWasWritten(Stage stage) {
    Event event =
        new Event(
            "Cup",
            NumbersKit.ID,
            PLAIN.settings(),
            EventSeed.of(1),
            PLAIN.bots(),
            List.of(stage),
            RunOptions.DEFAULT,
            EventPaths.here());
    assertThat(EventJson.read(EventJson.text(event))).isEqualTo(event);
  }

  @Test
  void aPersonIsReadAsItWasWritten() {
    Event event =
        new Event(
            "Cup",
            NumbersKit.ID,
            Map.of(),
            EventSeed.of(1),
            List.of(bot("Me", "", new BotSource.Person()), PLAIN.bots().getFirst()),
            PLAIN.stages(),
            RunOptions.DEFAULT,
            EventPaths.here());
    assertThat(EventJson.read(EventJson.text(event))).isEqualTo(event);
  }

  /** A digest begins with this text, so it must never change. */
  @Test
  void whatDecidesResultsIsWrittenAsEver() {
    assertThat(EventJson.decidingResults(PLAIN))
        .isEqualTo(
            """
            {"game":"numbers","settings":{"rounds":"3"},"seed":"1",\
            "bots":[{"name":"Low","bot":"Low"},{"name":"High","bot":"High"}],\
            "stages":[{"format":"round-robin","options":{"order":"circle"}}],\
            "clock":{"match":"30","move":"none","increment":"0","grace":"0","startup":"10"},\
            "quarantine":"10"}\
            """);
  }

  /** Events of before there was an order have none; they keep their order, text and digest. */
  @Test
  void aRoundRobinWithoutAnOrderIsPlayedInTheOrderOfTheList() {
    String text = EventJson.text(PLAIN).replace("{\"order\":\"circle\"}", "{}");
    Event event = EventJson.read(text);
    assertThat(event.stages().getFirst().options().get(RoundRobin.ORDER))
        .isEqualTo(RoundRobin.PlayOrder.LISTING);
    assertThat(EventJson.text(event)).isEqualTo(text);
    assertThat(EventFileText.of(event)).contains("order: listing");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "7",
        "[]",
        "{}",
        "{\"agon\":1}",
        "{\"agon\":1,\"results\":[],\"run\":{}}",
        "{\"agon\":\"one\"}"
      })
  void whatIsNoEventFailsInOneLine(String text) {
    assertRefused(text);
  }

  @Test
  void anotherVersionIsRefused() {
    String text = EventJson.text(PLAIN).replace("{\"agon\":2,", "{\"agon\":1,");
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> EventJson.read(text))
        .withMessage("it has version 1; this Agon reads version 2");
  }

  /** Each way to leave out a part or to cut the text off is a user error. */
  @Test
  void damagedTextFailsInOneLine() {
    String text = EventJson.text(EVERYTHING);
    for (int length = 0; length < text.length(); length++) {
      assertRefused(text.substring(0, length));
    }
  }

  /** A JSON text in which one value differs, and where that is. */
  private record Changed(String where, String text) {}

  /** All ways to change one value of a part of the event. */
  private static List<Changed> changes(Event event, String part) {
    if (!(JsonReader.read(EventJson.text(event)) instanceof Parsed.Value<Json>(Json json))
        || !(json instanceof Json.Obj whole)) {
      throw new AssertionError("no JSON");
    }
    return changes(part, whole.get(part).orElseThrow()).entrySet().stream()
        .map(entry -> new Changed(entry.getKey(), whole.with(part, entry.getValue()).toString()))
        .toList();
  }

  private static Map<String, Json> changes(String where, Json json) {
    Map<String, Json> changes = new LinkedHashMap<>();
    switch (json) {
      case Json.Obj object ->
          object
              .fields()
              .forEach(
                  (key, value) ->
                      changes(where + "." + key, value)
                          .forEach((at, other) -> changes.put(at, object.with(key, other))));
      case Json.Arr(List<Json> items) -> {
        for (int i = 0; i < items.size(); i++) {
          int index = i;
          changes(where + "." + i, items.get(i))
              .forEach(
                  (at, other) -> {
                    List<Json> changed = new ArrayList<>(items);
                    changed.set(index, other);
                    changes.put(at, Json.array(changed));
                  });
        }
      }
      default -> changes.put(where, other(where, json));
    }
    return changes;
  }

  /** A valid value other than this one. */
  private static Json other(String where, Json value) {
    return switch (where.substring(where.lastIndexOf('.') + 1)) {
      case "record" -> Json.of("moves");
      case "on-broken" -> Json.of("stop");
      case "sandbox" -> Json.of("off");
      case "enforced" -> Json.of("none");
      case "memory", "processes" -> Json.of("99");
      case "calls" -> Json.of("listed");
      case "protocol" -> Json.of(value.equals(Json.of("turn")) ? "session" : "turn");
      case "format" -> Json.of("double-elimination");
      case "order" -> Json.of("listing");
      case "stop" -> Json.of("top-3-decided");
      case "tie-breaks" -> Json.of("seed");
      case "matchups" -> Json.of("Low, Second");
      case "advance" -> Json.of(2);
      case "seed" -> Json.of("8");
      case "concurrency", "rounds", "match", "move", "increment", "grace", "startup" ->
          Json.of("9");
      case "games", "best-of", "quarantine" -> Json.of("9");
      default -> {
        if (value instanceof Json.Str(String text)) {
          yield Json.of(text + "x");
        }
        throw new AssertionError("how does " + where + " change?");
      }
    };
  }

  @Test
  void nothingOfTheRunPartIsInTheDigest() {
    String digested = EventJson.decidingResults(EVERYTHING);
    List<Changed> changes = changes(EVERYTHING, "run");
    assertThat(changes)
        .extracting(Changed::where)
        .contains(
            "run.name",
            "run.concurrency",
            "run.record",
            "run.on-broken",
            "run.sandbox",
            "run.enforced",
            "run.contents.2",
            "run.records",
            "run.folder",
            "run.bots.1.author",
            "run.bots.2.file",
            "run.bots.2.protocol",
            "run.bots.2.environment.LEVEL",
            "run.bots.2.reads",
            "run.bots.2.memory",
            "run.bots.2.processes",
            "run.bots.2.calls",
            "run.bots.4.command.1",
            "run.bots.4.protocol",
            "run.bots.4.environment.Z");
    for (Changed change : changes) {
      Event changed = EventJson.read(change.text());
      assertThat(changed).as(change.where()).isNotEqualTo(EVERYTHING);
      assertThat(EventJson.decidingResults(changed)).as(change.where()).isEqualTo(digested);
    }
  }

  @Test
  void everythingOfTheResultsPartIsInTheDigest() {
    String digested = EventJson.decidingResults(EVERYTHING);
    List<Changed> changes =
        changes(EVERYTHING, "results").stream()
            .filter(change -> !isFormatWithOptions(change))
            .toList();
    assertThat(changes)
        .extracting(Changed::where)
        .contains(
            "results.game",
            "results.settings.rounds",
            "results.seed",
            "results.bots.0.name",
            "results.bots.0.bot",
            "results.bots.1.always",
            "results.bots.2.name",
            "results.stages.0.options.matchups",
            "results.stages.1.options.games",
            "results.stages.1.options.order",
            "results.stages.2.advance",
            "results.stages.3.format",
            "results.clock.match",
            "results.clock.startup",
            "results.quarantine");
    for (Changed change : changes) {
      assertThat(EventJson.decidingResults(EventJson.read(change.text())))
          .as(change.where())
          .isNotEqualTo(digested);
    }
  }

  /** The other format knows only the options of the last stage. */
  private static boolean isFormatWithOptions(Changed change) {
    return change.where().endsWith(".format") && !change.where().contains(".3.");
  }

  @ParameterizedTest
  @FieldSource("EVENTS")
  void anEventFileOfTheEventGivesTheSameResults(Event event) {
    String file = EventFileText.of(event);
    Event again = EventFile.read("event.yaml", file).complete(GameRegistry.game(NumbersKit.ID));
    assertThat(EventJson.decidingResults(again))
        .as(file)
        .isEqualTo(EventJson.decidingResults(event));
  }
}
