package dev.agon.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.LoadState;
import com.microsoft.playwright.options.ReducedMotion;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A match in a real browser: covered, revealed and with hindsight. */
@ExtendWith(Chromium.Shared.class)
final class MatchViewBrowserTest {
  private static final String TRANSFERRED =
      """
      ['navigation', 'resource'].flatMap(type => performance.getEntriesByType(type))
        .reduce((sum, entry) => sum + entry.transferSize, 0)
      """;

  private static WebFixture web;
  private static Chromium chromium;

  @BeforeAll
  static void start(@TempDir Path folder, Chromium shared) {
    assumeFalse(Chromium.isMissing(), "needs chromium");
    String[] events = Arrays.copyOf(TestEvents.all(), 5);
    events[4] = TestEvents.longMatch(1_000);
    web = WebFixture.with(folder, events);
    chromium = shared;
  }

  @AfterAll
  static void stop() {
    if (chromium != null) {
      web.close();
      chromium.checkQuiet();
    }
  }

  private static Page open(String path, int width, int height) {
    Page page =
        chromium.page(
            new NewContextOptions()
                .setViewportSize(width, height)
                .setReducedMotion(ReducedMotion.REDUCE));
    Chromium.watchShifts(page);
    page.navigate(web.address() + path);
    page.waitForSelector(".board svg");
    return page;
  }

  @Test
  void laterMovesAndTheResultAreCoveredUntilTheyAreRevealedAndNothingMoves() {
    for (int width : new int[] {1440, 390}) {
      for (int event : List.of(1, 2, 4, 5)) {
        Page page = open("events/%d/matches/1".formatted(event), width, 900);
        Locator moves = page.locator(".moves li");
        Locator result = page.locator(".score");
        String covered = result.textContent();
        assertThat(moves).hasCount(0);
        assertThat(page.locator(".mark")).hasCount(0);
        page.keyboard().press("ArrowRight");
        page.keyboard().press("ArrowRight");
        assertThat(moves).hasCount(2);
        assertThat(result).hasText(covered);
        if (width == 390) {
          // Between steps long captions, and Blotto's picture that grows with its rounds, may move
          // what is below them on a phone.
          page.evaluate("window.shifts = []");
        }
        page.locator(".reveal").click();
        assertThat(result).not().hasText(covered);
        assertThat(page.locator(".views .button")).hasText("Cover the result");
        assertThat(page).hasURL(Pattern.compile("\\?revealed#\\d+$"));
        assertThat(moves).not().hasCount(2);
        assertThat(page.locator(".moves [aria-current]")).isVisible();
        assertThat(Chromium.shifts(page)).as("event %d at %d", event, width).isEmpty();
        page.context().close();
      }
    }
  }

  @Test
  void whoeverSawTheEndSeesTheResult() {
    Page page = open("events/1/matches/1", 1440, 900);
    page.keyboard().press("End");
    assertThat(page.locator(".views .button")).hasText("Cover the result");
    assertThat(page.locator(".score .won b")).hasText("3 points");
    assertThat(page.locator(".mark")).not().hasCount(0);
    page.context().close();
  }

  @Test
  void aLinkToAStepOpensItCoveredWithWhatCameBefore() {
    Page page = open("events/1/matches/1#5", 1440, 900);
    assertThat(page.locator(".count")).hasText(Pattern.compile("step 5 of \\d+"));
    assertThat(page.locator(".moves li").last()).hasAttribute("data-step", "5");
    assertThat(page.locator(".score")).containsText("? points");
    page.context().close();
  }

  @Test
  void theCurveIsScrubbedAndAMistakeIsShownWithTheBetterMove() {
    Page page = open("events/2/matches/1?analysis", 1440, 900);
    assertThat(page.locator(".curve-plot svg")).isVisible();
    assertThat(page.locator(".standing")).containsText("Chances of winning ");
    BoundingBox plot = page.locator(".curve-plot").boundingBox();
    assertThat(plot.height).isEqualTo(96);
    assertThat(plot.y + plot.height).isLessThan(900);
    page.mouse().move(plot.x + 1, plot.y + 90);
    page.mouse().down();
    page.mouse().move(plot.x + plot.width, plot.y + 90);
    page.mouse().up();
    assertThat(page.locator(".controls [aria-label='One step forward']")).isDisabled();
    assertThat(page).hasURL(Pattern.compile("\\?analysis#\\d+$"));
    page.locator(".dot").first().click();
    assertThat(page.locator(".judgement .better"))
        .hasText(Pattern.compile("Better: plays a \\d+ .*\\(.*\\)\\..*"));
    page.locator(".proof button").click();
    assertThat(page.locator(".verdict")).containsText("The same");
    page.context().close();
  }

  @Test
  void theBarBesideTheBoardIsTwelvePixelsWideAndTheBoardStillLarge() {
    Page page = open("events/1/matches/1?analysis", 1440, 900);
    assertThat(page.locator(".evaluation").boundingBox().width).isEqualTo(12);
    BoundingBox board = page.locator(".board").boundingBox();
    assertThat(board.width * board.height).isGreaterThan(0.4 * 1440 * 900);
    assertThat(page.locator(".curve-plot svg")).isVisible();
    assertThat(Chromium.shifts(page)).isEmpty();
    page.context().close();
  }

  @Test
  void aStepThatDoesNotComeIsAskedForAgain() {
    Page page = open("events/5/matches/1", 1440, 900);
    page.context().setOffline(true);
    page.evaluate("location.hash = 950");
    assertThat(page.locator(".caption")).containsText("Step 950 does not come");
    assertThat(page.locator(".board svg")).isVisible();
    page.context().setOffline(false);
    page.keyboard().press("ArrowRight");
    assertThat(page.locator(".count")).hasText("step 1 of 1000");
    page.evaluate("location.hash = 951");
    assertThat(page.locator(".count")).hasText("step 951 of 1000");
    assertThat(page.locator(".moves li").last()).hasAttribute("data-step", "951");
    page.context().close();
  }

  /** The bytes of a long match when it is opened, whichever way. */
  @Test
  void aPageOfALongMatchIsSmall() {
    for (String view : List.of("", "?revealed", "?analysis")) {
      Page page = open("events/5/matches/1" + view, 1440, 900);
      page.waitForLoadState(LoadState.NETWORKIDLE);
      assertThat(((Number) page.evaluate(TRANSFERRED)).longValue())
          .as(view)
          .isBetween(10_000L, 200_000L);
      page.context().close();
    }
  }

  @Test
  void withoutScriptsTheResultIsOneLinkAway() {
    Page page = chromium.page(new NewContextOptions().setJavaScriptEnabled(false));
    page.navigate(web.address() + "events/1/matches/1");
    assertThat(page.locator(".score")).containsText("? points");
    page.locator(".reveal").click();
    assertThat(page.locator(".score .won b")).hasText("3 points");
    page.context().close();
  }
}
