package dev.agon.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.event.EventFile;
import dev.agon.game.Parsed;
import dev.agon.json.Json;
import dev.agon.json.JsonFields;
import dev.agon.store.Store;
import dev.agon.text.JsonReader;
import dev.agon.web.play.GameBounds;
import dev.agon.web.play.PlayLimits;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Visitors who start games to keep the server busy or to fill its disk. */
final class HostileGamesTest {
  private static final String CANOPY =
      "{\"game\":\"canopy\",\"settings\":%s,\"seats\":[{\"person\":\"Eve\"},"
          + "{\"bot\":\"Climber\"},{\"bot\":\"Climber\"},{\"bot\":\"Owl\"}]}";
  private static final String COINS =
      "{\"game\":\"coinfight\",\"seats\":[{\"person\":\"Eve\"},{\"bot\":\"Greedy\"}]}";
  private static final String LEFT =
      "everybody has left, and its bots were not done after 200 answers";
  private static final Duration HOUR = Duration.ofHours(1);

  @TempDir private Path folder;

  private static JsonFields fields(String json) {
    if (JsonReader.read(json) instanceof Parsed.Value<Json>(Json value)) {
      return JsonFields.of(value, "the answer");
    }
    throw new AssertionError(json);
  }

  /** The addresses of the games, by number. */
  private final List<String> games = new ArrayList<>(List.of(""));

  private String token(HttpResponse<String> started) {
    assertThat(started.statusCode()).as(started.body()).isEqualTo(201);
    games.add(fields(started.body()).text("address"));
    return fields(started.body())
        .objects("links")
        .getFirst()
        .text("link")
        .replaceAll(".*#seat=", "");
  }

  private void giveUp(WebFixture web, int id, String token) {
    String seat = "Bearer " + token;
    assertThat(web.get(games.get(id) + ".json", "Authorization", seat).statusCode()).isEqualTo(200);
    // It may be over already.
    assertThat(web.post(games.get(id) + "/give-up", "", "Authorization", seat).statusCode())
        .isIn(204, 409);
  }

  /** The first match, once it is not played any more. */
  private JsonFields end(WebFixture web) {
    String game = games.size() > 1 ? games.get(1) : "/play/1";
    String _ = web.get(game + "/stream.ndjson").body();
    return fields(web.get(game + ".json").body());
  }

  @Test
  void aGameOfAMillionRoundsIsRefused() {
    try (WebFixture web = WebFixture.with(folder)) {
      HttpResponse<String> refused =
          web.post("/play", CANOPY.formatted("{\"rounds\":\"1000000\"}"));
      assertThat(refused.statusCode()).isEqualTo(422);
      assertThat(refused.body()).contains("setting 'rounds' may be at most 1000 here, not 1000000");
      assertThat(
              web.post("/play", CANOPY.formatted("{\"rounds\":\"1000000\"}"), "Cookie", web.owner())
                  .statusCode())
          .isEqualTo(201);
    }
  }

  @Test
  void aSettingWithALongTextIsRefused() {
    String fields = "1" + ",10000000".repeat(99);
    String body = COINS.replace("coinfight", "blotto").replace("Greedy", "even");
    try (WebFixture web = WebFixture.with(folder)) {
      HttpResponse<String> refused =
          web.post(
              "/play",
              body.replace("\"seats\"", "\"settings\":{\"values\":\"" + fields + "\"},\"seats\""));
      assertThat(refused.statusCode()).isEqualTo(422);
      assertThat(refused.body()).contains("at most 500 characters here, not 892");
    }
  }

  @Test
  void botsDoNotPlayOnForLongWhenEverybodyHasLeft() {
    try (WebFixture web = WebFixture.with(folder)) {
      String endless = CANOPY.formatted("{\"rounds\":\"1000\",\"turns\":\"1000\"}");
      giveUp(web, 1, token(web.post("/play", endless)));
      JsonFields ended = end(web);
      assertThat(ended.text("state")).isEqualTo("ended");
      assertThat(ended.text("problem")).isEqualTo(LEFT);
      assertThat(web.get(games.get(1)).statusCode()).isEqualTo(200);
      assertThat(web.get(games.get(1) + "/match/record").statusCode()).isEqualTo(409);
    }
    try (WebFixture again = WebFixture.with(folder)) {
      assertThat(end(again).text("problem")).isEqualTo(LEFT);
    }
  }

  @Test
  void aGameEndsWhenItsBotsHaveThoughtTooLong() {
    GameBounds hasty = new GameBounds(5_000, Duration.ofNanos(1), HOUR);
    try (WebFixture web = WebFixture.with(folder, new PlayLimits(HOUR, 50, 5, hasty))) {
      String twoBots =
          COINS.replace("[{\"person\":\"Eve\"},", "[{\"bot\":\"Greedy\"},{\"person\":\"Eve\"},");
      String _ = token(web.post("/play", twoBots));
      JsonFields ended = end(web);
      assertThat(ended.text("problem")).startsWith("its bots have thought for more than");
    }
  }

  @Test
  void aGameThatEndedTheServerIsNotResumedAndOthersAre() {
    List<String> tokens;
    try (WebFixture web = WebFixture.with(folder)) {
      tokens = List.of(token(web.post("/play", COINS)), token(web.post("/play", COINS)));
    }
    try (Store store = Store.open(folder.resolve("agon.db").toString())) {
      // As a server leaves it that is killed while the game computes.
      String waiting = store.games().game(1).orElseThrow().progress();
      assertThat(waiting).contains("\"computing\":false");
      store.games().save(1, waiting.replace("\"computing\":false", "\"computing\":true"));
    }
    try (WebFixture web = WebFixture.with(folder)) {
      JsonFields ended = fields(web.get(games.get(1) + ".json").body());
      assertThat(ended.text("state")).isEqualTo("ended");
      assertThat(ended.text("problem")).isEqualTo("the server ended while it computed");
      assertThat(fields(web.get(games.get(2) + ".json").body()).text("state")).isEqualTo("live");
      giveUp(web, 2, tokens.getLast());
    }
    try (WebFixture web = WebFixture.with(folder)) {
      assertThat(fields(web.get(games.get(1) + ".json").body()).text("state")).isEqualTo("ended");
    }
  }

  @Test
  void aVisitorStartsFewProgramsInOneMatch() {
    String event = "game: canopy\nbots: [Random, {name: Quitter, command: 'false'}]\n";
    String quitter = ",{\"bot\":\"Quitter\"}";
    String body = "{\"game\":\"canopy\",\"seats\":[{\"person\":\"Eve\"}%s]}";
    try (WebFixture web = WebFixture.with(folder)) {
      CompletableFuture<Optional<String>> over = new CompletableFuture<>();
      web.server().play(EventFile.read(folder.resolve("e.yaml").toString(), event), over::complete);
      assertThat(over.join()).isEmpty();
      HttpResponse<String> refused = web.post("/play", body.formatted(quitter.repeat(5)));
      assertThat(refused.statusCode()).isEqualTo(422);
      assertThat(refused.body()).contains("at most 4 bots that are programs can play");
      assertThat(web.post("/play", body.formatted(quitter.repeat(4))).statusCode()).isEqualTo(201);
    }
  }

  /** Or a visitor would have the bots' time anew whenever the server restarts. */
  @Test
  void whatBotsHaveThoughtIsCountedOnWhenTheServerRestarts() {
    long before = 0;
    String seat = "";
    for (int server = 1; server <= 3; server++) {
      try (WebFixture web = WebFixture.with(folder)) {
        if (server == 1) {
          String body =
              COINS.replace(
                  "[{\"person\":\"Eve\"},", "[{\"bot\":\"Greedy\"},{\"person\":\"Eve\"},");
          seat = "Bearer " + token(web.post("/play", body));
        }
        String asked = "";
        while (!asked.contains("\"question\"")) {
          asked = web.get(games.get(1) + ".json", "Authorization", seat).body();
        }
      }
      try (Store store = Store.open(folder.resolve("agon.db").toString())) {
        String progress = store.games().game(1).orElseThrow().progress();
        long thought = fields(progress).longWhole("thoughtNanos");
        assertThat(thought).isGreaterThan(before);
        before = thought;
      }
    }
  }

  /** A plug-in may be removed after its matches were played. */
  @Test
  void aMatchThatCannotBeReadIsAClearErrorAndHidesNoOthers() {
    try (WebFixture web = WebFixture.with(folder)) {
      for (int game = 1; game <= 3; game++) {
        giveUp(web, game, token(web.post("/play", COINS)));
        String _ = web.get(games.get(game) + "/stream.ndjson").body();
      }
    }
    try (Connection database =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("agon.db"));
        Statement change = database.createStatement()) {
      change.execute("UPDATE games SET setup = replace(setup, 'coinfight', 'gone') WHERE id = 1");
      change.execute("UPDATE games SET progress = '[' WHERE id = 2");
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
    try (WebFixture web = WebFixture.with(folder)) {
      for (int unreadable = 1; unreadable <= 2; unreadable++) {
        HttpResponse<String> page = web.get(games.get(unreadable) + ".json");
        assertThat(page.body())
            .contains(unreadable == 1 ? "unknown game" : "the answers of the match are not JSON")
            .doesNotContain("Exception");
      }
      assertThat(web.get(games.get(3)).statusCode()).isEqualTo(200);
    }
  }

  /** A row as earlier versions have written it; its bots played without end. */
  @Test
  void aGameOfAnEarlierVersionIsBounded() {
    String setup =
        """
        {"version": 1, "game": "canopy", "settings": {"turns": "1000000", "rounds": "1000000"},
         "key": "195005abc3cc681339b9056012881d13", "folder": "",
         "seats": [{"name": "Eve", "author": "", "person": true, "tokenHash": "a"},
                   {"name": "Climber-1", "author": "Agon", "bot": "Climber"},
                   {"name": "Climber-2", "author": "Agon", "bot": "Climber"},
                   {"name": "Owl", "author": "Agon", "bot": "Owl"}]}
        """;
    String gone =
        """
        {"practice": false, "taken": [0],
         "answers": [{"seat": 2, "answer": {"move": "rest"}, "nanos": 1},
                     {"seat": 1, "answer": {"move": "rest"}, "nanos": 1},
                     {"seat": 0, "answer": {"fails": "disconnected", "detail": "gave up"},
                      "nanos": 1}]}
        """;
    try (Store store = Store.open(folder.resolve("agon.db").toString())) {
      store.games().begin(Instant.parse("2020-01-01T00:00:00Z"), setup, gone);
    }
    try (WebFixture web = WebFixture.with(folder)) {
      assertThat(end(web).text("problem")).isEqualTo(LEFT);
    }
  }

  @Test
  void oneVisitorStoresAFewGamesAnHour() {
    try (WebFixture web = WebFixture.with(folder, new PlayLimits(HOUR, 50, 1))) {
      for (int game = 1; game <= 6; game++) {
        giveUp(web, game, token(web.post("/play", COINS)));
        String _ = web.get(games.get(game) + "/stream.ndjson").body();
      }
      HttpResponse<String> refused = web.post("/play", COINS);
      assertThat(refused.statusCode()).isEqualTo(429);
      assertThat(refused.body()).contains("You have started 6 matches within an hour");
      assertThat(web.post("/play", COINS, "Cookie", web.owner()).statusCode()).isEqualTo(201);
    }
  }
}
