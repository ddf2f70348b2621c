package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Codec;
import dev.agon.game.NoChance;
import dev.agon.game.Reading;
import dev.agon.games.coinfight.CoinFightKit;
import dev.agon.games.coinfight.CoinView;
import dev.agon.games.coinfight.Play;
import dev.agon.json.Json;
import dev.agon.process.Command;
import dev.agon.record.JsonReader;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The shared vectors: every starter kit answers them, and the codec reads them as they say. */
final class StarterKitsTest {
  private static final Path HOME = Path.of(System.getProperty("agon.home"));
  private static final Json.Obj VECTORS = vectors();

  private static Json.Obj vectors() {
    try {
      Path file = HOME.resolve("protocol/vectors/coinfight.json");
      return JsonReader.read(Files.readString(file))
              instanceof Reading.Understood<Json>(Json.Obj obj)
          ? obj
          : Json.object();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<Json.Obj> objects(Json.Obj of, String field) {
    return ((Json.Arr) of.get(field).orElseThrow())
        .items().stream().map(Json.Obj.class::cast).toList();
  }

  private static String text(Json.Obj of, String field) {
    return ((Json.Str) of.get(field).orElseThrow()).text();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "bots/python/coinfight.py",
        "bots/javascript/coinfight.js",
        "bots/java/CoinFight.java",
        "bots/c/coinfight.c"
      })
  void everyStarterKitAnswersTheVectors(String kit) throws Exception {
    Command command = SourceFile.named(HOME.resolve(kit).toString()).orElseThrow().command();
    List<Json.Obj> sessions = objects(VECTORS, "sessions");
    assertThat(sessions).hasSizeGreaterThan(5);
    for (Json.Obj session : sessions) {
      play(command, session);
    }
  }

  private static void play(Command command, Json.Obj session) throws Exception {
    Process bot =
        new ProcessBuilder(command.words()).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    try (Writer to = new OutputStreamWriter(bot.getOutputStream(), StandardCharsets.UTF_8);
        BufferedReader from =
            new BufferedReader(
                new InputStreamReader(bot.getInputStream(), StandardCharsets.UTF_8))) {
      for (Json.Obj step : objects(session, "exchange")) {
        if (step.get("to").isPresent()) {
          to.write(step.get("to").get() + "\n");
          to.flush();
        } else {
          check(session, step, from.readLine());
        }
      }
      bot.getOutputStream().close();
      assertThat(bot.waitFor()).isZero();
      assertThat(from.readLine()).isNull();
    } finally {
      bot.destroyForcibly();
    }
  }

  private static void check(Json.Obj session, Json.Obj step, String line) {
    String name = text(session, "name");
    assertThat(JsonReader.read(line)).as(name).isInstanceOf(Reading.Understood.class);
    Json.Obj answer = (Json.Obj) ((Reading.Understood<Json>) JsonReader.read(line)).value();
    Json.Obj expected = (Json.Obj) step.get("from").orElseThrow();
    assertThat(answer.get("type")).as(name).isEqualTo(expected.get("type"));
    if (step.get("moves").isPresent()) {
      List<Json> legal =
          objects(step, "moves").stream().map(StarterKitsTest::withoutZeros).toList();
      assertThat(legal).as(name).contains(withoutZeros(answer.get("move").orElseThrow()));
    }
  }

  /** A denomination that is left out means none of it. */
  private static Json withoutZeros(Json move) {
    Json.Obj obj = (Json.Obj) move;
    Json.Obj change = (Json.Obj) obj.get("change").orElse(Json.object());
    Map<String, Json> taken = new LinkedHashMap<>(change.fields());
    taken.values().removeIf(Json.of(0L)::equals);
    return obj.with("change", new Json.Obj(taken));
  }

  @Test
  void theCodecReadsTheTextsAsTheySay() {
    Codec<Play, NoChance, CoinView> codec = new CoinFightKit().codec();
    List<Json.Obj> texts = objects(VECTORS, "texts");
    assertThat(texts).hasSizeGreaterThan(20);
    for (Json.Obj vector : texts) {
      Reading<Json> reading =
          codec
              .readView(text(vector, "view"))
              .then(view -> codec.readMove(view, text(vector, "answer")))
              .map(codec::moveJson);
      if (vector.get("fault").isPresent()) {
        assertThat(reading).as(text(vector, "name")).isInstanceOf(Reading.Garbled.class);
      } else {
        assertThat(reading)
            .as(text(vector, "name"))
            .isEqualTo(new Reading.Understood<>(vector.get("reads").orElseThrow()));
      }
    }
  }
}
