package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.event.Event;
import dev.agon.event.EventChange;
import dev.agon.event.EventChanges;
import dev.agon.event.EventFile;
import dev.agon.event.EventJson;
import dev.agon.event.EventPaths;
import dev.agon.event.EventSeed;
import dev.agon.event.Recording;
import dev.agon.event.RunOptions;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Parsed;
import dev.agon.json.Json;
import dev.agon.protocol.TimeControl;
import dev.agon.registry.GameRegistry;
import dev.agon.sandbox.AllowedCalls;
import dev.agon.sandbox.BoxOptions;
import dev.agon.sandbox.EnforcedLayers;
import dev.agon.sandbox.SandboxMode;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.source.Exclusion;
import dev.agon.source.Protocol;
import dev.agon.text.JsonReader;
import dev.agon.tournament.stages.FormatType;
import dev.agon.tournament.stages.Stage;
import dev.harrel.jsonschema.Validator;
import dev.harrel.jsonschema.ValidatorFactory;
import dev.harrel.jsonschema.providers.GsonNode;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The published schema of stored events fits what is stored. */
final class StoredEventSchemaTest {
  private static final Path HOME = Path.of(System.getProperty("agon.home"));
  private static final URI SCHEMA = URI.create("agon:stored-event");
  private static final BotSource.Launch TURN =
      new BotSource.Launch(
          Protocol.TURN,
          Map.of("LEVEL", "3"),
          new BoxOptions(List.of("book", "lib/x"), 256, 8, AllowedCalls.WIDE));

  private static final EventChanges CHANGES =
      new EventChanges(
          List.of(
              new EventChange.Replaced(2, 3, "0f".repeat(32), "a fixed crash"),
              new EventChange.Excluded(1, 5, new Exclusion(ForfeitReason.WITHDRAWN, "why")),
              new EventChange.Excluded(0, 6, new Exclusion(ForfeitReason.DISQUALIFIED, "why")),
              new EventChange.Rerun(List.of(2L, 4L), 7, "the disk was full"),
              new EventChange.Added(6, 8, "", "why"),
              new EventChange.Added(7, 8, "", "why"),
              new EventChange.Added(8, 9, "0f".repeat(32), "why")));

  private static Validator.Result judged(String json) throws IOException {
    Validator validator =
        new ValidatorFactory().withJsonNodeFactory(new GsonNode.Factory()).createValidator();
    validator.registerSchema(
        SCHEMA, Files.readString(HOME.resolve("protocol/stored-event.schema.json")));
    return validator.validate(SCHEMA, json);
  }

  private static BotEntry bot(String name, BotSource source) {
    return new BotEntry(name, "", source, 1, "");
  }

  /** Bots of every kind, and everything that can be left out. */
  private static Event everything(FormatType format) {
    TimeControl clock =
        new TimeControl(
            Duration.ofMillis(1_500),
            Optional.of(Duration.ofMillis(250)),
            Duration.ofSeconds(1),
            Duration.ofMillis(5),
            Duration.ofSeconds(20));
    return new Event(
        "Cup",
        "coinfight",
        Map.of("rounds", "3"),
        EventSeed.of(Long.MIN_VALUE),
        List.of(
            bot("A", new BotSource.BuiltIn("Greedy")),
            bot("B", new BotSource.FixedMove("1")),
            bot("C", new BotSource.SourceFile("c.py", TURN)),
            bot("D", new BotSource.SourceFile("d.py", BotSource.Launch.DEFAULT)),
            bot("E", new BotSource.Program(List.of("./e", "-x"), TURN)),
            bot("F", new BotSource.Person()),
            bot("G", new BotSource.BuiltIn("Greedy")),
            bot("H", new BotSource.FixedMove("1")),
            bot("I", new BotSource.SourceFile("/i.py", TURN))),
        List.of(
            new Stage(format, format.defaults(), OptionalInt.of(4)),
            Stage.of(format, format.defaults())),
        RunOptions.DEFAULT
            .with(clock)
            .with(RunOptions.CONCURRENCY, Optional.of(2))
            .with(RunOptions.RECORD, Recording.ALL)
            .with(RunOptions.QUARANTINE, Optional.empty())
            .with(RunOptions.SANDBOX, SandboxMode.REQUIRE)
            .enforcing(EnforcedLayers.NONE)
            .with(CHANGES),
        new EventPaths(Path.of("/some/folder"), Optional.of("records")));
  }

  @ParameterizedTest
  @EnumSource
  void storedEventsAreValid(FormatType format) throws IOException {
    assertThat(judged(EventJson.text(everything(format))).getErrors()).isEmpty();
  }

  static Stream<Path> examples() throws IOException {
    try (Stream<Path> files = Files.list(HOME.resolve("examples"))) {
      return files.filter(file -> file.toString().endsWith(".yaml")).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("examples")
  void everyStoredExampleIsValid(Path example) throws IOException {
    Event event =
        EventFile.read(
            example.toString(),
            Files.readString(example)
                .replace("matchups: examples/", "matchups: " + example.getParent() + "/"));
    Event complete = event.complete(GameRegistry.game(event.game()));
    assertThat(judged(EventJson.text(complete)).getErrors()).isEmpty();
  }

  /** Every way to leave out a key, or to add one to an object that has fixed keys. */
  @Test
  void missingAndUnknownKeysAreInvalid() throws IOException {
    if (!(JsonReader.read(EventJson.text(everything(FormatType.ROUND_ROBIN)))
            instanceof Parsed.Value<Json>(Json json))
        || !(json instanceof Json.Obj event)) {
      throw new AssertionError("no JSON");
    }
    assertStrict(event, "");
    for (String part : List.of("results", "run")) {
      assertStrict(event, part);
    }
  }

  private static void assertStrict(Json.Obj event, String part) throws IOException {
    Json.Obj object = part.isEmpty() ? event : (Json.Obj) event.get(part).orElseThrow();
    assertThat(judged(in(event, part, object.with("other", "x"))).isValid()).as(part).isFalse();
    for (String key : object.fields().keySet()) {
      Map<String, Json> rest = new LinkedHashMap<>(object.fields());
      rest.remove(key);
      assertThat(judged(in(event, part, new Json.Obj(rest))).isValid())
          .as(part + " without " + key)
          .isEqualTo(Set.of("records", "sandbox", "enforced", "changes").contains(key));
      assertThat(judged(in(event, part, object.with(key, new Json.Bool(false)))).isValid())
          .as(part + "." + key)
          .isFalse();
    }
  }

  private static String in(Json.Obj event, String part, Json.Obj object) {
    return (part.isEmpty() ? object : event.with(part, object)).toString();
  }
}
