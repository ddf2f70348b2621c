package dev.agon.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ReducedMotion;
import dev.agon.store.Store;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Broadcasts in a real browser: on a screen in the room, and the phone that controls them. */
@ExtendWith(Chromium.Shared.class)
final class BroadcastBrowserTest {
  private static final String CUP =
      TestEvents.CUP.replace("seed: 1", "seed: key:000102030405060708090a0b0c0d0e0f");

  /** The matches of the round robin before the bracket. */
  private static final int BEFORE = 24;

  @TempDir private Path folder;

  @BeforeEach
  void needsABrowser() {
    assumeFalse(Chromium.isMissing(), "needs chromium");
  }

  private static NewContextOptions projector() {
    return new NewContextOptions().setViewportSize(1920, 1080);
  }

  private static Page screen(Chromium chromium, WebFixture web) {
    Page page = chromium.page(projector().setReducedMotion(ReducedMotion.REDUCE));
    page.navigate(web.address() + "events/1/broadcast");
    return page;
  }

  private static Locator kind(Page page) {
    return page.locator("agon-broadcast");
  }

  private static void awaitKind(Page page, String kind) {
    assertThat(kind(page)).hasAttribute("data-kind", Pattern.compile(kind));
  }

  private static Page remote(Chromium chromium, WebFixture web) {
    Page page = chromium.page(new NewContextOptions().setViewportSize(390, 844));
    page.navigate(web.server().ownerAddress());
    assertThat(page.locator(".owner")).isVisible();
    page.navigate(web.address() + "events/1/remote");
    return page;
  }

  private static void press(Page remote, String act) {
    remote.locator("[data-act=" + act + "]").click();
  }

  private static List<Long> sizes(Page page, String part) {
    BoundingBox box = page.locator(part).boundingBox();
    return List.of(Math.round(box.width), Math.round(box.height));
  }

  @Test
  void aPremiereIsWatchedToItsEndAndJoinedLate(Chromium chromium) {
    try (WebFixture web = WebFixture.with(folder, CUP);
        Store store = Store.open(folder.resolve("agon.db").toString())) {
      long matches = store.event(1).orElseThrow().matches();
      web.server().premiere(1, Duration.ofHours(1));
      Page screen = screen(chromium, web);
      awaitKind(screen, "opening");
      assertThat(screen.locator(".ring text")).hasText("60 min");
      assertThat(sizes(screen, ".stage")).isEqualTo(List.of(1440L, 810L));
      assertThat(sizes(screen, ".beside").getFirst()).isEqualTo(416);
      Page remote = remote(chromium, web);
      press(remote, "pause");
      assertThat(screen.locator(".state")).hasText("Paused");
      assertThat(remote.locator("[data-act=pause]")).isDisabled();
      press(remote, "skip");
      awaitKind(screen, "versus");
      assertThat(screen.locator(".players-of li")).hasCount(2);
      assertThat(screen.locator(".beside .series.now")).hasCount(1);
      latecomerSeesTheSame(chromium, web, screen, "versus");
      press(remote, "start");
      awaitKind(screen, "step");
      assertThat(screen.locator(".words")).not().isEmpty();
      press(remote, "pause");
      assertThat(screen.locator(".state")).hasText("Paused");
      latecomerSeesTheSame(chromium, web, screen, "step");
      for (long match = BEFORE + 1; match <= matches; match++) {
        press(remote, "skip");
        awaitKind(screen, "winner");
        assertThat(screen.locator(".card.result a")).hasText("Match " + match);
        if (match == BEFORE + 1) {
          latecomerSeesTheSame(chromium, web, screen, "winner");
        }
        press(remote, "skip");
        awaitKind(screen, match == matches ? "podium" : "versus");
      }
      assertThat(screen.locator(".steps .place-1 strong")).isVisible();
      Page event = chromium.page(projector());
      event.navigate(web.address() + "events/1");
      assertThat(event.locator(".winner")).isVisible();
      List.of(screen, remote, event).forEach(page -> page.context().close());
      chromium.checkQuiet();
    }
  }

  private static void latecomerSeesTheSame(
      Chromium chromium, WebFixture web, Page screen, String kind) {
    Page late = screen(chromium, web);
    awaitKind(late, kind);
    assertThat(late.locator(".board svg")).isVisible();
    assertThat(late.locator(".names strong").first())
        .hasText(screen.locator(".names strong").first().textContent());
    late.context().close();
  }

  @Test
  void aPhoneIsPairedByACodeAndPausesTheScreen(Chromium chromium) {
    try (WebFixture web = WebFixture.with(folder, CUP)) {
      Page screen = screen(chromium, web);
      awaitKind(screen, "opening");
      Page owner = remote(chromium, web);
      press(owner, "offer");
      assertThat(owner.locator(".qr")).isVisible();
      String address = owner.locator(".offer code").textContent();
      assertThat(screen.content()).doesNotContain("pair=");
      Page phone = chromium.page(new NewContextOptions().setViewportSize(390, 844));
      phone.navigate(address);
      press(phone, "pair");
      assertThat(phone.locator("[data-act=pause]")).isVisible();
      assertThat(phone).not().hasURL(Pattern.compile("pair="));
      press(phone, "pause");
      assertThat(screen.locator(".state")).hasText("Paused");
      assertThat(Chromium.violations(phone)).isEmpty();
      assertThat(Chromium.violations(owner)).isEmpty();
      assertThat(Chromium.violations(screen)).isEmpty();
      List.of(screen, owner, phone).forEach(page -> page.context().close());
    }
  }

  @Test
  void aPageThatIsPausedByItselfCatchesUp(Chromium chromium) {
    try (WebFixture web = WebFixture.with(folder, CUP)) {
      Page screen = screen(chromium, web);
      awaitKind(screen, "opening");
      screen.keyboard().press(" ");
      assertThat(screen.locator(".state")).hasText("Paused here");
      Page remote = remote(chromium, web);
      press(remote, "skip");
      Page other = screen(chromium, web);
      awaitKind(other, "versus|step");
      assertThat(kind(screen)).hasAttribute("data-kind", "opening");
      screen.keyboard().press(" ");
      awaitKind(screen, "versus|step");
      assertThat(screen.locator(".board svg")).isVisible();
      List.of(screen, remote, other).forEach(page -> page.context().close());
    }
  }

  @Test
  void aConnectionThatIsLostInAMatchIsOnAirAgainWithItsResult(Chromium chromium)
      throws IOException {
    try (WebFixture web = WebFixture.with(folder, CUP);
        Relay relay = new Relay(web)) {
      Page screen = chromium.page(projector().setReducedMotion(ReducedMotion.REDUCE));
      screen.navigate(relay.address() + "events/1/broadcast");
      awaitKind(screen, "opening");
      String owner = web.owner();
      web.post("/events/1/broadcast", "skip", "Cookie", owner);
      awaitKind(screen, "step");
      relay.cutAndLeadTo(web);
      assertThat(screen.locator(".board svg")).isVisible();
      web.post("/events/1/broadcast", "skip", "Cookie", owner);
      web.post("/events/1/broadcast", "pause", "Cookie", owner);
      awaitKind(screen, "winner|next");
      assertThat(screen.locator(".state")).hasText("Paused");
      screen.context().close();
    }
  }

  /** The parts of the page that are wider than their place. */
  private static final String CUT =
      """
      () => document.documentElement.scrollWidth > innerWidth
        || [...document.querySelectorAll('.stage, .beside, .below, .card')]
             .some(part => part.scrollWidth > part.clientWidth + 1)
      """;

  private static final String SMALL =
      """
      () => [...document.querySelectorAll('.show *, .tools *')]
        .filter(part => [...part.childNodes].some(node => node.nodeType === 3 && node.data.trim() !== ''))
        .filter(part => !part.closest('svg') && part.getClientRects().length > 0)
        .filter(part => parseFloat(getComputedStyle(part).fontSize) < 24)
        .map(part => part.className + ' ' + part.textContent)
      """;

  @Test
  void strangeNamesFitAndNothingIsTooSmall(Chromium chromium) {
    String names =
        """
        bots:
          - {name: %s, bot: Gambler}
          - {name: "<b>bold & \\"quoted\\"", bot: Tactician}
          - {name: "\\u05e9\\u05dc\\u05d5\\u05dd \\u05e2\\u05d5\\u05dc\\u05dd", bot: Trigger}
          - {name: "\\U0001F984\\U0001F3F3\\uFE0F\\u200D\\U0001F308", bot: Random}
        """
            .formatted("W".repeat(200));
    String cup = TestEvents.CUP.replace("bots: [Gambler, Tactician, Trigger, Random]\n", names);
    try (WebFixture web = WebFixture.with(folder, cup)) {
      Page screen = screen(chromium, web);
      awaitKind(screen, "opening");
      Page remote = remote(chromium, web);
      press(remote, "pause");
      for (String kind : List.of("opening", "versus", "winner", "versus", "winner")) {
        awaitKind(screen, kind);
        assertThat(screen.evaluate(CUT)).as(kind).isEqualTo(false);
        assertThat((List<?>) screen.evaluate(SMALL)).as(kind).isEmpty();
        press(remote, "skip");
      }
      List.of(screen, remote).forEach(page -> page.context().close());
    }
  }

  @Test
  void anEventWithoutABracketHasItsStandings(Chromium chromium) {
    try (WebFixture web = WebFixture.with(folder, TestEvents.COINS)) {
      Page screen = screen(chromium, web);
      awaitKind(screen, "opening");
      assertThat(screen.locator(".ranking li")).hasCount(3);
      assertThat(screen.locator(".series")).hasCount(0);
      screen.context().close();
    }
  }
}
