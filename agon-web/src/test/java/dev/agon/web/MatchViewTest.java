package dev.agon.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the server tells of a match that is covered, revealed or analysed. */
final class MatchViewTest {
  private static WebFixture web;

  @BeforeAll
  static void start(@TempDir Path folder) {
    String[] events = Arrays.copyOf(TestEvents.all(), 5);
    events[4] = TestEvents.longMatch(250);
    web = WebFixture.with(folder, events);
  }

  @AfterAll
  static void stop() {
    web.close();
  }

  private static String match(int event, String rest) {
    return web.get("/events/" + event + "/matches/1" + rest).body();
  }

  @Test
  void aCoveredPageHasNamesAndNoResult() {
    for (int event = 1; event <= 3; event++) {
      String covered = match(event, "");
      assertThat(covered)
          .contains("<b>? points</b>", "view=\"covered\"", "Reveal the result")
          .doesNotContain("class=\"won\"", "class=\"lost\"", "match-notes\"><p")
          .doesNotContainPattern("<b>[−0-9.]+ points?</b>");
      assertThat(match(event, "?revealed"))
          .contains("class=\"won\"", "view=\"revealed\"", "Cover the result")
          .containsPattern("<b>[−0-9.]+ points?</b>");
      assertThat(match(event, "?analysis"))
          .contains("class=\"won\"")
          .doesNotContain("view=", "Reveal the result");
    }
    assertThat(match(4, "")).contains("<b>A match of 10</b>").doesNotContain("wins among");
    assertThat(match(4, "?revealed")).contains("wins among 10");
  }

  @Test
  void whatTheViewerNeedsFirstTellsNoResult() {
    for (int event = 1; event <= 4; event++) {
      assertThat(match(event, "/viewer"))
          .contains("\"frames\":", "\"portion\":100", "\"seats\":[{\"name\":")
          .doesNotContain("\"place\"", "\"points\"", "\"faults\"", "\"moments\"");
    }
  }

  @Test
  void aSpectatorSawNoRoundThatWasNotFired() {
    String asItHappened = match(1, "/pictures?from=0&as=spectator");
    assertThat(asItHappened).isNotEqualTo(match(1, "/pictures?from=0"));
    // Nothing is hidden in Blotto once it is decided.
    assertThat(match(3, "/pictures?from=0&as=spectator")).isEqualTo(match(3, "/pictures?from=0"));
  }

  @Test
  void listsWhichTellResultsLeadToRevealedMatches() {
    assertThat(web.get("/events/1/matches").body())
        .contains("href=\"/events/1/matches/1?revealed\"");
  }

  @Test
  void analysesHaveACurveAndTheGamesOwnWords() {
    assertThat(match(1, "/analysis"))
        .contains("\"chances\":true", "\"lead\":[", "\"svg\":\"<svg")
        .containsPattern("\"told\":\"shoots (itself|Gambler|Tactician|Trigger|Random)\"");
    assertThat(match(2, "/analysis")).containsPattern("\"told\":\"plays a \\d+ taking ");
    assertThat(match(3, "/analysis")).contains("\"chances\":false", "\"moves\":[]");
    // Ten players have no score at each of their steps.
    assertThat(match(4, "/analysis")).doesNotContain("\"curve\"");
    assertThat(match(4, "/curve.svg")).startsWith("<svg").doesNotContain("<path");
  }

  @Test
  void stepsComeInPortions() {
    assertThat(match(5, "/steps")).startsWith("{\"from\":0,\"moments\":[{\"step\":1,");
    assertThat(match(5, "/steps?from=200"))
        .contains("\"step\":201,", "\"step\":250,")
        .doesNotContain("\"step\":200,");
    assertThat(web.get("/events/5/matches/1/steps?from=250").statusCode()).isEqualTo(404);
    assertThat(web.get("/events/5/matches/1/steps?from=-1").statusCode()).isEqualTo(404);
  }
}
