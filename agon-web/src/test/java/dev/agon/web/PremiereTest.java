package dev.agon.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.event.Event;
import dev.agon.event.EventFile;
import dev.agon.execute.PlayedMatch;
import dev.agon.run.EventListener;
import dev.agon.run.EventRunner;
import dev.agon.store.Store;
import dev.agon.text.UserError;
import dev.agon.web.http.Routes;
import io.javalin.http.HandlerType;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Events that are revealed match by match. */
final class PremiereTest {
  private static final String CUP =
      TestEvents.CUP.replace("seed: 1", "seed: key:000102030405060708090a0b0c0d0e0f");

  /** All of the round robin, and two matches of the bracket. */
  private static final int REVEALED = 26;

  @TempDir private Path folder;

  private Event event(String text) {
    return EventFile.read(folder.resolve("cup.yaml").toString(), text);
  }

  /** Plays the event until it has so many matches; 0 for all. */
  private static void play(Path database, Event event, int matches) {
    AtomicReference<EventRunner> runner = new AtomicReference<>();
    EventListener stopper =
        new EventListener() {
          @Override
          public void matchFinished(PlayedMatch match, long knownMatches) {
            if (match.spec().number() == matches) {
              runner.get().stop();
            }
          }
        };
    try (Store store = Store.open(database.toString())) {
      runner.set(EventRunner.builder().store(store).threads(1).listener(stopper).build());
      if (store.events().isEmpty()) {
        runner.get().run(event);
      } else {
        runner.get().resume(store.event(1).orElseThrow());
      }
    }
  }

  private static void hide(Path database, long revealed) {
    try (Store store = Store.open(database.toString())) {
      store.premieres().begin(1);
      store.premieres().reveal(1, revealed);
    }
  }

  /** Every address that can be read, with everything in braces that means something. */
  private static List<String> addresses(WebFixture web, long matches) {
    // The first match, and every match from the last one that is revealed.
    List<String> numbers =
        LongStream.concat(LongStream.of(1), LongStream.rangeClosed(REVEALED, matches + 1))
            .mapToObj(String::valueOf)
            .toList();
    Map<String, List<String>> values =
        Map.of(
            "{event}", List.of("1"),
            "{game}", List.of("botstack"),
            "{match}", numbers,
            "{id}", List.of("1"),
            "{ladder}", List.of("1"),
            "{version}", List.of("1"),
            "{folder}", List.of("rules"),
            "{file}", List.of("agon.png"),
            "{page}", List.of("botstack.html"),
            "{bot}", List.of("Gambler", "Tactician", "Trigger", "Random"));
    List<String> all = new ArrayList<>();
    for (Routes.Route route : web.server().routes().all()) {
      if (!route.method().equals(HandlerType.GET) || route.path().contains("/assets/")) {
        continue;
      }
      List<String> paths = List.of(route.path());
      for (Map.Entry<String, List<String>> value : values.entrySet()) {
        paths =
            paths.stream()
                .flatMap(
                    path ->
                        path.contains(value.getKey())
                            ? value.getValue().stream()
                                .map(one -> path.replace(value.getKey(), one))
                            : Stream.of(path))
                .toList();
      }
      all.addAll(paths);
      if (route.types().contains(Routes.JSON) && route.types().contains(Routes.HTML)) {
        paths.stream().filter(path -> !path.equals("/")).forEach(path -> all.add(path + ".json"));
      }
    }
    assertThat(all).noneMatch(path -> path.contains("{"));
    all.addAll(
        List.of(
            "/events/1/matches?from=" + REVEALED,
            "/events/1/matches?from=" + (REVEALED + 1),
            "/events/1/matches?bot=1&against=2",
            "/events/1/matches?faults",
            "/events/1/matches.ndjson?from=" + (REVEALED + 1),
            "/search?q=a",
            "/search.json?q=cup",
            "/search.json?q=Gambler",
            "/bots/botstack/Gambler?author=Agon"));
    return all;
  }

  private static String answer(WebFixture web, String path) {
    HttpResponse<String> answer = web.get(path);
    return answer.statusCode()
        + " "
        + answer.headers().map()
        + "\n"
        + answer.body().replace(web.address(), "http://here/");
  }

  /** The first version that a stream tells, which is everything. */
  private static String told(WebFixture web, String path) {
    try (Stream<String> lines = web.lines(path)) {
      return lines.filter(line -> line.contains("\"done\"")).findFirst().orElseThrow();
    }
  }

  /** What a broadcast shows to somebody who comes, without the time for which it does. */
  private static String onAir(WebFixture web) {
    try (Stream<String> lines = web.lines("/events/1/broadcast/stream")) {
      return lines
          .filter(line -> line.contains("\"kind\""))
          .findFirst()
          .orElseThrow()
          .replaceAll("\"left\":\\d+", "");
    }
  }

  /**
   * A copy of a database in a folder of its own, as if another arena had stored it: this one knows
   * that the event has more matches by now.
   */
  private Path copy(Path database, String name) throws IOException, SQLException {
    Path copy =
        Files.copy(database, Files.createDirectory(folder.resolve(name)).resolve("agon.db"));
    try (Connection sql = DriverManager.getConnection("jdbc:sqlite:" + copy);
        Statement statement = sql.createStatement()) {
      statement.executeUpdate("UPDATE agon_schema SET name = '%s'".formatted("a".repeat(32)));
      statement.executeUpdate("UPDATE events SET key_id = '%s'".formatted("b".repeat(16)));
    }
    return copy;
  }

  private static void skipToTheEnd(WebFixture web, String page) {
    String owner = web.owner();
    while (web.get(page).body().contains(">premiere<")) {
      web.post(page + "/broadcast", "skip", "Cookie", owner);
    }
  }

  @Test
  void whatIsNotRevealedChangesNoByteOfAnyAnswer() throws IOException, SQLException {
    Path finished = Files.createDirectory(folder.resolve("finished")).resolve("agon.db");
    play(finished, event(CUP), REVEALED);
    Path stopped = copy(finished, "stopped");
    play(finished, event(CUP), REVEALED + 2);
    Path further = copy(finished, "further");
    play(finished, event(CUP), 0);
    for (Path database : List.of(finished, further, stopped)) {
      hide(database, REVEALED);
    }
    long all;
    try (Store store = Store.open(finished.toString());
        Store other = Store.open(further.toString())) {
      all = store.event(1).orElseThrow().matches();
      assertThat(store.event(1).orElseThrow().isOver()).isTrue();
      assertThat(other.event(1).orElseThrow().isOver()).isFalse();
      assertThat(other.event(1).orElseThrow().matches()).isEqualTo(REVEALED + 2);
    }
    assertThat(all).isGreaterThan(REVEALED + 2);
    try (WebFixture one = WebFixture.with(Objects.requireNonNull(finished.getParent()));
        WebFixture two = WebFixture.with(Objects.requireNonNull(further.getParent()));
        WebFixture three = WebFixture.with(Objects.requireNonNull(stopped.getParent()))) {
      List<String> addresses = addresses(one, all);
      assertThat(addresses).hasSizeGreaterThan(80);
      for (String path : addresses) {
        String expected = answer(one, path).replace(finished.toString(), "db");
        assertThat(answer(two, path).replace(further.toString(), "db"))
            .as(path)
            .isEqualTo(expected);
        assertThat(answer(three, path).replace(stopped.toString(), "db"))
            .as(path)
            .isEqualTo(expected);
      }
      for (WebFixture web : List.of(one, two, three)) {
        web.server().premiere(1, Duration.ofHours(1));
      }
      for (String tab : List.of("overview", "tables", "faults")) {
        for (String form : List.of("stream", "stream.ndjson")) {
          String path = "/events/1/" + form + "?tab=" + tab;
          String expected = told(one, path);
          assertThat(told(two, path)).as(path).isEqualTo(expected);
          assertThat(told(three, path)).as(path).isEqualTo(expected);
        }
      }
      String expected = onAir(one);
      assertThat(expected).contains("\"kind\":\"opening\"");
      assertThat(onAir(two)).isEqualTo(expected);
      assertThat(onAir(three)).isEqualTo(expected);
      assertThat(one.get("/events/1").body())
          .contains(">premiere<")
          .doesNotContain("000102030405060708090a0b0c0d0e0f", "Winner");
      assertThat(one.get("/bots/botstack/Gambler").body()).contains("so far");
      assertThat(one.get("/events/1/matches/" + (REVEALED + 1)).statusCode()).isEqualTo(404);
    }
  }

  @Test
  void aMatchOnAirChangesNoByteOfAnyOtherAnswer() {
    Path database = folder.resolve("agon.db");
    play(database, event(CUP), 0);
    hide(database, REVEALED);
    try (WebFixture web = WebFixture.with(folder)) {
      web.server().premiere(1, Duration.ofHours(1));
      List<String> addresses =
          addresses(web, REVEALED + 2).stream().filter(path -> !path.contains("/stream")).toList();
      List<String> before = addresses.stream().map(path -> answer(web, path)).toList();
      String stream = told(web, "/events/1/stream");
      String owner = web.owner();
      web.post("/events/1/broadcast", "pause", "Cookie", owner);
      web.post("/events/1/broadcast", "skip", "Cookie", owner);
      String match = onAir(web);
      while (!match.contains("\"kind\":\"versus\"")) {
        match = onAir(web);
      }
      assertThat(match).contains("players-of").doesNotContain("wins<", "\"frames\"");
      for (int i = 0; i < before.size(); i++) {
        assertThat(answer(web, addresses.get(i))).as(addresses.get(i)).isEqualTo(before.get(i));
      }
      assertThat(told(web, "/events/1/stream")).isEqualTo(stream);
      web.post("/events/1/broadcast", "skip", "Cookie", owner);
      while (!onAir(web).contains("\"kind\":\"winner\"")) {
        // The result is being computed.
      }
      assertThat(web.get("/events/1/matches/" + (REVEALED + 1)).statusCode()).isEqualTo(200);
    }
  }

  @Test
  void anErrorDoesNotTellHowFarItIsPlayed() throws SQLException {
    Path database = folder.resolve("agon.db");
    play(database, event(CUP), 0);
    hide(database, REVEALED);
    try (Connection forger = DriverManager.getConnection("jdbc:sqlite:" + database);
        Statement statement = forger.createStatement()) {
      assertThat(statement.executeUpdate("DELETE FROM results WHERE first > 1")).isPositive();
      assertThat(statement.executeUpdate("UPDATE results SET hash = ''")).isPositive();
    }
    try (WebFixture web = WebFixture.with(folder)) {
      for (String path :
          List.of("/events/1.json", "/events/1/matches.json", "/events/1/matches/1.json")) {
        assertThat(web.get(path).body())
            .isEqualTo(
                "{\"status\":500,\"error\":\"event 1 cannot be shown: it is not as Agon stored"
                    + " it\"}");
      }
    }
  }

  @Test
  void theOwnerRevealsAPremiereToItsEndWhichPublishesItsKey() {
    try (WebFixture web = WebFixture.with(folder)) {
      String page = "/events/" + web.server().premiere(event(CUP), Duration.ofHours(1), _ -> {});
      assertThat(web.get(page).body()).contains(">premiere<");
      String owner = web.owner();
      assertThat(web.post(page + "/broadcast", "stop", "Cookie", owner).statusCode())
          .isEqualTo(400);
      skipToTheEnd(web, page);
      assertThat(web.get(page).body())
          .contains("Winner", "key:000102030405060708090a0b0c0d0e0f", ">over<");
    }
  }

  @Test
  void howFarItIsRevealedSurvivesARestartAndIsNotShownByAnotherServer() {
    Path database = folder.resolve("agon.db");
    play(database, event(CUP), 0);
    hide(database, REVEALED);
    try (WebFixture web = WebFixture.with(folder)) {
      assertThat(web.get("/events/1/matches/" + REVEALED).statusCode()).isEqualTo(200);
      assertThat(web.get("/events/1/matches/" + (REVEALED + 1)).statusCode()).isEqualTo(404);
      assertThat(web.post("/events/1/broadcast", "skip").statusCode()).isEqualTo(403);
      web.server().premiere(1, Duration.ofHours(1));
      skipToTheEnd(web, "/events/1");
      assertThat(web.get("/events/1").body()).contains("Winner");
    }
  }

  @Test
  void theSameCommandContinuesAPremiereWhoseEventIsPlayedToItsEnd() {
    Path database = folder.resolve("agon.db");
    play(database, event(CUP), 0);
    hide(database, REVEALED);
    try (WebFixture web = WebFixture.with(folder)) {
      List<Optional<String>> over = new ArrayList<>();
      long id = web.server().premiere(event(CUP), Duration.ofHours(1), over::add);
      assertThat(id).isEqualTo(1);
      assertThat(over).containsExactly(Optional.empty());
      assertThat(web.get("/events/1").body()).contains(">premiere<");
      assertThat(web.get("/events/2").statusCode()).isEqualTo(404);
    }
  }

  @Test
  void aShortPublicSeedIsRefused() {
    try (WebFixture web = WebFixture.with(folder)) {
      assertThatThrownBy(
              () -> web.server().premiere(event(TestEvents.CUP), Duration.ofSeconds(1), _ -> {}))
          .isInstanceOf(UserError.class)
          .hasMessageContaining("a premiere needs a secret key");
    }
  }
}
