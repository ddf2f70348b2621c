package dev.agon.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import dev.agon.event.EventFile;
import dev.agon.replay.EmbeddedMatch;
import dev.agon.replay.EmbeddedMatches;
import dev.agon.report.html.HtmlReport;
import dev.agon.report.html.PairMatches;
import dev.agon.report.html.PublishedEvent;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.store.StoredMatch;
import dev.agon.web.data.EventCatalog;
import dev.agon.web.data.StorePool;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The report as a file in a real browser; its player is the one of the server's pages. */
@ExtendWith(Chromium.Shared.class)
final class ReportBrowserTest {
  private static String address;
  private static Chromium chromium;

  /** The bracket of the cup has two semi-finals, a final and a match for the third place. */
  private static List<Long> bracket;

  @BeforeAll
  static void write(@TempDir Path folder, Chromium shared) throws IOException {
    assumeFalse(Chromium.isMissing(), "needs chromium");
    Path database = folder.resolve("agon.db");
    WebFixture.play(
        database, EventFile.read(folder.resolve("cup.yaml").toString(), TestEvents.CUP));
    Path file = folder.resolve("cup.html");
    try (Store store = Store.open(database.toString());
        StorePool stores = new StorePool(database.toString())) {
      PublishedEvent report = published(store, new EventCatalog(stores));
      bracket = report.embedded().matches().stream().map(EmbeddedMatch::number).toList();
      Files.writeString(file, HtmlReport.write(report));
    }
    address = file.toUri().toString();
    chromium = shared;
  }

  private static PublishedEvent published(Store store, EventCatalog catalog) {
    StoredEvent event = store.event(1).orElseThrow();
    PublishedEvent cup = catalog.publication(event);
    PairMatches pairs = new PairMatches(cup.report());
    for (StoredMatch match : catalog.matches(event, 1, Integer.MAX_VALUE, _ -> true)) {
      pairs.add(match.number(), match.seats(), match.result());
    }
    return new PublishedEvent(
        cup.report(),
        cup.particulars(),
        Optional.of(pairs),
        EmbeddedMatches.of(
            HtmlReport.matchesToWatch(cup.report()), number -> store.record(1, number)));
  }

  @AfterAll
  static void stop() {
    if (chromium != null) {
      chromium.checkQuiet();
    }
  }

  private static NewContextOptions wide() {
    return new NewContextOptions()
        .setViewportSize(1280, 900)
        .setReducedMotion(ReducedMotion.REDUCE);
  }

  @Test
  void aPictureIsSavedWithoutAServer() throws IOException {
    Page page = chromium.page(new NewContextOptions().setViewportSize(1280, 900));
    page.navigate(address);
    page.locator(".first-shown").scrollIntoViewIfNeeded();
    page.waitForSelector(".first-shown .board svg");
    page.locator(".first-shown agon-share > button").click();
    Download svg = page.waitForDownload(() -> page.locator(".first-shown [data-save=svg]").click());
    assertThat(Files.readString(svg.path())).startsWith("<svg ").contains("--seat-0");
    Download png = page.waitForDownload(() -> page.locator(".first-shown [data-save=png]").click());
    assertThat(ByteBuffer.wrap(Files.readAllBytes(png.path())).getInt(16)).isEqualTo(1_600);
    page.context().close();
  }

  @Test
  void aSeriesOfTheBracketOpensItsMatchWhichIsPlayedWithTheKeyboard() {
    Page page = chromium.page(wide());
    List<String> requests = new ArrayList<>();
    page.onRequest((Request request) -> requests.add(request.url()));
    page.navigate(address);
    String series = page.locator("a.series").first().getAttribute("href");
    assertThat(series).isEqualTo("#match-" + bracket.getFirst());
    page.locator("a.series").first().click();
    assertThat(page.locator(series)).isFocused();
    assertThat(page.locator(series + " .board svg")).isVisible();
    assertThat(page.locator("article:visible")).hasCount(1);
    assertThat(page.locator(series + " .caption")).hasText("The match begins.");
    page.keyboard().press("ArrowRight");
    assertThat(page.locator(series + " .count")).hasText(Pattern.compile("step 1 of \\d+"));
    page.keyboard().press("End");
    assertThat(page.locator(series + " [aria-label='One step forward']")).isDisabled();
    page.keyboard().press("Home");
    page.keyboard().press("Space");
    assertThat(page.locator(series + " .count")).hasText(Pattern.compile("step 2 of \\d+"));
    page.keyboard().press("Space");
    assertThat(page.locator(series + " .controls .main")).hasAttribute("aria-label", "Play");
    assertThat(page.locator(series + " .accuracy")).containsText("accuracy");
    assertThat(page.url()).endsWith(series);
    assertThat(requests).containsExactly(address);
    page.context().close();
  }

  /** Keys outside of a player scroll the page, and a match that is left stops. */
  @Test
  void oneOfManyPlayersHasTheKeys() {
    Page page = chromium.page(wide());
    page.navigate(address + "#match-" + bracket.get(0));
    String first = "#match-" + bracket.get(0);
    String second = "#match-" + bracket.get(1);
    assertThat(page.locator(first + " .board svg")).isVisible();
    page.locator(first + " .controls .main").click();
    assertThat(page.locator(first + " .controls .main")).hasAttribute("aria-label", "Pause");
    page.locator(first + " .around a").first().click();
    assertThat(page.locator(second + " .board svg")).isVisible();
    assertThat(page.locator(first + " .controls .main")).hasAttribute("aria-label", "Play");
    String left = page.locator(first + " .count").textContent();
    page.keyboard().press("ArrowRight");
    assertThat(page.locator(second + " .count")).hasText(Pattern.compile("step 1 of \\d+"));
    assertThat(page.locator(first + " .count")).hasText(left);
    page.locator("nav a").first().focus();
    page.keyboard().press("ArrowRight");
    page.keyboard().press("?");
    assertThat(page.locator("dialog.keys")).isVisible();
    assertThat(page.locator(second + " .count")).hasText(Pattern.compile("step 1 of \\d+"));
    page.context().close();
  }

  @Test
  void theReportIsAccessibleAndFitsAPhoneInTheDark() {
    Page page = chromium.page(wide());
    page.navigate(address);
    // The final is shown first, and read when it is seen.
    page.locator("article:visible").scrollIntoViewIfNeeded();
    assertThat(page.locator("article:visible .accuracy")).containsText("accuracy");
    assertThat(Chromium.violations(page)).isEmpty();
    page.context().close();
    page =
        chromium.page(
            new NewContextOptions().setViewportSize(390, 844).setColorScheme(ColorScheme.DARK));
    page.navigate(address + "#match-" + bracket.getLast());
    assertThat(page.locator("article:visible .accuracy")).containsText("accuracy");
    assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth")).isEqualTo(true);
    assertThat(Chromium.violations(page)).isEmpty();
    page.context().close();
  }

  /** Results, and the list of a pair's matches, are reached without the player. */
  @Test
  void withoutScriptsEverythingElseIsThere() {
    Page page = chromium.page(wide().setJavaScriptEnabled(false));
    page.navigate(address);
    assertThat(page.locator("article:visible")).hasCount(0);
    page.navigate(address + page.locator("a.series").first().getAttribute("href"));
    assertThat(page.locator("article:visible h3")).containsText("Match " + bracket.getFirst());
    page.navigate(address + page.locator("article:visible .around a").last().getAttribute("href"));
    assertThat(page.locator(".pair:visible .games li")).not().hasCount(0);
    page.context().close();
  }
}
