package dev.agon.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.text.UserError;
import dev.agon.web.live.EventExecutors;
import dev.agon.web.play.PlayLimits;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the server answers to friends and to attackers. */
final class WebServerTest {
  private static WebFixture web;

  @BeforeAll
  static void start(@TempDir Path folder) {
    web = WebFixture.with(folder, TestEvents.all());
  }

  @AfterAll
  static void stop() {
    web.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/events",
        "/events/1",
        "/events/1/tables",
        "/events/1/matches",
        "/events/1/matches?bot=1&against=2&stage=1",
        "/events/1/matches?faults",
        "/events/1/faults",
        "/events/1/about",
        "/events/1/matches/1",
        "/games",
        "/games/coinfight",
        "/games/coinfight/demo",
        "/events?name=cup&game=botstack",
        "/search?q=cup",
        "/bots/botstack/Gambler",
        "/play",
        "/play/new?game=canopy",
      })
  void aPageHasAJsonFormAndAStrictPolicy(String path) {
    HttpResponse<String> page = web.get(path);
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.headers().firstValue("Content-Type")).hasValue("text/html;charset=utf-8");
    assertThat(page.headers().firstValue("Content-Security-Policy").orElseThrow())
        .contains("default-src 'none'", "script-src 'self'")
        .doesNotContain("unsafe");
    assertThat(page.headers().firstValue("Referrer-Policy")).hasValue("no-referrer");
    assertThat(page.body()).doesNotContain(" style=", "<style", " onclick=", "javascript:");
    HttpResponse<String> json = web.get(path, "Accept", "application/json");
    assertThat(json.statusCode()).isEqualTo(200);
    assertThat(json.headers().firstValue("Content-Type").orElseThrow())
        .startsWith("application/json");
    assertThat(json.body()).startsWith("{");
  }

  @Test
  void theEndingJsonGivesTheSameAsTheHeader() {
    assertThat(web.get("/events/1.json").body())
        .isEqualTo(web.get("/events/1", "Accept", "application/json").body());
  }

  @Test
  void aNameFullOfMarkupIsText() {
    assertThat(web.get("/events").body()).contains("Our &lt;b&gt;cup").doesNotContain("<b>cup");
    assertThat(web.get("/events/1").body()).contains("Our &lt;b&gt;cup").doesNotContain("<b>cup");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/nowhere",
        "/events/99",
        "/events/0",
        "/events/x",
        "/events/99999999999999999999",
        "/events/1/matches/999",
        "/events/1/matches/-1",
        "/events/1/matches/1/pictures?from=100000",
        "/events/1/matches?bot=77",
        "/events?page=2",
        "/events?page=x",
        "/games/chess",
        "/bots/botstack/Nobody",
        "/bots/chess/Gambler",
        "/play/1",
        "/play/x",
        "/play/new?game=chess",
        "/play/1/match/record",
        "/assets/0/site.css",
        "/assets/..%2f..%2fx",
        "/events/1/nothing",
      })
  void whatDoesNotExistIsAClearErrorWithoutAStackTrace(String path) {
    HttpResponse<String> page = web.get(path);
    assertThat(page.statusCode()).isIn(400, 404);
    assertThat(page.body()).doesNotContain("Exception", "\tat ", "jetty");
  }

  @Test
  void aWrongNumberIsSaidInWords() {
    assertThat(web.get("/play/botstack").body()).contains("There is no match of that number.");
    assertThat(web.get("/events/0").body()).contains("There is no event of that number.");
  }

  @Test
  void anUnknownHostIsRefused() throws IOException {
    assertThat(raw("GET /events HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"))
        .startsWith("HTTP/1.1 421");
    assertThat(raw("GET /events HTTP/1.1\r\nHost: localhost:1\r\nConnection: close\r\n\r\n"))
        .startsWith("HTTP/1.1 200");
    assertThat(raw("GET /events HTTP/1.1\r\nConnection: close\r\n\r\n")).startsWith("HTTP/1.1 400");
  }

  @Test
  void aWriteOfAnotherSiteIsRefused() {
    String path = "/events/1/matches/1/verify";
    assertThat(web.post(path, "", "Sec-Fetch-Site", "cross-site").statusCode()).isEqualTo(403);
    assertThat(web.post(path, "", "Sec-Fetch-Site", "same-site").statusCode()).isEqualTo(403);
    assertThat(web.post(path, "", "Origin", "http://evil.example").statusCode()).isEqualTo(403);
    assertThat(web.post(path, "", "Sec-Fetch-Site", "same-origin").statusCode()).isEqualTo(200);
    assertThat(web.post(path, "").statusCode()).isEqualTo(200);
  }

  @Test
  void tooLargeARequestIsRefused() {
    assertThat(web.post("/owner", "x".repeat(200_000)).statusCode()).isEqualTo(413);
  }

  @Test
  void aPostWhereThereIsAPageIsNotAllowed() {
    HttpResponse<String> answer = web.post("/games", "");
    assertThat(answer.statusCode()).isEqualTo(405);
    assertThat(answer.body()).contains("\"status\":405");
  }

  @Test
  void onlyTheOwnerStartsEvents() {
    String event = TestEvents.COINS.replace("Coins", "Owned");
    assertThat(web.post("/events", event).statusCode()).isEqualTo(403);
    String owner = web.owner();
    HttpResponse<String> started = web.post("/events", event, "Cookie", owner);
    assertThat(started.statusCode()).as(started.body()).isEqualTo(201);
    assertThat(started.body()).contains("\"address\":\"/events/5\"");
    HttpResponse<String> wrong = web.post("/events", "game: chess", "Cookie", owner);
    assertThat(wrong.statusCode()).isEqualTo(422);
    assertThat(wrong.body()).contains("chess");
  }

  @Test
  void aBotHasItsEventsOpponentsAndVersions() {
    assertThat(web.get("/bots/botstack/Gambler.json").body())
        .contains("\"name\":\"Gambler\"", "\"opponents\":[{", "\"place\":\"", "\u00b1");
    assertThat(web.get("/search?q=gambler").body()).contains("/bots/botstack/Gambler?author=Agon");
  }

  @Test
  void theNameOfABotLeadsToItsPage() {
    String bot = "<a href=\"/bots/botstack/Gambler?author=Agon\"><bdi>Gambler</bdi></a>";
    assertThat(web.get("/events/1").body()).contains("scope=\"row\">" + bot);
    assertThat(web.get("/events/1/tables").body()).contains("</b> " + bot);
    assertThat(web.get("/events/1/matches/1").body()).contains("<h1", bot);
  }

  @Test
  void aMatchSaysItsStageAndRoundAndASeriesLeadsToItsOwnMatches() {
    String event = web.get("/events/1").body();
    Matcher last = Pattern.compile("Final</p>.*?href=\"([^\"]*)\"", Pattern.DOTALL).matcher(event);
    assertThat(last.find()).isTrue();
    String ofTheFinal = web.get(last.group(1).replace("&amp;", "&")).body();
    assertThat(ofTheFinal)
        .contains("<td class=\"wider\">Stage 2: Final</td>")
        .doesNotContain(">Stage 1</td>");
    assertThat(web.get("/events/1/matches").body())
        .contains(">Stage 1</td>", ">Stage 2: Semi-final</td>", ">Stage 2: Third place</td>");
    Matcher match = Pattern.compile("/events/1/matches/\\d+").matcher(ofTheFinal);
    assertThat(match.find()).isTrue();
    assertThat(web.get(match.group()).body()).contains("<strong>Stage 2: Final</strong>");
    assertThat(web.get("/events/2/matches").body()).doesNotContain(">Round</th>");
  }

  @ParameterizedTest
  @ValueSource(strings = {"blotto", "botstack", "canopy", "coinfight"})
  void thePageOfAGameHasOneTitleAndNothingForDevelopers(String game) {
    String page = web.get("/games/" + game).body();
    assertThat(page).containsOnlyOnce("<h1").contains("<h2>The rules</h2>");
    assertThat(page).doesNotContain("the rules are in", "Id <code>");
  }

  @Test
  void aBotOfSeveralEventsIsFoundOnceAndTheBoxKeepsWhatWasTyped(@TempDir Path folder) {
    try (WebFixture two = WebFixture.with(folder, TestEvents.COINS, TestEvents.COINS)) {
      String page = two.get("/search?q=greedy%22").body();
      assertThat(page).contains("value=\"greedy&quot;\"");
      assertThat(two.get("/search?q=Greedy").body())
          .containsOnlyOnce("/bots/coinfight/Greedy?author=Agon");
    }
  }

  @Test
  void matchesComeAsLinesForPrograms() {
    assertThat(web.get("/events/2/matches.ndjson").body().lines())
        .isNotEmpty()
        .allMatch(line -> line.startsWith("{\"match\":"));
  }

  @Test
  void aMatchIsToldStepByStepAndVerified() {
    assertThat(web.get("/events/1/matches/1/curve.svg").body())
        .contains("viewBox=\"0 0 80 20\"", "class=\"p-seat-1 p-fill\"");
    String match = web.get("/events/1/matches/1.json").body();
    assertThat(match).contains("\"words\":[\"", "\"verdict\":{\"same\":true", "\"badge\":\"<svg");
    assertThat(web.get("/events/4/matches/1/pictures").body()).contains("\"pictures\":[[");
    assertThat(web.get("/events/2/matches/1/analysis").body()).contains("\"accuracies\":[");
    assertThat(web.get("/events/1/matches/1/record").body()).startsWith("{\"agon\":");
    assertThat(web.post("/events/1/matches/1/verify", "").body()).startsWith("{\"same\":true");
  }

  @Test
  void theDescriptionOfTheApiHasEveryRoute() {
    String api = web.get("/openapi.json").body();
    assertThat(web.server().routes().all()).hasSizeGreaterThan(15);
    web.server()
        .routes()
        .all()
        .forEach(route -> assertThat(api).contains("\"" + route.path() + "\":{"));
  }

  @Test
  void anEventThatIsNotPlayedHasNoStream() {
    assertThat(web.get("/events/1/stream").statusCode()).isEqualTo(204);
    assertThat(web.get("/events/1/stream?tab=nothing").statusCode()).isEqualTo(404);
  }

  @Test
  void assetsAreKeptForEver() {
    String page = web.get("/").body();
    int at = page.indexOf("/assets/");
    String sheet = page.substring(at, page.indexOf('"', at));
    HttpResponse<String> asset = web.get(sheet);
    assertThat(asset.statusCode()).isEqualTo(200);
    assertThat(asset.headers().firstValue("Cache-Control").orElseThrow()).contains("immutable");
  }

  @Test
  void aTakenPortIsAUserError(@TempDir Path folder) {
    int port = URI.create(web.address()).getPort();
    WebOptions same =
        new WebOptions(
            WebOptions.LOOPBACK,
            port,
            List.of(),
            folder.resolve("other.db").toString(),
            PlayLimits.DEFAULT,
            WebOptions.DEFAULT_STREAMS,
            WebOptions.DEFAULT_STREAMS_PER_ADDRESS,
            WebOptions.DEFAULT_REQUEST_TIME);
    assertThatThrownBy(() -> WebServer.start(same, EventExecutors.onThreads(), _ -> {}))
        .isInstanceOf(UserError.class)
        .hasMessageContaining("the port is taken");
  }

  private static String raw(String request) throws IOException {
    int port = URI.create(web.address()).getPort();
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      OutputStream out = socket.getOutputStream();
      out.write(request.getBytes(StandardCharsets.US_ASCII));
      out.flush();
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
