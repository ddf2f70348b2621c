package dev.agon.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Parsed;
import dev.agon.json.Json;
import dev.agon.json.JsonFields;
import dev.agon.text.JsonReader;
import dev.agon.web.play.PlayLimits;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games of people and bots, as a program plays them. */
final class PlayTest {
  private static final String COINS =
      "{\"game\":\"coinfight\",\"seats\":[{\"person\":\"Ada\"},{\"bot\":\"Greedy\"}]}";
  private static final String TWO_COLONELS =
      "{\"game\":\"blotto\",\"seats\":[{\"person\":\"Ada\"},{\"person\":\"Bob\"}]}";

  @TempDir private Path folder;

  /** The address of the game that was started last. */
  private String game = "";

  private WebFixture server() {
    return WebFixture.with(folder);
  }

  private static JsonFields fields(String json) {
    if (JsonReader.read(json) instanceof Parsed.Value<Json>(Json value)) {
      return JsonFields.of(value, "the answer");
    }
    throw new AssertionError(json);
  }

  /** Starts a game and returns the secrets of its people. */
  private List<String> start(WebFixture web, String body) {
    HttpResponse<String> started = web.post("/play", body);
    assertThat(started.statusCode()).as(started.body()).isEqualTo(201);
    game = fields(started.body()).text("address");
    return fields(started.body()).objects("links").stream()
        .map(link -> link.text("link").replaceAll(".*#seat=", ""))
        .toList();
  }

  /** The same after all people have opened their links. */
  private List<String> startOpened(WebFixture web, String body) {
    List<String> tokens = start(web, body);
    tokens.forEach(token -> state(web, token));
    return tokens;
  }

  private JsonFields state(WebFixture web, String token) {
    return fields(web.get(game + ".json", "Authorization", "Bearer " + token).body());
  }

  private HttpResponse<String> act(WebFixture web, String token, String what, String body) {
    return web.post(game + "/" + what, body, "Authorization", "Bearer " + token);
  }

  /** The game when the seat is asked its next question, or when it is over. */
  private JsonFields asked(WebFixture web, String token, int turn) {
    while (true) {
      JsonFields state = state(web, token);
      boolean isAsked = state.has("question") && state.whole("turn") == turn;
      if (isAsked || !state.text("state").equals("live")) {
        return state;
      }
      Thread.onSpinWait();
    }
  }

  /** The answer that a person gives who just presses Enter. */
  private static String usual(JsonFields question) {
    List<String> path = new ArrayList<>();
    JsonFields next = question;
    while (next.has("options")) {
      String key = next.text("usual");
      path.add(Json.of(key).toString());
      JsonFields option =
          next.objects("options").stream()
              .filter(one -> one.text("key").equals(key))
              .findFirst()
              .orElseThrow();
      if (!option.has("next")) {
        return path.toString();
      }
      next = option.object("next");
    }
    path.add(Json.array(next.array("usual")).toString());
    return path.toString();
  }

  private void answer(WebFixture web, String token, JsonFields state) {
    String body =
        "{\"turn\":%d,\"answer\":%s}"
            .formatted(state.whole("turn"), usual(state.object("question")));
    HttpResponse<String> taken = act(web, token, "moves", body);
    assertThat(taken.statusCode()).as(taken.body()).isEqualTo(204);
  }

  private JsonFields playToTheEnd(WebFixture web, String token) {
    JsonFields state = state(web, token);
    int turn = state.has("turn") ? state.whole("turn") : 0;
    while (true) {
      state = asked(web, token, turn);
      if (!state.has("question")) {
        return state;
      }
      answer(web, token, state);
      turn++;
    }
  }

  @ParameterizedTest
  @CsvSource({
    "coinfight, Greedy, '{}'",
    "botstack, Tactician, '{}'",
    "blotto, even, '{\"rounds\":\"2\"}'",
    "canopy, Climber, '{\"rounds\":\"6\"}'",
  })
  void aGameIsPlayedToItsEndKeptAndVerified(String id, String bot, String settings) {
    try (WebFixture web = server()) {
      String token =
          start(
                  web,
                  "{\"game\":\"%s\",\"settings\":%s,\"seats\":[{\"person\":\"<b>Ada\"},{\"bot\":\"%s\"}]}"
                      .formatted(id, settings, bot))
              .getFirst();
      asked(web, token, 0);
      assertThat(web.get(game + "/match/record").statusCode()).isEqualTo(409);
      assertThat(web.get(game).body()).contains("&lt;b&gt;Ada").doesNotContain("<b>Ada");
      JsonFields over = playToTheEnd(web, token);
      assertThat(over.text("state")).isEqualTo("over");
      assertThat(over.objects("outcome")).hasSize(2);
      assertThat(web.get(game + "/match.json").body()).contains("\"verdict\":{\"same\":true");
      assertThat(web.post(game + "/match/verify", "").body()).startsWith("{\"same\":true");
      assertThat(web.get(game).body()).contains("<agon-viewer src=\"" + game + "/match\"");
      assertThat(act(web, token, "moves", "{\"turn\":0,\"answer\":[]}").statusCode())
          .isEqualTo(409);
    }
  }

  @Test
  void anAnswerThatIsNoLegalMoveIsRefusedWithTheReason() {
    try (WebFixture web = server()) {
      String token = start(web, COINS).getFirst();
      asked(web, token, 0);
      HttpResponse<String> refused = act(web, token, "moves", "{\"turn\":0,\"text\":\"7\"}");
      assertThat(refused.statusCode()).isEqualTo(422);
      assertThat(refused.body()).contains("expected");
      assertThat(act(web, token, "moves", "{\"turn\":0,\"answer\":[\"1\",\"1\"]}").statusCode())
          .isEqualTo(422);
      assertThat(act(web, token, "moves", "{\"turn\":5,\"answer\":[\"1\"]}").statusCode())
          .isEqualTo(409);
      assertThat(act(web, token, "moves", "[").statusCode()).isEqualTo(400);
      assertThat(act(web, token, "moves", "{\"turn\":0,\"text\":\"1\"}").statusCode())
          .isEqualTo(204);
    }
  }

  @Test
  void onlyTheSecretOfASeatPlaysIt() throws IOException {
    try (WebFixture web = server()) {
      List<String> tokens = startOpened(web, TWO_COLONELS);
      JsonFields ada = asked(web, tokens.getFirst(), 0);
      assertThat(act(web, "guess", "moves", "{}").statusCode()).isEqualTo(403);
      assertThat(web.post(game + "/moves", "{}").statusCode()).isEqualTo(401);
      assertThat(web.get(game + ".json", "Authorization", "Bearer guess").statusCode())
          .isEqualTo(403);
      JsonFields spectator = fields(web.get(game + ".json").body());
      assertThat(spectator.has("question") || spectator.has("you")).isFalse();
      assertThat(ada.whole("you")).isZero();
      for (Path file : List.of(folder.resolve("agon.db"), folder.resolve("agon.db-wal"))) {
        String bytes = Files.readString(file, StandardCharsets.ISO_8859_1);
        assertThat(tokens).noneMatch(bytes::contains);
      }
    }
  }

  @Test
  void whatAPersonHasChosenIsSecretUntilAllHave() {
    try (WebFixture web = server()) {
      List<String> tokens = startOpened(web, TWO_COLONELS);
      JsonFields ada = asked(web, tokens.getFirst(), 0);
      asked(web, tokens.getLast(), 0);
      String before = web.get(game + ".json").body().replaceAll("\"clocks\":.*?]", "");
      answer(web, tokens.getFirst(), ada);
      JsonFields bob = asked(web, tokens.getLast(), 0);
      assertThat(bob.whole("steps")).isZero();
      assertThat(web.get(game + ".json").body().replaceAll("\"clocks\":.*?]", ""))
          .isEqualTo(before);
      assertThat(
              web.get(game + "/best", "Authorization", "Bearer " + tokens.getLast()).statusCode())
          .isEqualTo(403);
      assertThat(act(web, tokens.getLast(), "undo", "").statusCode()).isEqualTo(403);
      answer(web, tokens.getLast(), bob);
      assertThat(asked(web, tokens.getLast(), 1).text("state")).isEqualTo("over");
    }
  }

  @Test
  void noClockRunsUntilAllPeopleHaveOpenedTheirLinks() {
    String timed = TWO_COLONELS.replace("{\"game\"", "{\"minutes\":3,\"game\"");
    List<String> tokens;
    try (WebFixture web = server()) {
      tokens = start(web, timed);
      JsonFields alone = state(web, tokens.getFirst());
      assertThat(alone.wholes("awaited")).containsExactly(1);
      assertThat(alone.has("question")).isFalse();
      for (JsonFields clock : alone.objects("clocks")) {
        assertThat(clock.get("isRunning")).isEqualTo(new Json.Bool(false));
        assertThat(clock.longWhole("leftMillis")).isEqualTo(180_000);
      }
      assertThat(fields(web.get(game + ".json").body()).wholes("awaited")).containsExactly(1);
      assertThat(state(web, tokens.getLast()).array("awaited")).isEmpty();
      assertThat(asked(web, tokens.getFirst(), 0).has("question")).isTrue();
    }
    try (WebFixture web = server()) {
      // A seat that was taken stays so when the server starts again.
      assertThat(asked(web, tokens.getFirst(), 0).array("awaited")).isEmpty();
    }
  }

  @Test
  void aMoveAgainstBotsCanBeTakenBackWhichMakesItPractice() {
    try (WebFixture web = server()) {
      String token = start(web, COINS).getFirst();
      JsonFields first = asked(web, token, 0);
      assertThat(first.get("isPractice")).isEqualTo(new Json.Bool(false));
      assertThat(act(web, token, "undo", "").statusCode()).isEqualTo(409);
      answer(web, token, first);
      JsonFields second = asked(web, token, 1);
      assertThat(second.whole("steps")).isGreaterThan(first.whole("steps"));
      assertThat(act(web, token, "undo", "").statusCode()).isEqualTo(204);
      JsonFields again = asked(web, token, 0);
      assertThat(again.get("question")).isEqualTo(first.get("question"));
      assertThat(again.get("isPractice")).isEqualTo(new Json.Bool(true));
      assertThat(playToTheEnd(web, token).text("state")).isEqualTo("over");
      assertThat(web.post(game + "/match/verify", "").body()).startsWith("{\"same\":true");
    }
  }

  @Test
  void theBestMoveIsShownToSomebodyWhoPlaysBots() {
    try (WebFixture web = server()) {
      String token = start(web, COINS).getFirst();
      asked(web, token, 0);
      HttpResponse<String> best = web.get(game + "/best", "Authorization", "Bearer " + token);
      assertThat(best.statusCode()).isEqualTo(200);
      JsonFields told = fields(best.body());
      assertThat(told.text("verdict"))
          .matches("You win in \\d+ turns; .*\\.|Every move loses; you can .* \\d+ turns\\.");
      assertThat(told.text("advice"))
          .matches(
              "All moves are equal\\.|Best: a \\d+ taking [^;]+(; a [^;]+){0,2}(; and .*"
                  + " more)?\\.");
      assertThat(state(web, token).get("isPractice")).isEqualTo(new Json.Bool(true));
    }
  }

  @Test
  void aPositionThatIsNotSolvedDoesNotMakeAGamePractice() {
    try (WebFixture web = server()) {
      String token = start(web, COINS.replace("]}", ",{\"bot\":\"Greedy\"}]}")).getFirst();
      asked(web, token, 0);
      HttpResponse<String> best = web.get(game + "/best", "Authorization", "Bearer " + token);
      assertThat(fields(best.body()).text("verdict")).startsWith("This position is not solved: ");
      assertThat(state(web, token).get("isPractice")).isEqualTo(new Json.Bool(false));
    }
  }

  @Test
  void anUnfinishedGameSurvivesARestart() {
    String token;
    JsonFields before;
    try (WebFixture web = server()) {
      token = start(web, COINS).getFirst();
      answer(web, token, asked(web, token, 0));
      before = asked(web, token, 1);
    }
    try (WebFixture web = server()) {
      JsonFields after = asked(web, token, 1);
      assertThat(after.get("question")).isEqualTo(before.get("question"));
      assertThat(after.get("moments")).isEqualTo(before.get("moments"));
      assertThat(playToTheEnd(web, token).text("state")).isEqualTo("over");
      assertThat(web.post(game + "/match/verify", "").body()).startsWith("{\"same\":true");
    }
  }

  @Test
  void aSeatWithoutAnswersIsGivenUp() {
    PlayLimits hasty = new PlayLimits(Duration.ofMillis(1), 50, 5);
    try (WebFixture web = WebFixture.with(folder, hasty)) {
      String token = start(web, COINS).getFirst();
      // The stream ends with the game.
      web.get(game + "/stream.ndjson");
      JsonFields over = state(web, token);
      assertThat(over.text("state")).isEqualTo("over");
      assertThat(over.objects("outcome").getFirst().whole("place")).isEqualTo(2);
    }
  }

  @Test
  void aPlayerCanGiveUp() {
    try (WebFixture web = server()) {
      String token = start(web, COINS).getFirst();
      asked(web, token, 0);
      assertThat(act(web, token, "give-up", "").statusCode()).isEqualTo(204);
      assertThat(asked(web, token, 1).text("state")).isEqualTo("over");
      assertThat(web.get(game + ".json").body())
          .contains("Ada gives up.")
          .doesNotContain("disconnects");
      assertThat(web.post(game + "/match/verify", "").body()).startsWith("{\"same\":true");
    }
  }

  @Test
  void visitorsPlayAsManyGamesAsTheLimitsAllow() {
    Duration hour = Duration.ofHours(1);
    try (WebFixture web = WebFixture.with(folder, new PlayLimits(hour, 5, 1))) {
      start(web, COINS);
      HttpResponse<String> second = web.post("/play", COINS);
      assertThat(second.statusCode()).isEqualTo(429);
      assertThat(second.body()).contains("You play 1 matches already");
    }
    try (WebFixture web = WebFixture.with(folder, new PlayLimits(hour, 1, 5))) {
      // The game of the first server is continued here.
      assertThat(web.post("/play", COINS).statusCode()).isEqualTo(503);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{                                                                  | 422",
        "[]                                                                 | 422",
        "{\"game\":\"chess\",\"seats\":[]}                                  | 422",
        "{\"game\":\"coinfight\",\"seats\":[{\"person\":\"A\"}]}            | 422",
        "{\"game\":\"botstack\",\"seats\":[{\"bot\":\"Oracle\"},{\"bot\":\"Oracle\"}]} | 400",
        "{\"game\":\"botstack\",\"seats\":[{\"person\":\"A\"},{\"bot\":\"cmd:sh\"}]}   | 422",
        "{\"game\":\"botstack\",\"seats\":[{\"person\":\"A\\u0007\"},{\"bot\":\"Oracle\"}]} | 422",
        "{\"game\":\"coinfight\",\"settings\":{\"x\":\"1\"},\"seats\":[{\"person\":\"\"},{\"person\":\"\"}]}"
            + " | 422",
        "{\"game\":\"coinfight\",\"minutes\":0,\"seats\":[{\"person\":\"\"},{\"person\":\"\"}]} |"
            + " 422",
      })
  void aGameThatCannotBePlayedIsRefused(String body, int status) {
    try (WebFixture web = server()) {
      HttpResponse<String> refused = web.post("/play", body);
      assertThat(refused.statusCode()).as(refused.body()).isEqualTo(status);
      assertThat(refused.body()).contains("\"error\":\"").doesNotContain("Exception");
    }
  }

  /** Everything that a visitor can read who has no link. */
  private static String everythingPublic(WebFixture web) {
    StringBuilder read = new StringBuilder();
    for (String path :
        List.of(
            "/",
            "/play",
            "/play.json",
            "/play/new?game=blotto",
            "/events",
            "/events.json",
            "/games/blotto",
            "/search?q=zora",
            "/search.json?q=blotto",
            "/openapi.json",
            "/play/1",
            "/play/1.json",
            "/play/1-",
            "/play/1-guess.json",
            "/play/1/stream.ndjson",
            "/play/1/match",
            "/play/1/match.json",
            "/play/1/match/record",
            "/play/1/match/pictures",
            "/play/1/match/analysis")) {
      HttpResponse<String> answer = web.get(path);
      assertThat(answer.statusCode()).as(path).isEqualTo(path.startsWith("/play/1") ? 404 : 200);
      read.append(answer.body()).append(answer.headers());
    }
    return read.toString();
  }

  @Test
  void aGameOfGuestsIsSeenByItsLinkOnly() {
    try (WebFixture web = server()) {
      List<String> tokens = start(web, TWO_COLONELS.replace("Ada", "Zora"));
      assertThat(game).matches("/play/1-[\\w-]{22}");
      assertThat(web.get(game).body()).contains("Zora");
      String secret = game.replaceFirst(".*?-", "");
      assertThat(everythingPublic(web)).doesNotContain("Zora", secret);
      for (String token : tokens) {
        state(web, token);
        assertThat(web.get("/play/1.json", "Authorization", "Bearer " + token).statusCode())
            .isEqualTo(404);
        assertThat(act(web, token, "give-up", "").statusCode()).isEqualTo(204);
      }
      String _ = web.get(game + "/stream.ndjson").body();
      assertThat(web.get(game + "/match.json").body()).contains("Zora");
      assertThat(everythingPublic(web)).doesNotContain("Zora", secret);
      assertThat(web.post("/play/1/match/verify", "").statusCode()).isEqualTo(404);
    }
    try (WebFixture again = server()) {
      assertThat(again.get(game).body()).contains("Zora");
      assertThat(everythingPublic(again)).doesNotContain("Zora");
    }
  }

  private HttpResponse<String> join(WebFixture web, String token, String name) {
    return act(web, token, "name", Json.object().with("name", name).toString());
  }

  @Test
  void somebodyWhoWasInvitedTakesTheSeatUnderAName() {
    List<String> tokens;
    try (WebFixture web = server()) {
      tokens = start(web, TWO_COLONELS.replace("Bob", ""));
      state(web, tokens.getFirst());
      assertThat(state(web, tokens.getLast()).wholes("awaited")).containsExactly(1);
      for (String name : List.of("x".repeat(200), "a\u0007b", "ada", "two\nlines")) {
        assertThat(join(web, tokens.getLast(), name).statusCode()).as(name).isIn(400, 422);
      }
      String name = "<b>\u05d0\u05d1 \ud83c\udfb2";
      assertThat(join(web, tokens.getLast(), name).statusCode()).isEqualTo(204);
      JsonFields ada = asked(web, tokens.getFirst(), 0);
      assertThat(ada.objects("seats").getLast().text("name")).isEqualTo(name);
      assertThat(ada.object("question").text("text")).contains(name);
      assertThat(join(web, tokens.getLast(), "Bob").statusCode()).isEqualTo(409);
      assertThat(join(web, tokens.getFirst(), "Bob").statusCode()).isEqualTo(409);
      assertThat(web.get(game).body()).contains("&lt;b&gt;").doesNotContain("<b>");
    }
    try (WebFixture web = server()) {
      assertThat(asked(web, tokens.getLast(), 0).objects("seats").getLast().text("name"))
          .startsWith("<b>");
      answer(web, tokens.getFirst(), asked(web, tokens.getFirst(), 0));
      answer(web, tokens.getLast(), asked(web, tokens.getLast(), 0));
      assertThat(asked(web, tokens.getLast(), 1).text("state")).isEqualTo("over");
      assertThat(web.post(game + "/match/verify", "").body()).startsWith("{\"same\":true");
    }
  }

  @Test
  void aGuestWithoutANameTakesTheSeatToo() {
    try (WebFixture web = server()) {
      List<String> tokens = start(web, TWO_COLONELS.replace("Bob", ""));
      state(web, tokens.getFirst());
      assertThat(join(web, tokens.getLast(), "").statusCode()).isEqualTo(204);
      assertThat(asked(web, tokens.getLast(), 0).objects("seats").getLast().text("name"))
          .isEqualTo("Guest");
    }
  }
}
