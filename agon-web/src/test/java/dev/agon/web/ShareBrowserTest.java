package dev.agon.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** What people take elsewhere, in a real browser. */
@ExtendWith(Chromium.Shared.class)
final class ShareBrowserTest {
  private static WebFixture web;
  private static Chromium chromium;

  @BeforeAll
  static void start(@TempDir Path folder, Chromium shared) {
    assumeFalse(Chromium.isMissing(), "needs chromium");
    web = WebFixture.with(folder, TestEvents.CUP, TestEvents.FOREST);
    chromium = shared;
  }

  @AfterAll
  static void stop() {
    if (chromium != null) {
      web.close();
      chromium.checkQuiet();
    }
  }

  private static Page open(String path) {
    Page page = chromium.page(new NewContextOptions().setViewportSize(1280, 900));
    page.navigate(web.address() + path);
    page.waitForSelector(".board svg");
    return page;
  }

  private static void openMenu(Page page) {
    page.locator("agon-share > button").click();
    assertThat(page.locator(".share")).isVisible();
  }

  @Test
  void aLinkAndTheCodeForOtherPagesLeadToTheStepThatIsShown() {
    Page page = open("events/1/matches/1");
    page.keyboard().press("ArrowRight");
    page.keyboard().press("ArrowRight");
    assertThat(page.locator(".count")).hasText(Pattern.compile("step 2 of .*"));
    openMenu(page);
    String match = web.address() + "events/1/matches/1#2";
    assertThat(page.locator("#share-link")).hasValue(match);
    assertThat(page.locator("#share-embed"))
        .hasValue(
            Pattern.compile("<iframe src=\"" + web.address() + "embed/events/1/matches/1#2\" .*"));
    page.keyboard().press("Escape");
    assertThat(page.locator(".share")).isHidden();
    page.context().close();
  }

  @Test
  void aPlayerOfManyIsFoundByNameAndMarked() {
    Page page = open("events/2/matches/1");
    page.keyboard().press("End");
    assertThat(page.locator("[data-key=focus]")).hasCount(0);
    page.locator(".find input").fill("climb");
    page.locator(".find button").click();
    assertThat(page.locator("[data-key=focus]")).hasCount(1);
    assertThat(Chromium.violations(page)).isEmpty();
    page.locator(".find input").fill("");
    assertThat(page.locator("[data-key=focus]")).hasCount(0);
    page.context().close();
  }

  @Test
  void theAddressFollowsAMatchThatPlaysAndThatIsPaused() {
    Page page = open("events/1/matches/1");
    page.keyboard().press("Space");
    assertThat(page).hasURL(Pattern.compile(".*#\\d+$"));
    page.keyboard().press("Space");
    assertThat(page.locator(".controls .main")).hasAttribute("aria-label", "Play");
    String step = page.locator(".moves [aria-current] .number").textContent();
    assertThat(page).hasURL(Pattern.compile(".*#" + step + "$"));
    page.context().close();
  }

  private static Path saved(Page page, String kind, Path folder) {
    Download download =
        page.waitForDownload(() -> page.locator("[data-save=" + kind + "]").click());
    assertThat(download.suggestedFilename()).isEqualTo("match-1-1." + kind);
    Path file = folder.resolve(download.suggestedFilename());
    download.saveAs(file);
    return file;
  }

  @Test
  void theStepIsSavedAsSvgAndAsPngOfItsSize(@TempDir Path folder) throws IOException {
    Page page = open("events/1/matches/1");
    page.keyboard().press("ArrowRight");
    assertThat(page.locator(".count")).hasText(Pattern.compile("step 1 of .*"));
    openMenu(page);
    assertThat(Files.readString(saved(page, "svg", folder)))
        .startsWith("<svg xmlns=\"http://www.w3.org/2000/svg\"")
        .contains("viewBox=\"0 0 800 450\"", "--seat-0", ".p-fill")
        .doesNotContain("script", "http://localhost", "var(--page)");
    ByteBuffer png = ByteBuffer.wrap(Files.readAllBytes(saved(page, "png", folder)));
    assertThat(png.getInt(16)).isEqualTo(1_600);
    assertThat(png.getInt(20)).isEqualTo(900);
    assertThat(png.capacity()).isGreaterThan(10_000);
    page.context().close();
  }

  /** A page of another site, which has the addresses of this one in frames. */
  private static HttpServer elsewhere(String... addresses) throws IOException {
    StringBuilder html = new StringBuilder("<!DOCTYPE html><title>A page</title>");
    for (String address : addresses) {
      html.append("<iframe width=800 height=640 src='").append(address).append("'></iframe>");
    }
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          byte[] page = html.toString().getBytes(StandardCharsets.UTF_8);
          exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
          exchange.sendResponseHeaders(200, page.length);
          exchange.getResponseBody().write(page);
          exchange.close();
        });
    server.start();
    return server;
  }

  @Test
  void aMatchPlaysInAFrameOfAnotherSiteAndNoOtherPageDoes() throws IOException {
    HttpServer other =
        elsewhere(
            web.address() + "embed/events/1/matches/1#9",
            web.address() + "events/1/matches/1",
            web.address() + "play/new?game=botstack");
    try {
      Page page = chromium.page(new NewContextOptions().setViewportSize(1280, 1400));
      page.navigate("http://127.0.0.1:" + other.getAddress().getPort() + "/");
      assertThat(page.frameLocator("iframe >> nth=0").locator(".board svg")).isVisible();
      assertThat(page.frameLocator("iframe >> nth=0").locator(".count"))
          .hasText(Pattern.compile("step 9 of .*"));
      page.frameLocator("iframe >> nth=0").locator(".controls .main").click();
      assertThat(page.frameLocator("iframe >> nth=0").locator(".count"))
          .hasText(Pattern.compile("step 1[0-9] of .*"));
      assertThat(page.frameLocator("iframe >> nth=0").locator(".moves")).isHidden();
      assertThat(page.context().cookies()).isEmpty();
      // A frame that is refused has the address of the browser's own error page, or none.
      assertThat(page.frames()).hasSize(4);
      assertThat(page.frames().get(1).url()).startsWith(web.address());
      assertThat(page.frames().stream().map(frame -> frame.url()).toList().subList(2, 4))
          .allMatch(address -> address.isEmpty() || address.startsWith("chrome-error:"));
      page.context().close();
    } finally {
      other.stop(0);
    }
  }

  private static final String CAPTION_AT =
      """
      millis => {
        document.getAnimations().forEach(one => { one.pause(); one.currentTime = millis; });
        return [...document.querySelectorAll('svg text')]
          .filter(text => getComputedStyle(text).visibility === 'visible' && text.textContent.includes(' / '))
          .map(text => text.textContent);
      }
      """;

  @Test
  void anAnimatedMatchShowsStepAfterStepAndWithoutMotionItsEnd() {
    String svg = web.get("/events/1/matches/1/animation.svg?composition=landscape").body();
    Page page = chromium.page(new NewContextOptions().setViewportSize(800, 540));
    page.setContent(svg);
    for (int millis : List.of(0, 600, 1_199)) {
      assertThat(page.evaluate(CAPTION_AT, millis).toString()).startsWith("[0 / ");
    }
    assertThat(page.evaluate(CAPTION_AT, 1_900).toString()).startsWith("[1 / ");
    page.context().close();
    Page still = chromium.page(new NewContextOptions().setReducedMotion(ReducedMotion.REDUCE));
    still.setContent(svg);
    assertThat(still.evaluate("document.getAnimations().length")).isEqualTo(0);
    assertThat(still.evaluate(CAPTION_AT, 0).toString()).matches("\\[(\\d+) / \\1]");
    still.context().close();
  }
}
