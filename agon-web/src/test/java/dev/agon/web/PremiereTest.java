package dev.agon.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.event.Event;
import dev.agon.event.EventFile;
import dev.agon.execute.LocalExecutor;
import dev.agon.execute.PlayedMatch;
import dev.agon.process.ProgramPool;
import dev.agon.run.EventListener;
import dev.agon.run.EventRunner;
import dev.agon.store.Store;
import dev.agon.text.UserError;
import dev.agon.web.http.Routes;
import io.javalin.http.HandlerType;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Events that are revealed match by match. */
final class PremiereTest {
  private static final String CUP =
      TestEvents.CUP.replace("seed: 1", "seed: key:000102030405060708090a0b0c0d0e0f");

  /** All of the round robin, and two matches of the bracket. */
  private static final int REVEALED = 14;

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
    try (Store store = Store.open(database.toString());
        ProgramPool pool = ProgramPool.of(1, 2)) {
      runner.set(new EventRunner(Optional.of(store), new LocalExecutor(1, pool), List.of(stopper)));
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

  /** Every address with every number that may mean something. */
  private static List<String> addresses(WebFixture web, long matches) {
    List<String> all = new ArrayList<>();
    for (Routes.Route route : web.server().routes().all()) {
      if (!route.method().equals(HandlerType.GET) || route.path().contains("assets")) {
        continue;
      }
      List<String> filled = new ArrayList<>(List.of(route.path()));
      if (route.path().contains("{match}")) {
        filled.clear();
        for (long match = 1; match <= matches + 1; match++) {
          filled.add(route.path().replace("{match}", String.valueOf(match)));
        }
      }
      for (String path : filled) {
        all.add(
            path.replace("{event}", "1")
                .replace("{game}", "botstack")
                .replace("{id}", "1")
                .replace("{bot}", "1"));
      }
    }
    all.addAll(
        List.of(
            "/events.json",
            "/events/1.json",
            "/events/1/matches.json",
            "/events/1/matches?from=" + REVEALED,
            "/events/1/matches?bot=1&against=2",
            "/events/1/matches?faults",
            "/search?q=a",
            "/search.json?q=cup",
            "/events/1/stream?tab=tables"));
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

  @Test
  void whatIsNotRevealedChangesNoByteOfAnyAnswer() throws IOException {
    Path first = Files.createDirectory(folder.resolve("finished"));
    Path second = Files.createDirectory(folder.resolve("stopped"));
    Path finished = first.resolve("agon.db");
    Path stopped = second.resolve("agon.db");
    play(finished, event(CUP), REVEALED);
    Files.copy(finished, stopped);
    play(finished, event(CUP), 0);
    long all;
    try (Store store = Store.open(finished.toString());
        Store other = Store.open(stopped.toString())) {
      all = store.event(1).orElseThrow().matches();
      assertThat(store.event(1).orElseThrow().isOver()).isTrue();
      assertThat(other.event(1).orElseThrow().matches()).isEqualTo(REVEALED);
    }
    assertThat(all).isGreaterThan(REVEALED);
    hide(finished, REVEALED);
    hide(stopped, REVEALED);
    try (WebFixture one = WebFixture.with(first);
        WebFixture other = WebFixture.with(second)) {
      List<String> addresses = addresses(one, all);
      assertThat(addresses).hasSizeGreaterThan(100);
      for (String path : addresses) {
        assertThat(answer(one, path).replace(finished.toString(), "db"))
            .as(path)
            .isEqualTo(answer(other, path).replace(stopped.toString(), "db"));
      }
      assertThat(one.get("/events/1").body())
          .contains(">premiere<")
          .doesNotContain("000102030405060708090a0b0c0d0e0f", "Winner");
      assertThat(one.get("/events/1/matches/" + (REVEALED + 1)).statusCode()).isEqualTo(404);
    }
  }

  @Test
  void theOwnerRevealsAPremiereToItsEndWhichPublishesItsKey() {
    try (WebFixture web = WebFixture.with(folder)) {
      String page = "/events/" + web.server().premiere(event(CUP), Duration.ofHours(1), _ -> {});
      assertThat(web.get(page).body()).contains(">premiere<");
      String token = URI.create(web.server().ownerAddress()).getFragment().replace("owner=", "");
      String owner = "agon-owner=" + token;
      assertThat(web.post(page + "/premiere", "stop", "Cookie", owner).statusCode()).isEqualTo(400);
      while (web.get(page).body().contains(">premiere<")) {
        web.post(page + "/premiere", "skip", "Cookie", owner);
      }
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
      assertThat(web.post("/events/1/premiere", "skip").statusCode()).isEqualTo(403);
      web.server().premiere(1, Duration.ofMillis(1));
      web.get("/events/1/stream");
      assertThat(web.get("/events/1").body()).contains("Winner");
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
