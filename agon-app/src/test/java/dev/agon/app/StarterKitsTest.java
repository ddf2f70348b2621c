package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.build.BotBuilder;
import dev.agon.build.Languages;
import dev.agon.game.Parsed;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.TextCodec;
import dev.agon.json.Json;
import dev.agon.process.host.ProgramCommand;
import dev.agon.registry.GameRegistry;
import dev.agon.text.JsonReader;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The shared vectors: every starter kit answers them, and the codecs read them as they say. */
final class StarterKitsTest {
  private static final Path HOME = Path.of(System.getProperty("agon.home"));

  private static final Json AGAIN = new Json.Bool(true);

  private static Json.Obj vectors(String game) throws IOException {
    Path file = HOME.resolve("protocol/vectors/" + game + ".json");
    return JsonReader.read(Files.readString(file)) instanceof Parsed.Value<Json>(Json.Obj obj)
        ? obj
        : Json.object();
  }

  private static List<Json> items(Json.Obj of, String field) {
    return ((Json.Arr) of.get(field).orElseThrow()).items();
  }

  private static List<Json.Obj> objects(Json.Obj of, String field) {
    return items(of, field).stream().map(Json.Obj.class::cast).toList();
  }

  private static String text(Json.Obj of, String field) {
    return ((Json.Str) of.get(field).orElseThrow()).text();
  }

  private static int number(Json.Obj of, String field) {
    return number(of.get(field).orElseThrow());
  }

  private static int number(Json json) {
    return ((Json.Num) json).asInt().orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "coinfight, bots/python/coinfight.py",
    "coinfight, bots/javascript/coinfight.js",
    "coinfight, bots/java/CoinFight.java",
    "coinfight, bots/c/coinfight.c",
    "blotto, bots/python/blotto.py",
    "blotto, bots/javascript/blotto.js",
    "blotto, bots/java/Blotto.java",
    "blotto, bots/c/blotto.c",
    "botstack, bots/python/botstack.py",
    "botstack, bots/javascript/botstack.js",
    "botstack, bots/java/BotStack.java",
    "canopy, bots/python/canopy.py",
    "canopy, bots/javascript/canopy.js",
    "canopy, bots/java/Canopy.java",
    "canopy, bots/c/canopy.c",
  })
  void everyStarterKitAnswersTheVectors(String game, String kit) throws Exception {
    ProgramCommand command = new BotBuilder(Languages.standard(), game).command(HOME.resolve(kit));
    List<Json.Obj> sessions = objects(vectors(game), "sessions");
    assertThat(sessions).hasSizeGreaterThan(5);
    for (Json.Obj session : sessions) {
      play(command, session);
    }
  }

  /** They are not told everything that the other kits are, so they may play other moves. */
  @ParameterizedTest
  @ValueSource(strings = {"player1.c", "player2.c"})
  void theTemplatesInCAnswerTheVectorsLegally(String template) throws Exception {
    String file = HOME.resolve("bots/c/botstack").resolve(template).toString();
    ProgramCommand command =
        new BotBuilder(Languages.standard(), "botstack").command(Path.of(file));
    for (Json.Obj session : objects(vectors("botstack"), "sessions")) {
      play(command, session, false);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "coinfight, bots/python/coinfight.py",
    "coinfight, bots/javascript/coinfight.js",
    "coinfight, bots/java/CoinFight.java",
    "coinfight, bots/c/coinfight.c",
    "blotto, bots/python/blotto.py",
    "blotto, bots/javascript/blotto.js",
    "blotto, bots/java/Blotto.java",
    "blotto, bots/c/blotto.c",
    "botstack, bots/python/botstack.py",
    "botstack, bots/javascript/botstack.js",
    "botstack, bots/java/BotStack.java",
    "canopy, bots/python/canopy.py",
    "canopy, bots/javascript/canopy.js",
    "canopy, bots/java/Canopy.java",
    "canopy, bots/c/canopy.c",
  })
  void oneProcessOfAKitAnswersAllVectors(String game, String kit) throws Exception {
    List<Json.Obj> sessions =
        objects(vectors(game), "sessions").stream()
            .filter(session -> hasMessage(session, "over"))
            .toList();
    assertThat(sessions).hasSizeGreaterThan(5);
    try (Running bot =
        new Running(new BotBuilder(Languages.standard(), game).command(HOME.resolve(kit)))) {
      for (Json.Obj session : sessions) {
        bot.play(session, true, true);
        assertThat(bot.from.readLine()).isEqualToIgnoringWhitespace("{\"type\":\"again\"}");
      }
      bot.end();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "again = message.get, 0, 13 of 13 sessions passed",
    "again = {}.get, 1, all sessions in one process: it does not offer to play again",
  })
  void theCheckTellsWhetherABotPlaysAgain(String offer, int code, String said, @TempDir Path folder)
      throws Exception {
    String source = Files.readString(HOME.resolve("bots/python/coinfight.py"));
    assertThat(source).contains("again = message.get");
    Path kit =
        Files.writeString(
            folder.resolve("coinfight.py"), source.replace("again = message.get", offer));
    List<String> words = new ArrayList<>(List.of("python3", "protocol/check.py", "--kit"));
    words.addAll(List.of("--again", "protocol/vectors/coinfight.json"));
    words.addAll(new BotBuilder(Languages.standard(), "coinfight").command(kit).words());
    Process check = new ProcessBuilder(words).directory(HOME.toFile()).start();
    try (var out = check.inputReader(StandardCharsets.UTF_8)) {
      assertThat(out.readAllAsString()).contains(said);
    }
    assertThat(check.waitFor()).isEqualTo(code);
  }

  private static boolean hasMessage(Json.Obj session, String type) {
    return objects(session, "exchange").stream()
        .flatMap(step -> step.get("to").stream())
        .anyMatch(message -> text((Json.Obj) message, "type").equals(type));
  }

  private static void play(ProgramCommand command, Json.Obj session) throws Exception {
    play(command, session, true);
  }

  private static void play(ProgramCommand command, Json.Obj session, boolean asKit)
      throws Exception {
    try (Running bot = new Running(command)) {
      bot.play(session, asKit, false);
      bot.end();
    }
  }

  /** A bot's process and our ends of its pipes. */
  private static final class Running implements AutoCloseable {
    private final Process process;
    private final Writer to;
    private final BufferedReader from;

    Running(ProgramCommand command) throws IOException {
      process =
          new ProcessBuilder(command.words())
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      to = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8);
      from =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    /** Plays a session; with {@code again} the bot may play again, and must offer it. */
    void play(Json.Obj session, boolean asKit, boolean again) throws IOException {
      for (Json.Obj step : objects(session, "exchange")) {
        if (step.get("to").orElse(null) instanceof Json.Obj message) {
          boolean isStart = text(message, "type").equals("start");
          to.write((again && isStart ? message.with("again", AGAIN) : message) + "\n");
          to.flush();
        } else {
          Json.Obj answer = check(session, step, from.readLine(), asKit);
          if (again && text(answer, "type").equals("ready")) {
            assertThat(answer.get("again")).contains(AGAIN);
          }
        }
      }
    }

    void end() throws Exception {
      to.close();
      assertThat(process.waitFor()).isZero();
      assertThat(from.readLine()).isNull();
    }

    @Override
    public void close() {
      process.destroyForcibly();
    }
  }

  private static Json.Obj check(Json.Obj session, Json.Obj step, String line, boolean asKit) {
    String name = text(session, "name");
    assertThat(JsonReader.read(line)).as(name).isInstanceOf(Parsed.Value.class);
    Json.Obj answer = (Json.Obj) ((Parsed.Value<Json>) JsonReader.read(line)).value();
    Json.Obj expected = (Json.Obj) step.get("from").orElseThrow();
    assertThat(answer.get("type")).as(name).isEqualTo(expected.get("type"));
    if (text(expected, "type").equals("move")) {
      Json move = withoutZeros(answer.get("move").orElseThrow());
      checkLegal(name, step, move);
      if (asKit) {
        assertThat(move).as(name).isEqualTo(withoutZeros(step.get("kit").orElseThrow()));
      }
    }
    return answer;
  }

  private static void checkLegal(String name, Json.Obj step, Json move) {
    if (step.get("numbers").orElse(null) instanceof Json.Obj numbers) {
      List<Integer> plan = ((Json.Arr) move).items().stream().map(StarterKitsTest::number).toList();
      assertThat(plan).as(name).hasSize(number(numbers, "count")).allMatch(units -> units >= 0);
      assertThat(plan.stream().mapToInt(units -> units).sum())
          .as(name)
          .isEqualTo(number(numbers, "sum"));
    } else {
      assertThat(items(step, "moves").stream().map(StarterKitsTest::withoutZeros))
          .as(name)
          .contains(move);
    }
  }

  /** What an object leaves out means none of it. */
  private static Json withoutZeros(Json json) {
    if (!(json instanceof Json.Obj(Map<String, Json> fields))) {
      return json;
    }
    Map<String, Json> some = new LinkedHashMap<>();
    fields.forEach((name, value) -> some.put(name, withoutZeros(value)));
    some.values().removeAll(List.of(Json.of(0L), Json.object()));
    return new Json.Obj(some);
  }

  @ParameterizedTest
  @CsvSource({
    "coinfight, 'start=4x1, 3x5, 2x10, 1x25', Coinage",
    "blotto, rounds=5, learner",
    "botstack, skips=wasted, Random",
    "canopy, rounds=20, Climber",
  })
  void aTurnKitPlaysLikeItsSessionKit(String game, String setting, String other) {
    String kit = HOME.resolve("bots/python/" + game).toString();
    Cli session = standings(game, setting, "session", kit + ".py," + other);
    Cli turn = standings(game, setting, "turn", kit + "_turn.py," + other);
    assertThat(turn.err()).isEmpty();
    assertThat(turn.out().replace("_turn", "")).isEqualTo(session.out()).contains(game);
  }

  private static Cli standings(String game, String setting, String protocol, String bots) {
    return Cli.agon(
        "run",
        "--seed",
        "1",
        "--games",
        "1",
        "--game",
        game,
        "--set",
        setting,
        "--protocol",
        protocol,
        "--bots",
        bots,
        "--progress",
        "none",
        "--output",
        "csv");
  }

  @ParameterizedTest
  @ValueSource(strings = {"coinfight", "blotto", "botstack", "canopy"})
  void theCodecReadsTheTextVectors(String game) throws IOException {
    List<Json.Obj> texts = objects(vectors(game), "texts");
    assertThat(texts).hasSizeGreaterThan(20);
    for (Json.Obj vector : texts) {
      Parsed<Json> reading =
          read(GameRegistry.game(game), text(vector, "view"), text(vector, "answer"));
      if (vector.get("fault").isPresent()) {
        assertThat(reading).as(text(vector, "name")).isInstanceOf(Parsed.Failure.class);
      } else {
        assertThat(reading)
            .as(text(vector, "name"))
            .isEqualTo(new Parsed.Value<>(vector.get("reads").orElseThrow()));
      }
    }
  }

  private static <V, M> Parsed<Json> read(GameKit<?, V, M> kit, String view, String answer) {
    TextCodec<V, M> text = kit.textCodec().orElseThrow();
    return text.readView(view).then(seen -> text.readMove(seen, answer)).map(kit.codec()::moveJson);
  }
}
