package dev.agon.event;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.agon.game.Reading;
import dev.agon.json.Json;
import dev.agon.match.Entrant.Kind;
import dev.agon.record.JsonReader;
import dev.agon.scoring.Measure;
import dev.agon.scoring.Scoring;
import dev.agon.tournament.Formats;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The schema of event files says what their reader says. */
final class EventSchemaTest {
  private static final Path HOME = Path.of(System.getProperty("agon.home"));
  private static final String TEXT = text("protocol/event.schema.json");
  private static final Schema SCHEMA =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(TEXT, InputFormat.JSON);

  private static String text(String file) {
    try {
      return Files.readString(HOME.resolve(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean reads(String text) {
    try {
      EventFile.read("e.yaml", text);
      return true;
    } catch (EventProblems e) {
      return false;
    }
  }

  /** What lies at the end of a path of keys and, in lists, indexes. */
  private static Json at(String... path) {
    Json json =
        JsonReader.read(TEXT) instanceof Reading.Understood<Json>(Json read) ? read : Json.object();
    for (String key : path) {
      json =
          json instanceof Json.Arr(List<Json> items)
              ? items.get(Integer.parseInt(key))
              : ((Json.Obj) json).get(key).orElseThrow();
    }
    return json;
  }

  private static List<String> keys(String... path) {
    return List.copyOf(((Json.Obj) at(path)).fields().keySet());
  }

  private static List<String> words(Json list) {
    return ((Json.Arr) list).items().stream().map(word -> ((Json.Str) word).text()).toList();
  }

  @Test
  void itHasTheKeysOfTheReaderAndNoOthers() {
    assertThat(keys("properties")).containsExactlyInAnyOrderElementsOf(EventFile.KEYS);
    assertThat(keys("$defs", "bot", "properties"))
        .containsExactlyInAnyOrderElementsOf(EventFile.BOT_KEYS);
    assertThat(keys("$defs", "clock", "properties"))
        .containsExactlyInAnyOrderElementsOf(EventFile.CLOCK_KEYS);
    assertThat(keys("$defs", "stage", "properties"))
        .containsExactlyInAnyOrderElementsOf(EventFile.STAGE_KEYS);
    assertThat(keys("$defs", "stop", "anyOf", "1", "properties"))
        .containsExactlyInAnyOrderElementsOf(StageKeys.OF_STOP);
    assertThat(keys("$defs", "scoring", "anyOf", "1", "properties", "points", "properties"))
        .containsExactlyInAnyOrderElementsOf(StageKeys.WORTH);
  }

  @Test
  void itHasTheWordsOfTheReaderAndNoOthers() {
    assertThat(words(at("$defs", "stage", "properties", "format", "enum")))
        .isEqualTo(Formats.words());
    assertThat(words(at("$defs", "scoring", "anyOf", "0", "enum")))
        .isEqualTo(Scoring.Method.words());
    assertThat(words(at("$defs", "tie-break", "enum"))).isEqualTo(Measure.words());
    assertThat(words(at("$defs", "bot", "properties", "protocol", "enum")))
        .isEqualTo(Stream.of(Kind.SESSION, Kind.TURN).map(Kind::word).toList());
  }

  @ParameterizedTest
  @EnumSource(Formats.class)
  void eachFormatKnowsTheSameKeys(Formats format) {
    String place = String.valueOf(Arrays.asList(Formats.values()).indexOf(format));
    String[] rule = {"$defs", "stage", "allOf", place};
    assertThat(at(path(rule, "if", "properties", "format", "const")))
        .isEqualTo(Json.of(format.word()));
    List<String> known = new ArrayList<>(List.of("format", "advance"));
    StageKeys.OF_RULES.stream().filter(format::knows).forEach(known::add);
    assertThat(words(at(path(rule, "then", "propertyNames", "enum"))))
        .containsExactlyInAnyOrderElementsOf(known);
  }

  private static String[] path(String[] begin, String... more) {
    return Stream.concat(Arrays.stream(begin), Arrays.stream(more)).toArray(String[]::new);
  }

  /** Just inside the bounds that the schema states the reader agrees, and just outside. */
  @ParameterizedTest
  @MethodSource("boundedKeys")
  void boundsAreTheSame(String key) {
    Json.Obj property = (Json.Obj) at("$defs", "stage", "properties", key);
    Json.Obj bounds = property.get("$ref").isPresent() ? (Json.Obj) at("$defs", "odd") : property;
    int min = number(bounds, "minimum");
    int max = number(bounds, "maximum");
    Formats format =
        Arrays.stream(Formats.values())
            .filter(one -> key.equals("advance") || one.knows(key))
            .findFirst()
            .orElseThrow();
    for (int value : List.of(min - 1, min, max, max + 1)) {
      boolean isLast = !key.equals("advance");
      String text =
          "{game: x, stages: [{format: %s, %s: %d}%s]}"
              .formatted(format.word(), key, value, isLast ? "" : ", {format: swiss}");
      boolean isWithin = min <= value && value <= max;
      assertThat(reads(text)).as(text).isEqualTo(isWithin);
      assertThat(SCHEMA.validate(text, InputFormat.YAML).isEmpty()).as(text).isEqualTo(isWithin);
    }
  }

  static Stream<String> boundedKeys() {
    return keys("$defs", "stage", "properties").stream()
        .filter(
            key -> {
              Json.Obj property = (Json.Obj) at("$defs", "stage", "properties", key);
              return property.get("maximum").isPresent()
                  || property.get("$ref").equals(java.util.Optional.of(Json.of("#/$defs/odd")));
            });
  }

  private static int number(Json.Obj of, String key) {
    return ((Json.Num) of.get(key).orElseThrow()).asInt().orElseThrow();
  }

  @Test
  void theExamplesFit() throws IOException {
    try (Stream<Path> files = Files.list(HOME.resolve("examples"))) {
      List<Path> events = files.filter(file -> file.toString().endsWith(".yaml")).toList();
      assertThat(events).hasSizeGreaterThan(3);
      for (Path file : events) {
        assertThat(SCHEMA.validate(Files.readString(file), InputFormat.YAML))
            .as(file.toString())
            .isEmpty();
      }
    }
  }

  @Test
  void schemaAndReaderJudgeAlike() {
    EventCorpus corpus = new EventCorpus(1);
    int good = 0;
    int all = 20_000;
    for (int i = 0; i < all; i++) {
      String text = corpus.event().toString();
      boolean reads = reads(text);
      assertThat(SCHEMA.validate(text, InputFormat.JSON).isEmpty()).as(text).isEqualTo(reads);
      good += reads ? 1 : 0;
    }
    assertThat(good).isBetween(all / 5, 4 * all / 5);
  }
}
