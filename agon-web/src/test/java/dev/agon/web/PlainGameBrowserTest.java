package dev.agon.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import dev.agon.web.play.PlayLimits;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Games without a picture in a real browser: their fields are shown, and they can be played. */
@ExtendWith(Chromium.Shared.class)
final class PlainGameBrowserTest {
  private static WebFixture web;
  private static Chromium chromium;

  @BeforeAll
  static void start(@TempDir Path folder, Chromium shared) {
    assumeFalse(Chromium.isMissing(), "needs chromium");
    web = WebFixture.with(folder, PlayLimits.DEFAULT);
    chromium = shared;
  }

  @AfterAll
  static void stop() {
    if (chromium != null) {
      web.close();
      chromium.checkQuiet();
    }
  }

  private static Page newMatch(NewContextOptions options, String game) {
    Page page = chromium.page(options.setReducedMotion(ReducedMotion.REDUCE));
    page.navigate(web.address() + "play/new?game=" + game);
    page.locator("form.new-game [type=submit]").click();
    page.waitForSelector(".ask .question");
    return page;
  }

  private static NewContextOptions desk() {
    return new NewContextOptions().setViewportSize(1280, 900);
  }

  private static NewContextOptions phone() {
    return new NewContextOptions().setViewportSize(390, 844).setColorScheme(ColorScheme.DARK);
  }

  private static void check(Page page) {
    assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth")).isEqualTo(true);
    assertThat(Chromium.violations(page)).isEmpty();
  }

  private static void take(Page page, String move) {
    page.locator(".option").filter(new Locator.FilterOptions().setHasText(move)).click();
  }

  @Test
  void theFieldsOfTheViewAreShownAndEachLegalMoveIsAButton() {
    Page page = newMatch(desk(), "piles");
    assertThat(page.locator(".fields dt"))
        .hasText(new String[] {"piles", "taken", "you", "seat", "<hint>"});
    assertThat(page.locator(".fields dd").first()).hasText("1, 2, 3");
    assertThat(page.locator(".option")).hasCount(6);
    check(page);
    take(page, "pile: 2; take: 2");
    assertThat(page.locator(".fields dd").first()).hasText("0, 0, 3");
    assertThat(page.locator(".fields td")).hasText(new String[] {"2", "2", "1", "1"});
    Page watching = chromium.page(phone());
    watching.navigate(page.url().replaceFirst("#.*", ""));
    assertThat(watching.locator(".board")).containsText("shown here after the match");
    check(watching);
    take(page, "pile: 3; take: 3");
    assertThat(page.locator(".result")).hasText("You win!");
    page.locator(".ask a").first().click();
    assertThat(page.locator(".fields-of").first()).containsText("to move");
    page.locator("[aria-label='To the end']").click();
    assertThat(page.locator(".fields-of")).hasCount(2);
    check(page);
    watching.reload();
    watching.locator(".fields").waitFor();
    watching.locator("[aria-label='To the end']").click();
    assertThat(watching.locator(".fields-of")).hasCount(2);
    check(watching);
    page.context().close();
    watching.context().close();
  }

  @Test
  void withoutAListOfMovesTheMoveIsTypedAsJson() {
    Page page = newMatch(phone(), "typedpiles");
    assertThat(page.locator(".question")).hasText("Your move, as JSON?");
    page.locator(".typed input").fill("nonsense");
    page.keyboard().press("Enter");
    assertThat(page.locator(".refused")).hasCount(1);
    check(page);
    page.locator(".typed input").fill("{\"pile\":1,\"take\":9}");
    page.keyboard().press("Enter");
    assertThat(page.locator(".refused")).hasText("Illegal move: takes what is not there.");
    page.locator(".typed input").fill("{\"pile\":1,\"take\":1}");
    page.keyboard().press("Enter");
    assertThat(page.locator(".fields dd").first()).hasText("0, 1, 3");
    page.context().close();
  }
}
