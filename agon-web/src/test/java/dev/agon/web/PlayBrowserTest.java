package dev.agon.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Dialog;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import dev.agon.web.play.PlayLimits;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** People who play in a real browser. */
@ExtendWith(Chromium.Shared.class)
final class PlayBrowserTest {
  /** Something that can be clicked to answer, or the end. */
  private static final String NEXT = ".ask .option, .ask .numbers [type=submit], .ask .result";

  private static WebFixture web;
  private static Chromium chromium;

  @BeforeAll
  static void start(@TempDir Path folder, Chromium shared) {
    assumeFalse(Chromium.isMissing(), "needs chromium");
    web = WebFixture.with(folder, new PlayLimits(Duration.ofMinutes(30), 50, 50));
    chromium = shared;
  }

  @AfterAll
  static void stop() {
    if (chromium != null) {
      web.close();
      chromium.checkQuiet();
    }
  }

  private static NewContextOptions quick() {
    return new NewContextOptions()
        .setViewportSize(1280, 900)
        .setReducedMotion(ReducedMotion.REDUCE);
  }

  private static NewContextOptions phone() {
    return quick().setViewportSize(390, 844).setColorScheme(ColorScheme.DARK);
  }

  private static Page newGame(Page page, String game) {
    page.navigate(web.address() + "play/new?game=" + game);
    return page;
  }

  private static void submit(Page page) {
    page.locator("form.new-game [type=submit]").click();
    page.waitForSelector(".board svg");
  }

  /** Clicks one answer; returns whether the game goes on. */
  private static boolean click(Page page) {
    Locator next = page.locator(NEXT).first();
    next.waitFor();
    if (page.locator(".ask .result").count() > 0) {
      return false;
    }
    String asked = asked(page);
    next.click();
    page.waitForCondition(() -> !asked(page).equals(asked));
    return true;
  }

  /** The number of the question and its words: two questions may have the same words. */
  private static String asked(Page page) {
    Locator box = page.locator(".ask");
    return box.getAttribute("data-asked") + box.textContent();
  }

  @ParameterizedTest
  @CsvSource({
    "coinfight, ''",
    "botstack, ''",
    "blotto, 2",
    "canopy, 4",
  })
  void aGameIsPlayedToItsEndByClickingAndReloading(String game, String rounds) {
    Page page = newGame(chromium.page(game.equals("botstack") ? phone() : quick()), game);
    if (!rounds.isEmpty()) {
      page.locator("summary").click();
      page.locator("[name=setting-rounds]").fill(rounds);
    }
    submit(page);
    assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth")).isEqualTo(true);
    click(page);
    page.locator(NEXT).first().waitFor();
    String question = page.locator(".ask").textContent();
    page.reload();
    page.locator(NEXT).first().waitFor();
    if (!game.equals("coinfight")) {
      // There the first answer leads to a second question, which a reload begins anew.
      assertThat(page.locator(".ask")).hasText(question);
    }
    while (click(page)) {
      // The next question.
    }
    page.locator(".ask a").first().click();
    page.locator("agon-viewer .board svg").waitFor();
    page.locator(".proof button").click();
    assertThat(page.locator(".verdict")).containsText("The same");
    page.context().close();
  }

  @Test
  void aMoveIsOneRequestAndTheStreamShowsThePicture() {
    Page page = newGame(chromium.page(quick()), "botstack");
    submit(page);
    page.locator(NEXT).first().waitFor();
    String board = page.locator(".board").innerHTML();
    List<String> requests = new ArrayList<>();
    page.onRequest(
        request ->
            requests.add(request.method() + request.url().replaceFirst(".*/play/[^/]+", " ")));
    click(page);
    page.locator(NEXT).first().waitFor();
    assertThat(page.locator(".board").innerHTML()).isNotEqualTo(board);
    assertThat(requests).containsExactly("POST /moves");
    page.context().close();
  }

  @Test
  void twoPeoplePlayEachOtherAndSomebodyWatches() {
    Page ada = newGame(chromium.page(quick()), "blotto");
    ada.locator("[name=name]").fill("Ada");
    ada.locator("select[name=seat]").nth(1).selectOption("person");
    submit(ada);
    assertThat(ada.locator(".waiting"))
        .hasText("Waiting for Guest to open the link. No clock runs until then.");
    Locator invitation = ada.locator(".invitation code").first();
    assertThat(invitation).isInViewport();
    String link = invitation.textContent();
    assertThat(link).contains("#seat=");
    String watch = ada.locator(".links code").nth(1).textContent();
    assertThat(ada.url()).isEqualTo(watch).doesNotContain("#");
    Page watcher = chromium.page(quick());
    watcher.navigate(watch);
    assertThat(watcher.locator(".waiting")).containsText("Waiting for Guest");
    Page bob = chromium.page(quick());
    bob.navigate(link);
    bob.locator("[aria-label='Your name']").fill("Bob <i>Ross</i> \u05d0 \ud83c\udfa8");
    assertThat(bob.url()).isEqualTo(watch);
    assertThat(Chromium.violations(bob)).isEmpty();
    bob.keyboard().press("Enter");
    bob.locator(NEXT).first().waitFor();
    assertThat(ada.locator(".invitation code")).hasCount(0);
    String name = "Bob <i>Ross</i> \u05d0 \ud83c\udfa8";
    for (Page page : List.of(ada, bob, watcher)) {
      assertThat(page.locator(".players li").last()).containsText(name);
      assertThat(page.locator("h1.score")).containsText(name);
    }
    assertThat(watcher.locator(".waiting")).hasText("Waiting for Ada and " + name + ".");
    assertThat(watcher.locator(".ask .numbers")).hasCount(0);
    click(ada);
    assertThat(watcher.locator(".waiting")).hasText("Waiting for " + name + ".");
    click(bob);
    for (Page page : List.of(ada, bob, watcher)) {
      assertThat(page.locator(".ask .result")).isVisible();
      page.context().close();
    }
  }

  @Test
  void aPlayerWhoLeavesThePageComesBackToTheSeat() {
    Page page = newGame(chromium.page(quick()), "coinfight");
    submit(page);
    page.locator(NEXT).first().waitFor();
    String game = page.url();
    assertThat(game).doesNotContain("#");
    String path = game.replaceFirst(".*(?=/play/)", "");
    page.navigate(web.address() + "play");
    Locator line = page.locator("a[href='" + path + "']");
    assertThat(line).containsText("Coin Fight");
    line.click();
    page.locator(NEXT).first().waitFor();
    assertThat(page).hasURL(game);
    assertThat(page.locator(".links code").last()).containsText("#seat=");
    Page stranger = chromium.page(quick());
    stranger.navigate(web.address() + "play");
    assertThat(stranger.locator(".empty")).isVisible();
    assertThat(stranger.locator("a[href='" + path + "']")).hasCount(0);
    stranger.context().close();
    page.onDialog(Dialog::accept);
    page.locator("[data-act=give-up]").click();
    page.locator(".ask .result").waitFor();
    assertThat(
            page.evaluate("Object.keys(localStorage).filter(key => /seat|links/.test(key)).length"))
        .isEqualTo(0);
    page.context().close();
  }

  @Test
  void aLostConnectionIsToldOnceUntilTheServerAnswers() {
    Page page = newGame(chromium.page(quick()), "coinfight");
    submit(page);
    page.locator(NEXT).first().waitFor();
    page.context().setOffline(true);
    page.locator(".typed input").fill("1");
    page.keyboard().press("Enter");
    assertThat(page.locator(".lost")).hasText("The server does not answer; trying again.");
    assertThat(page.locator("agon-match")).not().containsText("Failed to fetch");
    page.context().setOffline(false);
    assertThat(page.locator(".lost")).isEmpty();
    assertThat(page.locator(".ask .option").first()).isVisible();
    page.context().close();
  }

  @Test
  void aRefusedAnswerSaysWhyAndTheBestMoveIsMarked() {
    Page page = newGame(chromium.page(quick()), "botstack");
    submit(page);
    page.locator(NEXT).first().waitFor();
    page.locator(".typed input").fill("fly");
    page.keyboard().press("Enter");
    assertThat(page.locator(".refused")).containsText("fly");
    assertThat(page.locator(".acts small")).containsText("practice");
    page.locator("[data-act=best]").click();
    assertThat(page.locator(".hint")).containsText("practice");
    assertThat(page.locator("[data-match=state]")).hasText("live, practice");
    page.locator(".rules summary").click();
    assertThat(page.locator(".rules p").first()).isVisible();
    page.context().close();
  }

  @Test
  void aRefusalDisappearsWithTheNextQuestion() {
    Page page = newGame(chromium.page(quick()), "coinfight");
    page.locator("select[name=seat]").nth(1).selectOption("bot:Greedy");
    submit(page);
    // Change is asked for when there are coins on the table.
    click(page);
    page.locator(NEXT).first().waitFor();
    page.locator(".typed input").fill("fly");
    page.keyboard().press("Enter");
    assertThat(page.locator(".refused")).containsText("fly");
    page.locator(".ask .option").last().click();
    page.locator(".ask .numbers").waitFor();
    assertThat(page.locator(".refused")).hasCount(0);
    page.context().close();
  }

  @Test
  void theBestMoveLeavesTheChosenCoin() {
    Page page = newGame(chromium.page(quick()), "coinfight");
    page.locator("select[name=seat]").nth(1).selectOption("bot:Greedy");
    submit(page);
    click(page);
    page.locator(".ask .option").last().click();
    page.locator(".ask .numbers").waitFor();
    page.locator("[data-act=best]").click();
    assertThat(page.locator(".hint")).containsText("This match is practice now.");
    assertThat(page.locator(".ask .numbers")).isVisible();
    assertThat(page.locator(".acts small")).hasCount(0);
    page.context().close();
  }

  @Test
  void theHeaderTellsTheEndWhenThePictureShowsIt() {
    NewContextOptions animated = new NewContextOptions().setViewportSize(1280, 900);
    Page page = newGame(chromium.page(animated), "coinfight");
    page.locator("[data-act=add]").click();
    submit(page);
    page.locator(NEXT).first().waitFor();
    page.onDialog(Dialog::accept);
    // Every change of the header is noted with what else is to be seen then.
    page.evaluate(
        """
        window.seen = [];
        const state = document.querySelector('[data-match=state]');
        new MutationObserver(() => seen.push([state.textContent, document.querySelectorAll('.players small:not(.you)').length > 0,
          document.querySelectorAll('.ask .result').length, document.querySelectorAll('.acts button').length].join()))
          .observe(document.body, { childList: true, subtree: true, characterData: true });
        """);
    page.locator("[data-act=give-up]").click();
    page.locator(".ask .result").waitFor();
    List<?> seen =
        (List<?>) page.evaluate("[...new Set(seen)].filter(line => line.startsWith('over'))");
    assertThat(seen.stream().map(String::valueOf)).containsOnly("over,true,1,0");
    assertThat(page.locator(".acts button")).hasCount(0);
    page.context().close();
  }

  @Test
  void thePagesOfAGameAreAccessible() {
    List<String> violations = new ArrayList<>();
    for (NewContextOptions options : List.of(quick(), phone())) {
      Page page = chromium.page(options);
      page.navigate(web.address() + "play");
      violations.addAll(Chromium.violations(page));
      newGame(page, "canopy");
      violations.addAll(Chromium.violations(page));
      submit(page);
      page.locator(NEXT).first().waitFor();
      violations.addAll(Chromium.violations(page));
      newGame(page, "blotto");
      submit(page);
      page.locator(NEXT).first().waitFor();
      violations.addAll(Chromium.violations(page));
      page.context().close();
    }
    assertThat(violations).isEmpty();
  }
}
