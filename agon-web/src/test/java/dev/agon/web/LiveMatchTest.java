package dev.agon.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A match has its page while it is played. */
@ExtendWith(Chromium.Shared.class)
final class LiveMatchTest {
  private static final String MATCH = "/events/1/matches/1";

  @TempDir private Path folder;

  @Test
  void aMatchUnderWayIsFollowedAtItsAddressUntilItIsStored() throws InterruptedException {
    try (WebFixture web = WebFixture.with(folder);
        WaitingProgram program = new WaitingProgram(folder)) {
      CompletableFuture<Optional<String>> over = new CompletableFuture<>();
      web.server().play(program.event("coinfight", "Greedy"), over::complete);
      program.awaitQuestion();
      assertThat(web.get(MATCH).body())
          .contains("data-tab=\"match-1\"", "Waiter &lt;b&gt;", ">live<");
      assertThat(web.get(MATCH + ".json").body()).contains("\"state\":\"live\"", "Waiter <b>");
      assertThat(web.get("/events/1/matches/2").statusCode()).isEqualTo(404);
      assertThat(web.get("/events/1/stream?tab=match-2").statusCode()).isEqualTo(404);
      try (Stream<String> lines = web.lines("/events/1/stream.ndjson?tab=match-1")) {
        // The last line but for an empty one is that of the end, after which the match is stored.
        String last =
            lines
                .peek(line -> program.goOnIf(line.contains("viewBox=\\\"0 0 800 450\\\"")))
                .filter(line -> !line.isEmpty())
                .reduce((_, later) -> later)
                .orElseThrow();
        assertThat(last).contains("\"boards\":[{\"place\":0,\"match\":1,");
      }
      assertThat(web.get(MATCH).body()).contains("<agon-viewer").doesNotContain(">live<");
      assertThat(over.join()).isEmpty();
    }
  }

  @Test
  void aMatchThatAPremiereHidesHasNoPageWhileItIsPlayed() throws InterruptedException {
    try (WebFixture web = WebFixture.with(folder);
        WaitingProgram program = new WaitingProgram(folder)) {
      web.server().premiere(program.event("coinfight", "Greedy"), Duration.ofHours(1), _ -> {});
      program.awaitQuestion();
      assertThat(web.get(MATCH).statusCode()).isEqualTo(404);
      assertThat(web.get("/events/1/stream?tab=match-1").statusCode()).isEqualTo(404);
    }
  }

  @Test
  void theBoardOfAnEventLeadsToTheMatchWhichBecomesTheReplay(Chromium chromium) {
    assumeFalse(Chromium.isMissing(), "needs chromium");
    try (WebFixture web = WebFixture.with(folder);
        WaitingProgram program = new WaitingProgram(folder)) {
      web.server().play(program.event("botstack", "Tactician"), _ -> {});
      Page page = chromium.page(new NewContextOptions().setViewportSize(1440, 900));
      page.navigate(web.server().address(1));
      assertThat(page.locator(".place-match").first()).hasAttribute("href", MATCH);
      page.locator(".place-match").first().click();
      assertThat(page).hasURL(Pattern.compile("/events/1/matches/1$"));
      assertThat(page.locator(".place-board svg[viewBox='0 0 800 450']")).isVisible();
      assertThat(page.locator(".place-words")).not().isEmpty();
      assertThat(Chromium.violations(page)).isEmpty();
      program.goOn();
      assertThat(page.locator("agon-viewer .board svg")).isVisible();
      page.context().close();
      chromium.checkQuiet();
    }
  }
}
