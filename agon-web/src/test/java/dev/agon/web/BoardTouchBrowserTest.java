package dev.agon.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import dev.agon.web.play.PlayLimits;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games played by touching the parts of their boards. */
@ExtendWith(Chromium.Shared.class)
final class BoardTouchBrowserTest {
  private static final String DECIDED = ".answers, .ask .result";

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

  private static NewContextOptions desk() {
    return new NewContextOptions()
        .setViewportSize(1280, 720)
        .setReducedMotion(ReducedMotion.REDUCE);
  }

  private static NewContextOptions phone() {
    return new NewContextOptions()
        .setViewportSize(390, 844)
        .setHasTouch(true)
        .setColorScheme(ColorScheme.DARK)
        .setReducedMotion(ReducedMotion.REDUCE);
  }

  private static Page newGame(NewContextOptions options, String game, String rounds) {
    Page page = chromium.page(options);
    page.navigate(web.address() + "play/new?game=" + game);
    if (!rounds.isEmpty()) {
      page.locator("summary").click();
      page.locator("[name=setting-rounds]").fill(rounds);
    }
    page.locator("form.new-game [type=submit]").click();
    page.locator(DECIDED).first().waitFor();
    return page;
  }

  private static String asked(Page page) {
    Locator box = page.locator(".ask");
    return box.getAttribute("data-asked") + box.textContent();
  }

  /** Touches a part of the board, or plays the numbers on it; false if the game is over. */
  private static boolean touch(Page page, int turn, boolean isPhone) {
    page.locator(DECIDED).first().waitFor();
    if (page.locator(".ask .result").count() > 0) {
      return false;
    }
    String asked = asked(page);
    Locator send = page.locator(".ask .numbers [type=submit]");
    Locator parts = page.locator(".answers[data-answer]");
    if (send.count() > 0) {
      send.click();
    } else if (isPhone) {
      BoundingBox box = parts.nth(turn % parts.count()).boundingBox();
      page.touchscreen().tap(box.x + box.width / 2, box.y + box.height / 2);
    } else {
      parts.nth(turn % parts.count()).click();
    }
    page.waitForCondition(() -> !asked(page).equals(asked));
    return true;
  }

  @ParameterizedTest
  @CsvSource({"coinfight, ''", "botstack, ''", "blotto, 2", "canopy, 4"})
  void aGameIsPlayedToItsEndByTouchingTheBoard(String game, String rounds) {
    for (boolean isPhone : List.of(false, true)) {
      Page page = newGame(isPhone ? phone() : desk(), game, rounds);
      int turn = 0;
      while (touch(page, turn, isPhone)) {
        turn++;
      }
      assertThat(turn).isPositive();
      assertThat(page.locator(".answers")).hasCount(0);
      page.context().close();
    }
  }

  @ParameterizedTest
  @CsvSource({"coinfight, 5", "botstack, 1", "canopy, 2"})
  void aGameIsPlayedByKeyboardOnTheBoard(String game, int answers) {
    Page page = newGame(desk(), game, "");
    for (int i = 0; i < answers; i++) {
      page.locator(DECIDED).first().waitFor();
      String asked = asked(page);
      if (page.locator(".ask .numbers").count() > 0) {
        page.locator(".ask .numbers input").first().press("Enter");
      } else {
        Locator part = page.locator(".answers").first();
        assertThat(part).hasAttribute("role", "button");
        part.press("Enter");
      }
      page.waitForCondition(() -> !asked(page).equals(asked));
    }
    page.context().close();
  }

  @ParameterizedTest
  @CsvSource({"coinfight", "botstack", "canopy"})
  void partsThatAreAnAnswerHaveTheWordsOfTheForm(String game) {
    Page page = newGame(desk(), game, "");
    List<?> labels =
        (List<?>)
            page.evaluate(
                "[...document.querySelectorAll('.answers')].map(part => part.ariaLabel ?? '')");
    List<?> options =
        (List<?>)
            page.evaluate(
                "[...document.querySelectorAll('.option bdi')].map(option => option.textContent)");
    assertThat(labels).isNotEmpty();
    assertThat(options.stream().map(Object.class::cast)).containsAll(List.copyOf(labels));
    assertThat(Chromium.violations(page)).isEmpty();
    page.context().close();
  }

  /** The box of the slot of a battlefield. */
  private static BoundingBox slot(Page page, int field) {
    return page.locator(".answers[data-field='" + field + "'] .p-slot").boundingBox();
  }

  private static int units(Page page, int field) {
    return Integer.parseInt(page.locator(".numbers input").nth(field - 1).inputValue());
  }

  @Test
  void unitsAreDraggedAndNeverMoreThanThereAre() {
    Page page = newGame(desk(), "blotto", "");
    BoundingBox box = slot(page, 1);
    page.mouse().move(box.x + box.width / 2, box.y + box.height - 2);
    page.mouse().down();
    page.mouse().move(box.x + box.width / 2, box.y + box.height / 2);
    int half = units(page, 1);
    assertThat(half).isGreaterThan(10);
    assertThat(page.locator(".answers[data-field='1'] text")).hasText(String.valueOf(half));
    assertThat(page.locator(".numbers .sum")).containsText("100 (exactly 100)");
    page.mouse().move(box.x + box.width / 2, box.y - 300);
    page.mouse().up();
    int full = units(page, 1);
    assertThat(full).isGreaterThan(half);
    for (int field = 2; field <= 10; field++) {
      BoundingBox next = slot(page, field);
      page.mouse().click(next.x + next.width / 2, next.y + 1);
      assertThat(page.locator(".numbers .sum")).containsText("100 (exactly 100)");
    }
    assertThat(units(page, 1)).isEqualTo(full);
    BoundingBox last = slot(page, 10);
    page.mouse().click(last.x + last.width / 2, last.y + last.height - 1);
    assertThat(units(page, 10)).isZero();
    page.context().close();
  }

  private static JsonObject fingers(String type, double x, double y) {
    JsonObject point = new JsonObject();
    point.addProperty("x", x);
    point.addProperty("y", y);
    JsonArray points = new JsonArray();
    if (!type.equals("touchEnd")) {
      points.add(point);
    }
    JsonObject touch = new JsonObject();
    touch.addProperty("type", type);
    touch.add("touchPoints", points);
    return touch;
  }

  @Test
  void unitsAreDraggedWithAFinger() {
    Page page = newGame(phone(), "blotto", "");
    BoundingBox box = slot(page, 1);
    CDPSession session = page.context().newCDPSession(page);
    double y = box.y + box.height / 2;
    session.send("Input.dispatchTouchEvent", fingers("touchStart", box.x + box.width - 4, y));
    for (int step = 1; step <= 4; step++) {
      session.send(
          "Input.dispatchTouchEvent",
          fingers("touchMove", box.x + box.width * (1 - step / 8.0), y));
    }
    session.send("Input.dispatchTouchEvent", fingers("touchEnd", 0, 0));
    assertThat(units(page, 1)).isGreaterThan(10);
    assertThat(page.locator(".numbers .sum")).containsText("100 (exactly 100)");
    page.context().close();
  }

  @Test
  void aFingerBesideASmallCoinStillPlaysIt() {
    Page page = newGame(phone(), "coinfight", "");
    BoundingBox box = page.locator(".answers[data-answer='1']").boundingBox();
    double beside = Math.max(0, (44 - box.width) / 2) - 2;
    assertThat(box.width + 2 * beside + 4).isGreaterThanOrEqualTo(44);
    page.touchscreen().tap(box.x - beside, box.y + box.height / 2);
    assertThat(page.locator(".moves li").first()).containsText("1");
    page.context().close();
  }

  @ParameterizedTest
  @CsvSource({"coinfight", "botstack", "blotto", "canopy"})
  void theBoardAndTheAnswerAreAboveTheFold(String game) {
    for (NewContextOptions options : List.of(desk(), phone())) {
      Page page = newGame(options, game, "");
      double height = ((Number) page.evaluate("innerHeight")).doubleValue();
      for (String part :
          List.of(".board svg", ".ask .question", ".ask .option, .ask .numbers [type=submit]")) {
        BoundingBox box = page.locator(part).first().boundingBox();
        assertThat(box.y).as(part + " of " + page.url()).isNotNegative();
        assertThat(box.y + box.height).as(part + " of " + page.url()).isLessThanOrEqualTo(height);
      }
      assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
          .isEqualTo(true);
      page.context().close();
    }
  }

  @Test
  void aPhoneThatIsTurnedWhileASceneIsPlayedShowsTheOtherPicture() {
    NewContextOptions moving = new NewContextOptions().setViewportSize(390, 844);
    Page page = newGame(moving, "botstack", "");
    page.locator(".ask .option").first().click();
    page.locator(".moves li").first().waitFor();
    page.setViewportSize(844, 390);
    assertThat(page.locator(".board svg")).hasAttribute("viewBox", "0 0 800 450");
    page.locator(DECIDED).first().waitFor();
    page.setViewportSize(390, 844);
    assertThat(page.locator(".board svg")).hasAttribute("viewBox", "0 0 360 412");
    page.locator(DECIDED).first().waitFor();
    page.context().close();
  }

  @Test
  void aConnectionThatIsLostInTheMiddleOfASceneCatchesUp() {
    NewContextOptions moving = new NewContextOptions().setViewportSize(1280, 720);
    Page page = newGame(moving, "coinfight", "");
    page.locator(".answers").first().click();
    page.locator(".moves li").first().waitFor();
    page.context().setOffline(true);
    assertThat(page.locator(".ask .option").first()).isVisible();
    page.locator(".ask .option").first().click();
    assertThat(page.locator(".lost")).hasText("The server does not answer; trying again.");
    page.context().setOffline(false);
    assertThat(page.locator(".lost")).isEmpty();
    assertThat(page.locator(".answers").first()).isVisible();
    page.context().close();
  }
}
