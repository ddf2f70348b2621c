package dev.agon.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import dev.agon.store.Store;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/**
 * The page of an event while it changes: what is in use stays, and lost servers are found again.
 */
@ExtendWith(Chromium.Shared.class)
final class LiveUpdatesBrowserTest {
  /** A round robin with a key, which a premiere needs. */
  private static final String LEAGUE =
      TestEvents.CUP
          .replace("seed: 1", "seed: key:000102030405060708090a0b0c0d0e0f")
          .replaceFirst("(?s) +advance.*", "");

  @TempDir private Path folder;

  @BeforeEach
  void needsABrowser() {
    assumeFalse(Chromium.isMissing(), "needs chromium");
  }

  @Test
  void focusStaysOnTheLinksOfABotWhoseRowChangesItsPlace(Chromium chromium) {
    try (WebFixture web = WebFixture.with(folder, LEAGUE);
        Store store = Store.open(folder.resolve("agon.db").toString())) {
      long matches = store.event(1).orElseThrow().matches();
      web.server().premiere(1, Duration.ofHours(1));
      String owner = web.owner();
      Page page = chromium.page(new NewContextOptions());
      page.navigate(web.address() + "events/1/tables");
      Locator progress = page.locator("[data-live=progress]");
      Locator rows = page.locator("[data-section=cross-table] tbody tr");
      for (int match = 1; match <= matches; match++) {
        // The match, then its result.
        web.post("/events/1/broadcast", "skip", "Cookie", owner);
        web.post("/events/1/broadcast", "skip", "Cookie", owner);
        assertThat(progress).containsText(match + (match == 1 ? " match shown" : " matches shown"));
        if (match == 1) {
          assertThat(rows.last().locator("th a")).hasText("Trigger");
          rows.last().locator("th a").focus();
        }
      }
      assertThat(rows.first().locator(":focus")).hasText("Trigger");
      page.context().close();
      chromium.checkQuiet();
    }
  }

  @Test
  void aPageFollowsAServerThatWasKilledAndStartedAgain(Chromium chromium) throws IOException {
    Path first = Files.createDirectory(folder.resolve("first"));
    Path second = Files.createDirectory(folder.resolve("second"));
    try (WebFixture killed = WebFixture.with(first);
        WaitingProgram program = new WaitingProgram(first);
        WebFixture started = WebFixture.with(second);
        WaitingProgram again = new WaitingProgram(second);
        Relay relay = new Relay(killed)) {
      killed.server().play(program.event("botstack", "Tactician"), _ -> {});
      started.server().play(again.event("botstack", "Gambler"), _ -> {});
      Page page = chromium.page(new NewContextOptions());
      page.navigate(relay.address() + "events/1");
      Locator board = page.locator(".boards li").first();
      assertThat(board).containsText("Tactician against Waiter <b>");
      relay.cutAndLeadTo(started);
      assertThat(board).containsText("Gambler against Waiter <b>");
      assertThat(page.locator(".state")).hasText("live");
      page.context().close();
      chromium.checkQuiet();
    }
  }
}
