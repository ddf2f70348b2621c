package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.event.EventFile;
import dev.agon.json.Json;
import dev.agon.testkit.Golden;
import dev.agon.text.UserError;
import dev.harrel.jsonschema.Validator;
import dev.harrel.jsonschema.ValidatorFactory;
import dev.harrel.jsonschema.providers.GsonNode;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** The schema of event files says what their reader says, as far as a schema can. */
final class EventSchemaTest {
  private static final Path HOME = Path.of(System.getProperty("agon.home"));
  private static final URI SCHEMA = URI.create("agon:event");

  private static Validator validator() throws IOException {
    Validator validator =
        new ValidatorFactory().withJsonNodeFactory(new GsonNode.Factory()).createValidator();
    validator.registerSchema(SCHEMA, Files.readString(HOME.resolve("protocol/event.schema.json")));
    return validator;
  }

  private static Validator.Result judged(String yaml) throws IOException {
    Object file = new Load(LoadSettings.builder().build()).loadFromString(yaml);
    return validator().validate(SCHEMA, json(file).toString());
  }

  private static Json json(Object value) {
    return switch (value) {
      case Map<?, ?> map -> {
        Map<String, Json> members = new LinkedHashMap<>();
        map.forEach((key, member) -> members.put(String.valueOf(key), json(member)));
        yield new Json.Obj(members);
      }
      case List<?> list -> {
        List<Json> items = new ArrayList<>();
        list.forEach(item -> items.add(json(item)));
        yield Json.array(items);
      }
      case Boolean bool -> new Json.Bool(bool);
      case Integer number -> Json.of(number.longValue());
      case Long number -> Json.of(number);
      case Double number -> Json.of(number);
      default -> Json.of(String.valueOf(value));
    };
  }

  private static boolean isRead(String yaml) {
    try {
      EventFile.read("e.yaml", yaml);
      return true;
    } catch (UserError e) {
      return false;
    }
  }

  /** A new option is in the schema when this test has run once with -Dagon.update=true. */
  @Test
  void theSchemaEqualsTheDeclaredOptions() {
    Golden.assertSame(HOME.resolve("protocol/event.schema.json"), EventSchema.text());
  }

  static Stream<Path> examples() throws IOException {
    try (Stream<Path> files = Files.list(HOME.resolve("examples"))) {
      return files.filter(file -> file.toString().endsWith(".yaml")).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("examples")
  void everyExampleIsValid(Path example) throws IOException {
    assertThat(judged(Files.readString(example)).getErrors()).isEmpty();
  }

  /** A value for every key there is, so that a key which only one of the two knows is found. */
  @Test
  void schemaAndReaderKnowTheSameKeys() throws IOException {
    String event =
        """
        name: Cup
        game: coinfight
        settings: {start: [4x1, 3x5], rounds: 3}
        seed: -7
        clock: {match: 30, move: 0.5, increment: 0, grace: 0.1, startup: 10}
        concurrency: 4
        record: all
        quarantine: off
        bots:
          - Greedy
          - 7
          - {name: A, author: B, command: ./a, protocol: turn, environment: {LEVEL: 3}}
          - {file: a.py}
          - {bot: Randy}
          - {always: 1}
        stages:
          - {format: matchups, games: 2, matchups: [[A, B], "B, C"], advance: 9}
          - {format: round-robin, seats: 4, max-matches: 1000, stop: {top: 2, risk: 0.1}, advance: 8}
          - format: round-robin
            boards: 5
            order: listing
            scoring: matchpoints
            stop: top-3-decided
            advance: 7
          - format: gauntlet
            challengers: 2
            scoring: {points: {win: 3, draw: 1, loss: 0, both-lose: -1}}
            advance: 6
          - {format: swiss, rounds: 3, tie-breaks: [buchholz, seed], advance: 5}
          - {format: table, seats: 5, advance: 4}
          - {format: groups, advance: 3}
          - {format: double-elimination, best-of: 3, final-best-of: 5, replays: 0, advance: 2}
          - {format: single-elimination}
        """;
    assertThat(judged(event).getErrors()).isEmpty();
    assertThat(EventFile.read("e.yaml", event).stages()).hasSize(9);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "gmae: x",
        "name: x",
        "game: [x]",
        "game: x\nseed: one",
        "game: x\nconcurrency: 0",
        "game: x\nrecord: some",
        "game: x\nquarantine: 0",
        "game: x\nclock: {match: 0}",
        "game: x\nclock: {hour: 1}",
        "game: x\nbots: Greedy",
        "game: x\nbots: [{name: A}]",
        "game: x\nbots: [{bot: A, file: b.py}]",
        "game: x\nbots: [{bot: A, protocol: chat}]",
        "game: x\nbots: [{bot: A, environment: {1X: y}}]",
        "game: x\nstages: []",
        "game: x\nstages: [{games: 3}]",
        "game: x\nstages: [{format: round-robbin}]",
        "game: x\nstages: [{format: groups, games: 0}]",
        "game: x\nstages: [{format: swiss, rounds: 3000}]",
        "game: x\nstages: [{format: table, tie-breaks: [luck]}]",
        "game: x\nstages: [{format: table, tie-breaks: [seed, seed]}]",
        "game: x\nstages: [{format: table, scoring: luck}]",
        "game: x\nstages: [{format: table, scoring: {points: {wni: 1}}}]",
        "game: x\nstages: [{format: single-elimination, best-of: 2}]",
        "game: x\nstages: [{format: round-robin, stop: soon}]",
        "game: x\nstages: [{format: round-robin, stop: {risk: 0.1}}]",
        "game: x\nstages: [{format: round-robin, stop: {top: 1, risk: 2}}]",
        "game: x\nstages: [{format: matchups, matchups: []}]",
        "game: x\nstages: [{format: groups, seats: 3}]",
        "game: x\nstages: [{format: swiss, replays: 3}]"
      })
  void schemaAndReaderRefuseTheSameFiles(String yaml) throws IOException {
    assertThat(isRead(yaml)).isFalse();
    assertThat(judged(yaml).isValid()).isFalse();
  }
}
