package dev.agon.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import dev.agon.event.EventFile;
import dev.agon.game.Parsed;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.GameKit;
import dev.agon.game.picture.Frame;
import dev.agon.json.Json;
import dev.agon.record.MatchRecord;
import dev.agon.record.RecordFile;
import dev.agon.record.Replay;
import dev.agon.registry.GameRegistry;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The matches under way as small boards on the page of an event. */
@ExtendWith(Chromium.Shared.class)
final class EventBoardsTest {
  @TempDir private Path folder;

  /** The first line of the event's stream that satisfies a pattern. */
  private static String line(WebFixture web, String pattern) {
    try (Stream<String> lines = web.lines("/events/1/stream.ndjson")) {
      return lines.filter(Pattern.compile(pattern).asPredicate()).findFirst().orElseThrow();
    }
  }

  /** The lines of a match's pictures as a stream has them, before its first and after each step. */
  private static <S, V, M> List<String> pictures(
      GameKit<S, V, M> kit, String record, Viewpoint viewpoint) {
    MatchRecord match =
        switch (RecordFile.read(record)) {
          case Parsed.Value<MatchRecord>(MatchRecord read) -> read;
          case Parsed.Failure<MatchRecord>(String why) -> throw new AssertionError(why);
        };
    List<String> names = match.seats().stream().map(MatchRecord.RecordedSeat::name).toList();
    List<Frame<S, M>> frames = new ArrayList<>();
    new Replay<>(kit, match)
        .run(
            (before, step, after) -> {
              if (frames.isEmpty()) {
                frames.add(kit.picture().orElseThrow().first(before, names));
              }
              frames.add(frames.getLast().next(step, after));
            });
    return frames.stream()
        .map(frame -> frame.svg(viewpoint).lines().<Json>map(Json::of).toList())
        .map(lines -> "\"lines\":" + Json.array(lines))
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "botstack  | Tactician            | true",
        "coinfight | Greedy, Randy        | false",
        "blotto    | even                 | false",
        "canopy    | 'Climber, Random*8'  | false",
      })
  void aMatchWhoseProgramThinksIsShownAsEverySeatMayKnowIt(
      String game, String builtIns, boolean hasSecrets) {
    try (WebFixture web = WebFixture.with(folder);
        WaitingProgram program = new WaitingProgram(folder)) {
      CompletableFuture<Optional<String>> over = new CompletableFuture<>();
      web.server().play(program.event(game, builtIns), over::complete);
      // A game with secrets deals first, and there is nothing to hide before.
      String dealt = hasSecrets ? ".*\"steps\":[1-9]" : "";
      String shown = line(web, "\"boards\":\\[\\{\"place\":0,\"match\":1," + dealt);
      program.goOn();
      assertThat(over.join()).isEmpty();
      assertThat(shown).contains("\"Waiter <b>\"").doesNotContain("00010203", "dealKey");
      int steps = Integer.parseInt(shown.replaceFirst(".*\"steps\":(\\d+),.*", "$1"));
      String record = web.get("/events/1/matches/1/record").body();
      GameKit<?, ?, ?> kit = GameRegistry.game(game);
      assertThat(shown).contains(pictures(kit, record, Viewpoint.live()).get(steps));
      String everything = pictures(kit, record, Viewpoint.afterwards()).get(steps);
      assertThat(shown.contains(everything)).isEqualTo(!hasSecrets);
    }
  }

  @Test
  void aPremiereHasNoBoards() throws InterruptedException {
    try (WebFixture web = WebFixture.with(folder);
        WaitingProgram program = new WaitingProgram(folder)) {
      web.server().premiere(program.event("coinfight", "Greedy"), Duration.ofHours(1), _ -> {});
      program.awaitQuestion();
      assertThat(line(web, "\"boards\"")).contains("\"boards\":[]", "\"now\":[]");
      assertThat(web.get("/events/1").body()).contains(">premiere<").doesNotContain("boards");
    }
  }

  @Test
  void anEventOfBuiltInsHasNoEmptyPlaces() {
    try (WebFixture web = WebFixture.with(folder)) {
      String file = TestEvents.CUP.replace("games: 2", "games: 300");
      CompletableFuture<Optional<String>> over = new CompletableFuture<>();
      web.server()
          .play(EventFile.read(folder.resolve("cup.yaml").toString(), file), over::complete);
      assertThat(web.get("/events/1").body()).doesNotContain("place-head");
      assertThat(over.join()).isEmpty();
    }
  }

  @Test
  void aBoardIsSeenInABrowserInAPlaceThatIsAsLargeWithoutIt(Chromium chromium) {
    assumeFalse(Chromium.isMissing(), "needs chromium");
    try (WebFixture web = WebFixture.with(folder);
        WaitingProgram program = new WaitingProgram(folder)) {
      web.server().play(program.event("botstack", "Tactician"), _ -> {});
      Page wide = chromium.page(new NewContextOptions().setViewportSize(1280, 900));
      Page phone =
          chromium.page(
              new NewContextOptions()
                  .setViewportSize(390, 844)
                  .setColorScheme(ColorScheme.DARK)
                  .setReducedMotion(ReducedMotion.REDUCE));
      for (Page page : List.of(wide, phone)) {
        page.navigate(web.server().address(1));
        Locator places = page.locator(".boards li");
        assertThat(places).hasCount(2);
        assertThat(places.first().locator("svg.picture")).isVisible();
        assertThat(places.first()).containsText("Match 1");
        assertThat(places.first()).containsText("Tactician against Waiter <b>");
        assertThat(places.last()).containsText("longer than a moment");
        assertThat(places.first().locator(".place-board").boundingBox().height)
            .isEqualTo(places.last().locator(".place-board").boundingBox().height);
        assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
            .isEqualTo(true);
        assertThat(Chromium.violations(page)).isEmpty();
      }
      program.goOn();
      assertThat(wide.locator(".winner")).isVisible();
      assertThat(wide.locator(".boards")).hasCount(0);
      wide.context().close();
      phone.context().close();
      chromium.checkQuiet();
    }
  }
}
