package dev.agon.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.event.Event;
import dev.agon.event.EventFile;
import dev.agon.registry.GameRegistry;
import dev.agon.store.Store;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The first page and the list of events. */
final class FrontPageTest {
  @TempDir private Path folder;

  private Event event(String text) {
    return EventFile.read(folder.resolve("event.yaml").toString(), text);
  }

  /** Stores events that nobody has played. */
  private void store(String... files) {
    try (Store store = Store.open(folder.resolve("agon.db").toString())) {
      for (String file : files) {
        Event event = event(file);
        store.begin(
            event.complete(GameRegistry.game(event.game())), Instant.parse("2026-01-02T03:04:05Z"));
      }
    }
  }

  private static List<String> names(String page) {
    return Pattern.compile("scope=\"row\"><a href=\"/events/\\d+\"><bdi>([^<]*)")
        .matcher(page)
        .results()
        .map(found -> found.group(1))
        .toList();
  }

  @Test
  void aNewServerSaysWhatToDoAndPlaysAMatchOfItsOwnBots() throws IOException {
    try (WebFixture web = WebFixture.with(folder)) {
      String page = web.get("/").body();
      assertThat(page)
          .contains("open arena where bots and people play", "Play now", "agon serve cup.yaml");
      String source =
          Pattern.compile("<agon-viewer src=\"([^\"]*)\" view=\"covered\" loop")
              .matcher(page)
              .results()
              .map(found -> found.group(1))
              .findFirst()
              .orElseThrow();
      assertThat(web.get(source).statusCode()).isEqualTo(200);
      String match = web.get(source + ".json").body();
      assertThat(match).contains("\"moments\":[{", "\"same\":true");
      assertThat(web.get(source + "/pictures?from=0").body()).contains("\"pictures\":[[");
      assertThat(web.post(source + "/verify", "").body()).startsWith("{\"same\":true");
      try (WebFixture other = WebFixture.with(Files.createDirectory(folder.resolve("other")))) {
        assertThat(other.get(source + ".json").body()).isEqualTo(match);
      }
    }
  }

  @Test
  void theLastFinalIsShownAndNotTheMatchForThirdPlace() {
    try (WebFixture web = WebFixture.with(folder, TestEvents.COINS, TestEvents.CUP)) {
      String page = web.get("/").body();
      MatchResult shown =
          Pattern.compile("<agon-viewer src=\"(/events/2/matches/\\d+)\"")
              .matcher(page)
              .results()
              .findFirst()
              .orElseThrow();
      assertThat(web.get(shown.group(1)).body()).contains("<strong>Stage 2: Final</strong>");
      assertThat(page).contains("The final of ", "Our &lt;b&gt;cup", ">Watch the final<");
    }
  }

  @Test
  void aPremiereIsLiveAndItsHiddenFinalIsNotShown() {
    String cup = TestEvents.CUP.replace("seed: 1", "seed: key:000102030405060708090a0b0c0d0e0f");
    try (WebFixture web = WebFixture.with(folder, cup)) {
      web.server().premiere(1, Duration.ofHours(1));
      assertThat(web.get("/").body())
          .contains("Watch live: ", ">premiere<", "src=\"/games/")
          .doesNotContain("/events/1/matches/");
    }
  }

  @Test
  void listsOfEventsArePagedAndFiltered() {
    String[] files = new String[70];
    for (int i = 0; i < files.length; i++) {
      files[i] = TestEvents.COINS.replace("Coins", "Cup " + (i + 1));
    }
    store(files);
    store(TestEvents.BLOTTO);
    try (WebFixture web = WebFixture.with(folder)) {
      String first = web.get("/events").body();
      assertThat(names(first)).hasSize(60).startsWith("Colonels", "Cup 70").endsWith("Cup 12");
      assertThat(first)
          .contains(">71 events<", ">Recent</h2>", ">Archive</h2>", "Page 1 of 2")
          .contains("<a href=\"/events?page=2\" rel=\"next\">");
      String second = web.get("/events?page=2").body();
      assertThat(names(second)).hasSize(11).endsWith("Cup 1");
      assertThat(second).doesNotContain(">Recent</h2>").contains("rel=\"prev\"");
      assertThat(names(web.get("/events?name=cUp+7").body())).containsExactly("Cup 70", "Cup 7");
      assertThat(names(web.get("/events?game=blotto").body())).containsExactly("Colonels");
      assertThat(names(web.get("/events?game=blotto&name=cup").body())).isEmpty();
      assertThat(web.get("/events.json?name=Cup+7").body())
          .contains("\"total\":2", "\"pages\":1", "\"name\":\"Cup 7\"");
      assertThat(names(web.get("/").body())).hasSize(8);
      assertThat(web.get("/").body()).contains("<a href=\"/events\">All 71 events</a>");
      assertThat(names(web.get("/games/coinfight").body())).hasSize(10);
    }
  }

  @Test
  void newAndDeletedEventsAreNoticed() {
    store(TestEvents.COINS, TestEvents.BLOTTO);
    try (WebFixture web = WebFixture.with(folder)) {
      assertThat(names(web.get("/events").body())).containsExactly("Colonels", "Coins");
      store(TestEvents.FOREST);
      assertThat(names(web.get("/events").body())).containsExactly("Forest", "Colonels", "Coins");
      try (Store store = Store.open(folder.resolve("agon.db").toString())) {
        store.delete(3);
        store.delete(1);
      }
      store(TestEvents.CUP);
      assertThat(names(web.get("/events").body()))
          .containsExactly("Our &lt;b&gt;cup&lt;/b&gt;", "Colonels");
    }
  }

  @Test
  void aFinishedEventSaysWhoHasWon() {
    try (WebFixture web = WebFixture.with(folder, TestEvents.CUP)) {
      String winner =
          web.get("/events.json").body().replaceFirst(".*\"winner\":\"(\\w+)\".*", "$1");
      assertThat(web.get("/events").body()).contains("<bdi>" + winner + "</bdi>");
      assertThat(web.get("/events/1").body())
          .contains("class=\"podium\"", "<strong><bdi>" + winner + "</bdi></strong>");
    }
  }
}
