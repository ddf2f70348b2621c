package dev.agon.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.EmulateMediaOptions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Media;
import dev.agon.bridge.evening.EveningRecipe;
import dev.agon.bridge.evening.VisitorView.Released;
import dev.agon.bridge.file.NamesFile;
import dev.agon.bridge.file.StrataFile;
import dev.agon.bridge.movement.Howell;
import dev.agon.bridge.movement.Individual;
import dev.agon.bridge.movement.Movement;
import dev.agon.bridge.movement.MovementCards;
import dev.agon.bridge.page.SessionPage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page of a bridge session in a real browser: published as a file, and followed live. */
final class BridgePageTest {
  private static final Set<Released> EVERYTHING = EnumSet.allOf(Released.class);

  private static final int MAX_BYTES = 300_000;

  private static Path file;
  private static Path shortFile;
  private static Chromium chromium;

  @BeforeAll
  static void start(@TempDir Path folder) throws IOException {
    assumeFalse(Chromium.isMissing(), "needs chromium");
    file = write(folder.resolve("index.html"), BridgeEvening.allRows());
    shortFile = write(folder.resolve("short.html"), BridgeEvening.rows(4));
    chromium = new Chromium();
  }

  @AfterAll
  static void stop() {
    if (chromium != null) {
      chromium.close();
    }
  }

  private static Path write(Path path, String rows) throws IOException {
    byte[] bytes = rows.getBytes(StandardCharsets.UTF_8);
    return Files.writeString(path, SessionPage.write(BridgeEvening.session(bytes)));
  }

  private static Page open(int width, ColorScheme scheme) {
    return open(file, width, scheme);
  }

  private static Page open(Path path, int width, ColorScheme scheme) {
    Page page =
        chromium.page(new NewContextOptions().setViewportSize(width, 844).setColorScheme(scheme));
    page.navigate(path.toUri().toString());
    return page;
  }

  @Test
  void thePageIsSmallAndLoadsNothing() throws IOException {
    assertThat(Files.size(file)).isLessThan(MAX_BYTES);
    Page page = chromium.page(new NewContextOptions().setViewportSize(1280, 900));
    List<String> requests = new ArrayList<>();
    page.onRequest(request -> requests.add(request.url()));
    page.navigate(file.toUri().toString());
    assertThat(requests).containsExactly(file.toUri().toString());
    page.context().close();
  }

  @Test
  void thePageIsAccessibleWideInLightAndOnAPhoneInTheDark() {
    List<String> violations = new ArrayList<>();
    for (Page page :
        List.of(open(shortFile, 1280, ColorScheme.LIGHT), open(shortFile, 390, ColorScheme.DARK))) {
      violations.addAll(Chromium.violations(page));
      page.context().close();
    }
    assertThat(violations).isEmpty();
  }

  /** A4 less its margins is 703 px wide; an individual has the longest seats and opponents. */
  @Test
  void guideCardsFitTheirFramesOnScreensPhonesAndPaper(@TempDir Path folder) throws IOException {
    for (Movement movement :
        List.of(Howell.of(12, 11, 2).orElseThrow(), Individual.of(33, 2).orElseThrow())) {
      Path cards = Files.writeString(folder.resolve("cards.html"), MovementCards.html(movement));
      for (int width : List.of(1280, 1000, 703, 390)) {
        Page page = open(cards, width, ColorScheme.LIGHT);
        page.emulateMedia(
            new EmulateMediaOptions().setMedia(width == 703 ? Media.PRINT : Media.SCREEN));
        Object least =
            page.evaluate(
                "Math.min(...[...document.querySelectorAll('section')].flatMap(card =>"
                    + " [document.documentElement.clientWidth, card.getBoundingClientRect().right]"
                    + ".map(right => right - card.querySelector('table')"
                    + ".getBoundingClientRect().right)))");
        assertThat(((Number) least).doubleValue())
            .as("%s at %d", movement.name(), width)
            .isPositive();
        page.context().close();
      }
    }
  }

  @Test
  void aPhoneShowsNamesAndPercentagesWithoutScrollingSideways() {
    Page page = open(390, ColorScheme.LIGHT);
    assertThat(page.evaluate("document.documentElement.scrollWidth")).isEqualTo(390);
    for (String table : List.of(".ranking", ".traveller", ".own", ".hands")) {
      Object right =
          page.evaluate(
              "name => Math.max(...[...document.querySelectorAll(name)]"
                  + ".map(table => table.getBoundingClientRect().right))",
              table);
      assertThat(((Number) right).doubleValue()).as(table).isLessThanOrEqualTo(390);
    }
    assertThat(page.locator(".ranking .main").nth(1)).isInViewport();
    page.context().close();
  }

  @Test
  void namesThatAreMarkupAreText() {
    Page page = open(1280, ColorScheme.LIGHT);
    assertThat(page.locator("h1")).hasText("Tuesday <b>pairs");
    assertThat(page.locator("img, script, h1 b")).hasCount(0);
    assertThat(page.locator(".ranking").first()).containsText("<img src=x onerror=alert(1)>");
    page.context().close();
  }

  @Test
  void aPairIsFoundFromTheRankingAndItsBoardsFromItsCard() {
    Page page = open(390, ColorScheme.LIGHT);
    page.locator(".ranking a").nth(3).click();
    Locator card = page.locator(".card:target");
    assertThat(card).isInViewport();
    card.locator(".own a").first().click();
    assertThat(page.locator(".board:target .hands")).isVisible();
    assertThat(page.locator(".board:target .makes")).isVisible();
    assertThat(page.locator("nav")).isInViewport();
    page.context().close();
  }

  @Test
  void thePrintedPageIsA4AndCutsNoBoard() {
    Page page = open(1280, ColorScheme.DARK);
    page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
    assertThat(page.locator("nav").first()).isHidden();
    assertThat(page.evaluate("getComputedStyle(document.querySelector('.board')).breakInside"))
        .isEqualTo("avoid");
    assertThat(page.evaluate("getComputedStyle(document.body).backgroundColor"))
        .isEqualTo("rgb(255, 255, 255)");
    byte[] pdf = page.pdf(new Page.PdfOptions().setPreferCSSPageSize(true));
    String text = new String(pdf, StandardCharsets.ISO_8859_1);
    assertThat(text).startsWith("%PDF").containsPattern("/MediaBox ?\\[0 0 59[45][.0-9]* 84[12]");
    page.context().close();
  }

  @Test
  void aNewResultOfAFollowedFileAppearsByItself(@TempDir Path folder) throws IOException {
    Path evening = folder.resolve("evening.csv");
    Files.writeString(evening, BridgeEvening.rows(4));
    SessionLog log = new SessionLog();
    try (BridgeServer server =
        BridgeServer.start(
            WebOptions.local(""), evening, BridgeEvening.recipe(), EVERYTHING, log)) {
      Page page = chromium.page(new NewContextOptions().setViewportSize(1280, 900));
      page.navigate(server.address());
      assertThat(page.locator(".follow")).containsText("4 results so far");
      assertThat(Chromium.violations(page)).isEmpty();
      String more = BridgeEvening.rows(5).substring(BridgeEvening.rows(4).length());
      Files.writeString(evening, more, StandardOpenOption.APPEND);
      assertThat(page.locator(".follow")).containsText("5 results so far");
      assertThat(page.locator(".latest li")).hasCount(1);
      Files.writeString(evening, "1,2,9,8NT,N,10\n", StandardOpenOption.APPEND);
      assertThat(page.locator(".state")).hasText("waiting");
      assertThat(page.locator(".follow .warning")).containsText("line 7");
      assertThat(page.locator(".ranking").first()).isVisible();
      Files.writeString(evening, BridgeEvening.allRows());
      assertThat(page.locator(".follow")).containsText("147 results so far");
      assertThat(page.locator(".state")).hasText("live");
      assertThat(page.locator(".latest li")).hasCount(6);
      assertThat(page.locator(".ranking tbody tr")).hasCount(14);
      page.navigate(server.address() + "screen");
      assertThat(page.locator(".ranking").last()).isInViewport();
      assertThat(page.locator(".board").first()).isHidden();
      page.context().close();
    }
    assertThat(log.failures).isEmpty();
  }

  /** Eleven pairs each way, whose names need two lines. */
  private static EveningRecipe longNames() {
    StringBuilder names = new StringBuilder();
    StringBuilder strata = new StringBuilder("pair,stratum\n");
    for (int pair = 1; pair <= 22; pair++) {
      names.append(pair).append(",Marie-Louise Featherstonehaugh,Wilhelmina van der Westhuizen\n");
      strata.append(pair).append(',').append("ABC".charAt(pair % 3)).append('\n');
    }
    return EveningRecipe.USUAL
        .names(NamesFile.read("names", names.toString().getBytes(StandardCharsets.UTF_8)))
        .strata(StrataFile.read("strata", strata.toString().getBytes(StandardCharsets.UTF_8)));
  }

  private static String rowsOfElevenTables() {
    StringBuilder rows = new StringBuilder("board,ns,ew,score\n");
    for (int board = 1; board <= 11; board++) {
      for (int ns = 1; ns <= 11; ns++) {
        int ew = 12 + (ns + board) % 11;
        rows.append("%d,%d,%d,%d\n".formatted(board, ns, ew, 50 * ns));
      }
    }
    return rows.toString();
  }

  @Test
  void aScreenShowsElevenPairsWithLongNames(@TempDir Path folder) throws IOException {
    Path evening = Files.writeString(folder.resolve("evening.csv"), rowsOfElevenTables());
    SessionLog log = new SessionLog();
    try (BridgeServer server =
        BridgeServer.start(WebOptions.local(""), evening, longNames(), EVERYTHING, log)) {
      for (int height : List.of(720, 1080)) {
        Page page = chromium.page(new NewContextOptions().setViewportSize(height * 16 / 9, height));
        page.navigate(server.address() + "screen");
        assertThat(page.locator(".ranking tbody tr")).hasCount(22);
        Object bottom =
            page.evaluate(
                "Math.max(...[...document.querySelectorAll('.ranking')]"
                    + ".map(table => table.getBoundingClientRect().bottom))");
        assertThat(((Number) bottom).doubleValue()).isLessThanOrEqualTo(height);
        assertThat(page.evaluate("document.documentElement.scrollWidth"))
            .isEqualTo(height * 16 / 9);
        page.context().close();
      }
    }
  }

  @Test
  void aPhoneHasALineForEachPlayerBesideTheStrata(@TempDir Path folder) throws IOException {
    byte[] rows = rowsOfElevenTables().getBytes(StandardCharsets.UTF_8);
    Path path =
        Files.writeString(
            folder.resolve("strata.html"),
            SessionPage.write(longNames().publish("evening.csv", rows)));
    Page page = open(path, 390, ColorScheme.LIGHT);
    assertThat(page.evaluate("document.documentElement.scrollWidth")).isEqualTo(390);
    Object narrowest =
        page.evaluate(
            "Math.min(...[...document.querySelectorAll('.ranking th[scope=row]')]"
                + ".map(name => name.getBoundingClientRect().width))");
    assertThat(((Number) narrowest).doubleValue()).isGreaterThan(150);
    assertThat(
            page.evaluate(
                "[...document.querySelectorAll('.ranking th[scope=row] bdi')]"
                    + ".every(name => getComputedStyle(name).display === 'block')"))
        .isEqualTo(true);
    page.context().close();
  }

  @Test
  void aFileThatIsNotThereYetIsWaitedFor(@TempDir Path folder) throws IOException {
    Path evening = folder.resolve("evening.csv");
    SessionLog log = new SessionLog();
    try (BridgeServer server =
        BridgeServer.start(
            WebOptions.local(""), evening, BridgeEvening.recipe(), EVERYTHING, log)) {
      Page page = chromium.page(new NewContextOptions().setViewportSize(390, 844));
      page.navigate(server.address());
      assertThat(page.locator(".state")).hasText("waiting");
      assertThat(page.locator("main")).containsText("appears here");
      assertThat(log.problems).containsExactly("evening.csv: no such file or folder");
      Files.writeString(evening, BridgeEvening.rows(5));
      assertThat(page.locator(".follow")).hasText(Pattern.compile("live\\s+5 results so far\\s*"));
      page.context().close();
    }
  }
}
