package dev.agon.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The list of an event's matches. */
final class MatchListTest {
  private static final String MANY = TestEvents.COINS.replace("games: 2", "games: 20");

  private static WebFixture web;

  @BeforeAll
  static void start(@TempDir Path folder) {
    web = WebFixture.with(folder, TestEvents.CUP, MANY);
  }

  @AfterAll
  static void stop() {
    web.close();
  }

  private static List<String> numbers(String path) {
    return Pattern.compile("<td class=\"n\">(\\d+)</td>")
        .matcher(web.get(path).body())
        .results()
        .map(found -> found.group(1))
        .toList();
  }

  @Test
  void aRowSaysWhoPlayedHowItEndedHowLongItWasAndWhatHappened() {
    String page = web.get("/events/1/matches").body();
    assertThat(page)
        .contains(">Round</th>", ">Players</th>", ">Points</th>", ">Steps</th>", ">Curve</th>")
        .contains("class=\"side-won\"", "rounds</td>", "class=\"sparkline\"", "/curve.svg");
    assertThat(web.get("/events/1/matches.json").body())
        .contains("\"steps\":", "\"story\":\"over in ");
  }

  @Test
  void thePagesOfAListHaveAllMatchesOnce() {
    List<String> first = numbers("/events/2/matches");
    assertThat(first).hasSize(50).startsWith("1").endsWith("50");
    assertThat(web.get("/events/2/matches").body())
        .contains("<a href=\"/events/2/matches?from=51\" rel=\"next\">")
        .doesNotContain("rel=\"first\"");
    assertThat(numbers("/events/2/matches?from=51")).startsWith("51");
    assertThat(web.get("/events/2/matches?from=51").body()).contains("rel=\"first\"");
  }

  @Test
  void aFilterIsKeptByItsFormAndByTheNextPage() {
    String page = web.get("/events/1/matches?bot=2&stage=1&faults=").body();
    assertThat(page)
        .contains("<option value=\"2\" selected=\"\">Tactician</option>")
        .contains("<option value=\"1\" selected=\"\">stage 1</option>")
        .contains("checked=\"\"", "No match is like that.");
    assertThat(numbers("/events/1/matches?bot=&stage=")).isEqualTo(numbers("/events/1/matches"));
    assertThat(numbers("/events/1/matches?stage=2")).doesNotContain("1").isNotEmpty();
    assertThat(web.get("/events/2/matches?bot=1").body())
        .contains("/events/2/matches?bot=1&amp;from=");
  }
}
