package dev.agon.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.LoadState;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ViewportSize;
import dev.agon.event.EventFile;
import dev.agon.web.docs.DocSite;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pages in a real browser. */
@ExtendWith(Chromium.Shared.class)
final class BrowserTest {
  private static final List<String> PAGES =
      List.of(
          "",
          "events",
          "events?name=cup",
          "events/1",
          "events/1/tables",
          "events/1/matches",
          "events/1/faults",
          "events/1/about",
          "games",
          "games/blotto",
          "games/botstack",
          "games/canopy",
          "games/coinfight",
          "games/botstack/demo",
          "search?q=o",
          "play",
          "bots/botstack/Gambler",
          "play/new?game=canopy",
          "docs/index.html",
          "docs/events.html",
          "docs/adr/index.html",
          "docs/search.html?words=box",
          "nowhere.html",
          "events/1/matches/1",
          "events/2/matches/1",
          "events/3/matches/1",
          "events/4/matches/1",
          "events/1/matches/1?revealed",
          "events/1/matches/1?analysis",
          "events/2/matches/1?analysis",
          "events/3/matches/1?analysis",
          "events/4/matches/1?analysis");

  private static WebFixture web;
  private static Chromium chromium;

  @BeforeAll
  static void start(@TempDir Path folder, Chromium shared) {
    assumeFalse(Chromium.isMissing(), "needs chromium");
    web = WebFixture.with(folder, TestEvents.all());
    chromium = shared;
  }

  @AfterAll
  static void stop() {
    if (chromium != null) {
      web.close();
      chromium.checkQuiet();
    }
  }

  private static NewContextOptions wide() {
    return new NewContextOptions().setViewportSize(1280, 900);
  }

  private static NewContextOptions phone() {
    return new NewContextOptions()
        .setViewportSize(390, 844)
        .setColorScheme(ColorScheme.DARK)
        .setReducedMotion(ReducedMotion.REDUCE);
  }

  private static Page open(Page page, String path) {
    page.navigate(web.address() + path);
    if (page.locator("agon-viewer").count() > 0) {
      page.waitForSelector(".board svg");
    }
    return page;
  }

  private static NewContextOptions size(int width, int height, ColorScheme scheme) {
    return new NewContextOptions()
        .setViewportSize(width, height)
        .setColorScheme(scheme)
        .setReducedMotion(ReducedMotion.REDUCE);
  }

  @ParameterizedTest
  @CsvSource({
    "390, 844, LIGHT", "390, 844, DARK", "1280, 720, LIGHT", "1280, 720, DARK",
    "1440, 900, LIGHT", "1440, 900, DARK", "1920, 1080, LIGHT", "1920, 1080, DARK"
  })
  void everyPageIsAccessibleAndAsWideAsTheWindow(int width, int height, ColorScheme scheme) {
    List<String> violations = new ArrayList<>();
    Page page = chromium.page(size(width, height, scheme));
    for (String path : PAGES) {
      open(page, path);
      assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
          .as(path)
          .isEqualTo(true);
      violations.addAll(Chromium.violations(page));
    }
    page.context().close();
    assertThat(violations).isEmpty();
  }

  @Test
  void aGuestMakesTheFirstMoveWithTheSecondClick() {
    Page page = open(chromium.page(wide()), "");
    page.locator(".offers .quick-game button").click();
    page.locator(".options .option").first().click();
    assertThat(page.locator("agon-match .moves")).not().isEmpty();
    page.context().close();
  }

  @Test
  void theMatchOnTheFirstPagePlaysByItselfUntilItIsPaused() {
    Page page = open(chromium.page(wide()), "");
    assertThat(page.locator(".show .count")).hasText(Pattern.compile("step [1-9].*"));
    page.locator(".show .main").click();
    assertThat(page.locator(".show .main")).hasAttribute("aria-label", "Play");
    assertThat(page).hasURL(web.address());
    page.context().close();
    Page still = open(chromium.page(phone()), "");
    assertThat(still.locator(".show .main")).hasAttribute("aria-label", "Play");
    still.context().close();
  }

  private static final String SHARE_OF_THE_BOARD =
      """
      (box => box.width * box.height / innerWidth / innerHeight)(
        document.querySelector('.board').getBoundingClientRect())
      """;

  private static final String IS_ABOVE_THE_FOLD =
      """
      ['.board', '.controls', '.timeline input'].every(name =>
        document.querySelector(name).getBoundingClientRect().bottom <= innerHeight)
      """;

  @Test
  void boardsFillTheScreenWithTheirControlsAboveTheFold() {
    for (ViewportSize size :
        List.of(
            new ViewportSize(1440, 900), new ViewportSize(1280, 720), new ViewportSize(390, 844))) {
      Page page = chromium.page(phone().setViewportSize(size));
      boolean isWide = size.width > 560;
      for (int event = 1; event <= 4; event++) {
        String path = "events/%d/matches/1".formatted(event);
        open(page, path);
        assertThat(page.locator(".board svg").getAttribute("viewBox"))
            .as(path)
            .startsWith(isWide ? "0 0 800 450" : "0 0 360 ");
        assertThat(page.evaluate(IS_ABOVE_THE_FOLD)).as(path + " at " + size.width).isEqualTo(true);
        if (isWide) {
          assertThat(((Number) page.evaluate(SHARE_OF_THE_BOARD)).doubleValue())
              .as(path)
              .isGreaterThan(0.4);
        }
      }
      page.context().close();
    }
  }

  /** The sum of all layout shifts, and the bytes that came for a page. */
  private static final String TRANSFERRED =
      """
      ['navigation', 'resource'].flatMap(type => performance.getEntriesByType(type))
        .reduce((sum, entry) => sum + entry.transferSize, 0)
      """;

  @Test
  void aPageOfAMatchIsSmallAndNothingMovesWhileItLoads() {
    for (NewContextOptions options : List.of(wide(), phone())) {
      for (String path :
          List.of(
              "",
              "events",
              "events/1",
              "events/1/matches",
              "events/1/matches/1",
              "games/botstack")) {
        // A new context has nothing in its cache.
        Page page = chromium.page(options);
        Chromium.watchShifts(page);
        open(page, path);
        page.waitForLoadState(LoadState.NETWORKIDLE);
        assertThat(Chromium.shifts(page)).as(path).isEmpty();
        assertThat(((Number) page.evaluate(TRANSFERRED)).longValue())
            .as(path)
            .isBetween(10_000L, 200_000L);
        page.context().close();
      }
    }
  }

  @Test
  void aMatchIsReplayedWithTheKeyboard() {
    Page page = open(chromium.page(wide()), "events/1/matches/1");
    assertThat(page.locator(".caption")).hasText("The match begins.");
    page.keyboard().press("ArrowRight");
    assertThat(page.locator(".count")).hasText(Pattern.compile("step 1 of \\d+"));
    assertThat(page.locator(".moves [aria-current]")).hasCount(1);
    page.keyboard().press("End");
    assertThat(page.locator(".controls [aria-label='One step forward']")).isDisabled();
    String last = page.locator(".moves [aria-current] .number").textContent();
    assertThat(page.locator(".count")).hasText("step " + last + " of " + last);
    page.keyboard().press("Home");
    assertThat(page.locator(".count")).hasText(Pattern.compile("step 0 of \\d+"));
    page.keyboard().press("Space");
    assertThat(page.locator(".controls .main")).hasAttribute("aria-label", "Pause");
    assertThat(page.locator(".count")).hasText(Pattern.compile("step 2 of \\d+"));
    page.keyboard().press("Space");
    assertThat(page.locator(".controls .main")).hasAttribute("aria-label", "Play");
    page.keyboard().press("?");
    assertThat(page.locator("dialog.keys")).isVisible();
    page.context().close();
  }

  @Test
  void aClickOnTheTimelineIsInTheAddress() {
    Page page = open(chromium.page(wide()), "events/1/matches/1");
    page.locator(".timeline input").click();
    String step = page.locator(".moves [aria-current] .number").textContent();
    assertThat(page).hasURL(Pattern.compile("#" + step + "$"));
    page.context().close();
  }

  @Test
  void anEventIsWatchedToItsEndAndTheWinnerAppears(@TempDir Path folder) {
    try (WebFixture live = WebFixture.with(folder)) {
      String file = TestEvents.CUP.replace("games: 2", "games: 3000");
      Page page = chromium.page(wide());
      long id =
          live.server().play(EventFile.read(folder.resolve("cup.yaml").toString(), file), _ -> {});
      page.navigate(live.server().address(id));
      assertThat(page.locator("[data-live=progress]")).containsText("known matches");
      assertThat(page.locator("[data-section=standings] tbody tr").first()).isVisible();
      assertThat(page.locator(".winner")).isVisible();
      assertThat(page.locator(".state")).hasText("over");
      assertThat(page.locator(".bracket").first()).isVisible();
      page.context().close();
    }
  }

  @Test
  void theDocumentationIsSearchedOnTheServerAndInFiles(@TempDir Path folder) throws IOException {
    DocSite.read(Path.of(System.getProperty("agon.home"), "docs")).write(folder);
    for (String site : List.of(web.address() + "docs/", folder.toUri().toString())) {
      Page page = chromium.page(phone());
      page.navigate(site + "rules/canopy.html");
      page.locator(".docs-search input").fill("neuberg Policies");
      page.keyboard().press("Enter");
      assertThat(page.locator(".docs-count")).hasText(Pattern.compile("\\d+ sections:"));
      Locator found = page.locator(".docs-found a[href='bridge-reference.html#policies']");
      assertThat(found).hasText("Bridge reference › Policies");
      found.click();
      assertThat(page.locator("#policies")).isInViewport();
      page.navigate(site + "search.html");
      page.locator(".docs-search input").fill("nosuchword");
      assertThat(page.locator(".docs-count")).hasText("No section has all these words.");
      page.context().close();
    }
  }

  @Test
  void theOwnerIsWhoeverOpensThePrintedAddress() {
    Page page = chromium.page(wide());
    page.navigate(web.server().ownerAddress());
    assertThat(page.locator(".owner")).isVisible();
    assertThat(page.url()).doesNotContain("owner=");
    page.context().close();
  }
}
