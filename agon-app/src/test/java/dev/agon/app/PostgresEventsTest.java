package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.event.EventSeed;
import dev.agon.source.BotEntry;
import dev.agon.source.BotSource;
import dev.agon.store.PostgresServer;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.web.WebOptions;
import dev.agon.web.WebServer;
import dev.agon.web.live.EventExecutors;
import dev.agon.web.play.MatchHost.NewMatch;
import dev.agon.web.play.PlayRequest;
import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Events on a PostgreSQL server come out as they do in a file. */
final class PostgresEventsTest {
  private static final PostgresServer SERVER = PostgresServer.start();

  private static final Duration HOUR = Duration.ofHours(1);

  @TempDir private Path folder;

  private final String database = SERVER.newDatabase();

  @AfterAll
  static void stop() {
    SERVER.close();
  }

  private static Cli agon(String command, String database) {
    return Cli.agon((command + " --db " + database).split(" "));
  }

  /** In each of them somebody fails, and each has more than 20 matches. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "--game coinfight --bots Greedy,Randy*2,AllLow,always:99 --games 20",
        "--game coinfight --bots Greedy,Randy*2,AllLow,always:99 --seats 3 --games 2",
        "--game botstack --bots Trigger,Gambler,Random*2,always:yes --format swiss --boards 3",
        "--game botstack --bots Trigger,Gambler,Tactician,Random*2,always:yes"
            + " --format double-elimination --best-of 5 --record moves"
      })
  void anEventHasTheSameResultInSqliteAndPostgres(String event) {
    String file = folder.resolve("agon.db").toString();
    Cli run = agon("run --seed 1 " + event, file);
    assertThat(run.out()).contains("digest ");
    assertThat(run.err()).contains(" failed in ");
    String said = run.err().replace(file, Store.withoutPassword(database));
    assertThat(agon("run --seed 1 " + event, database)).isEqualTo(new Cli(0, run.out(), said));
    for (String question :
        new String[] {
          "standings 1 --output json",
          "matches 1",
          "matches 1 --reason fault",
          "export 1",
          "export 1 --output json"
        }) {
      Cli answer = agon(question, file);
      assertThat(answer.code()).isZero();
      assertThat(agon(question, database)).as(question).isEqualTo(answer);
    }
    for (int matches : new int[] {1, 19}) {
      long event2 = Stopped.after(database, matches);
      assertThat(agon("resume " + event2, database).out()).isEqualTo(run.out());
    }
  }

  /**
   * The connections of a running event are cut; what the server has by then is not played again.
   */
  @Test
  void anEventWhoseServerStopsCanBeResumed() throws Exception {
    String event = "run --seed 1 --game botstack --bots Trigger,Gambler --games 30000";
    Cli whole = agon(event, "none");
    try (ExecutorService executor = Executors.newSingleThreadExecutor()) {
      Future<Cli> running = executor.submit(() -> agon(event, database));
      Poll.until(() -> matches() > 0 || running.isDone());
      SERVER.execute(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '%s'"
              .formatted(database.replaceAll(".*/", "")));
      assertThat(running.get())
          .isEqualTo(
              new Cli(
                  2,
                  "",
                  "agon: cannot write into %1$s: the server is gone; resume it later with:"
                          .formatted(database)
                      + " agon resume 1 --db %s\n".formatted(database)));
    }
    assertThat(matches()).isBetween(1L, 59_999L);
    assertThat(agon("resume 1", database).out()).isEqualTo(whole.out());
  }

  private WebServer server() {
    return WebServer.start(
        WebOptions.local(database),
        EventExecutors.onThreads(),
        bug -> {
          throw new AssertionError(bug);
        });
  }

  private static String answer(HttpRequest.Builder request, String token) {
    try (HttpClient client = HttpClient.newHttpClient()) {
      HttpRequest asked = request.header("Authorization", "Bearer " + token).build();
      HttpResponse<String> answer = client.send(asked, HttpResponse.BodyHandlers.ofString());
      assertThat(answer.statusCode()).as(answer.body()).isIn(200, 204);
      return answer.body();
    } catch (IOException | InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static String get(WebServer server, String path, String token) {
    return answer(HttpRequest.newBuilder(URI.create(server.address() + path)), token);
  }

  private static String post(WebServer server, String path, String body, String token) {
    return answer(
        HttpRequest.newBuilder(URI.create(server.address() + path))
            .POST(HttpRequest.BodyPublishers.ofString(body)),
        token);
  }

  /** Shows all of a premiere at once, as its owner. */
  private static void skipToTheEnd(WebServer server) throws IOException, InterruptedException {
    try (HttpClient client = HttpClient.newBuilder().cookieHandler(new CookieManager()).build()) {
      String path = "owner";
      String body = URI.create(server.ownerAddress()).getFragment().replace("owner=", "");
      while (get(server, "events/1", "").contains(">premiere<")) {
        client.send(
            HttpRequest.newBuilder(URI.create(server.address() + path))
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build(),
            HttpResponse.BodyHandlers.discarding());
        path = "events/1/broadcast";
        body = "skip";
      }
    }
  }

  /** Waits until the person of the game is asked the question with this number. */
  private static void awaitTurn(WebServer server, String match, int turn, String token)
      throws InterruptedException {
    Poll.until(() -> get(server, match + ".json", token).contains("\"turn\":" + turn + ","));
  }

  @Test
  void aGameOfPeopleOutlivesItsServerAndIsKept() throws Exception {
    String token;
    String match;
    try (WebServer server = server()) {
      NewMatch begun =
          server.play(
              new PlayRequest(
                  "coinfight",
                  Map.of(),
                  List.of(
                      new BotEntry("Ada", "", new BotSource.Person(), 1, ""),
                      BotEntry.builtIn("Greedy")),
                  folder,
                  Optional.empty(),
                  EventSeed.of(1)));
      token = begun.tokens().getFirst();
      match = begun.address().substring(1);
      awaitTurn(server, match, 0, token);
      post(server, match + "/moves", "{\"turn\":0,\"text\":\"1\"}", token);
      awaitTurn(server, match, 1, token);
    }
    try (WebServer server = server()) {
      awaitTurn(server, match, 1, token);
      post(server, match + "/give-up", "", token);
      Poll.until(() -> get(server, match + ".json", token).contains("\"state\":\"over\""));
      assertThat(post(server, match + "/match/verify", "", token)).startsWith("{\"same\":true");
    }
    try (WebServer server = server()) {
      assertThat(get(server, match + "/match/record", token)).contains("Greedy");
    }
  }

  @Test
  void aPremiereIsRevealedToItsEnd() throws Exception {
    agon("run --seed key:000102030405060708090a0b0c0d0e0f --game coinfight --games 1", database);
    try (WebServer server = server()) {
      server.premiere(1, HOUR);
      assertThat(get(server, "events/1", "")).contains(">premiere<").doesNotContain("Winner");
    }
    try (WebServer server = server()) {
      assertThat(get(server, "events/1", "")).contains(">premiere<").doesNotContain("Winner");
      server.premiere(1, HOUR);
      skipToTheEnd(server);
      assertThat(get(server, "events/1", "")).contains(">over<", "Winner");
    }
  }

  private long matches() {
    try (Store store = Store.open(database)) {
      return store.event(1).map(StoredEvent::matches).orElse(0L);
    }
  }
}
