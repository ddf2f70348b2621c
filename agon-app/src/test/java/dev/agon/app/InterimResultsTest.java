package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Parsed;
import dev.agon.json.Json;
import dev.agon.json.JsonFields;
import dev.agon.store.Store;
import dev.agon.text.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is shown of an event that still runs. */
final class InterimResultsTest {
  private static final String CUP =
      """
      name: The small cup
      game: botstack
      bots: [Trigger, Gambler, Tactician, Random]
      stages:
        - {format: round-robin, games: 2, advance: 3}
        - {format: single-elimination, best-of: 3, final-best-of: 3}
      """;

  private static final int OF_FIRST_STAGE = 24;

  @TempDir private Path folder;

  private Cli agon(String command) {
    return Cli.agon((command + " --db " + folder.resolve("kept.db")).split(" "));
  }

  private long played(String event) throws IOException {
    Path file = Files.writeString(folder.resolve("cup.yaml"), event);
    assertThat(agon("run " + file).code()).isZero();
    try (Store store = Store.open(folder.resolve("kept.db").toString())) {
      return store.event(1).orElseThrow().matches();
    }
  }

  private long stoppedAfter(long matches) {
    return Stopped.after(folder.resolve("kept.db").toString(), matches);
  }

  /** The part of the first stage; it ends where the second begins. */
  private static String firstStage(String text) {
    int from = text.indexOf("Stage 1: ");
    return text.substring(from, text.indexOf("Stage 2: ", from));
  }

  @Test
  void aStageThatIsOverIsShownAsAtTheEnd() throws IOException {
    long matches = played(CUP);
    String whole = agon("standings 1").out();
    assertThat(matches).isGreaterThan(OF_FIRST_STAGE + 2);
    for (long k = OF_FIRST_STAGE; k < matches; k++) {
      String interim = agon("standings " + stoppedAfter(k)).out();
      assertThat(interim)
          .startsWith("The small cup: not finished, " + k + " matches so far of at least ")
          .contains(", stage 2 of 2\n")
          .doesNotContain("digest", "Final standings");
      assertThat(firstStage(interim)).isEqualTo(firstStage(whole));
    }
  }

  /** Pairs are played one after the other, so most bots have not played yet. */
  @Test
  void unevenSeatsOfAStageUnderWayAreNotMentioned() throws IOException {
    String three = "{format: round-robin, games: 1, seats: 3}";
    long matches = played("game: coinfight\nbots: [Randy*4]\nstages: [" + three + "]\n");
    assertThat(agon("standings 1").out()).contains("Each bot sat in each seat ");
    assertThat(agon("standings " + stoppedAfter(matches / 2)).out()).doesNotContain("Each ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "botstack | {format: round-robin, games: 1}",
        "botstack | {format: round-robin, boards: 2, scoring: matchpoints}",
        "botstack | {format: round-robin, games: 40, stop: top-1-decided}",
        "botstack | {format: round-robin, games: 1, scoring: wins, tie-breaks: [playoff]}",
        "botstack | {format: gauntlet, games: 1}",
        "botstack | {format: swiss, rounds: 3}",
        "botstack | {format: single-elimination}",
        "botstack | {format: double-elimination}",
        "coinfight | {format: groups}",
        "coinfight | {format: table, games: 5}",
        "coinfight | {format: matchups, matchups: [[A-1, A-2], [A-3, A-4]]}",
      })
  void everyFormatShowsTheMatchesSoFar(String game, String stage) throws IOException {
    String bot = game.equals("botstack") ? "Gambler" : "Randy";
    long matches =
        played(
            "game: %s\nbots: [{name: A, bot: '%s*5'}]\nstages: [%s]\n".formatted(game, bot, stage));
    for (long k = 0; k < matches; k += Math.max(1, matches / 12)) {
      long id = stoppedAfter(k);
      Cli table = agon("standings " + id);
      assertThat(table.err()).isEmpty();
      assertThat(table.out())
          .startsWith(game + ": not finished, " + k + " matches so far of at least ");
      JsonFields json = json(agon("standings " + id + " --output json").out());
      assertThat(json.object("interim").whole("matches")).isEqualTo((int) k);
      assertThat(json.has("digest")).isFalse();
      assertThat(json.array("standings")).hasSize(5);
    }
  }

  /**
   * All matches are in the bracket, and what it shows of a series is how that series began. Two
   * players may have two series.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{format: single-elimination, best-of: 3, final-best-of: 5}",
        "{format: double-elimination, best-of: 3}",
      })
  void aBracketFillsMatchByMatch(String stage) throws IOException {
    long matches =
        played("game: botstack\nseed: 5\nbots: ['Gambler*5']\nstages: [" + stage + "]\n");
    List<JsonFields> end = series(1);
    for (long k = 0; k < matches; k++) {
      List<JsonFields> drawn = series(stoppedAfter(k));
      assertThat(drawn.stream().mapToInt(InterimResultsTest::matches).sum()).isEqualTo((int) k);
      for (JsonFields one : drawn) {
        assertThat(end)
            .filteredOn(whole -> isOf(whole, one))
            .as("%s after %d matches", one, k)
            .anyMatch(
                whole ->
                    one.has("winner")
                        ? matches(one) == matches(whole)
                            && one.text("winner").equals(whole.text("winner"))
                        : matches(one) < matches(whole));
      }
    }
  }

  /** The series that have been drawn. */
  private List<JsonFields> series(long event) {
    JsonFields stage =
        json(agon("standings " + event + " --output json").out()).objects("stages").getFirst();
    return Stream.of("bracket", "losersBracket", "grandFinal")
        .filter(stage::has)
        .flatMap(key -> all(stage.array(key)))
        .toList();
  }

  private static Stream<JsonFields> all(List<Json> nested) {
    return nested.stream()
        .flatMap(
            one ->
                one instanceof Json.Arr(List<Json> items)
                    ? all(items)
                    : Stream.of(JsonFields.of(one, "a series")));
  }

  private static boolean isOf(JsonFields one, JsonFields other) {
    return one.text("upper").equals(other.text("upper"))
        && one.has("lower") == other.has("lower")
        && (!one.has("lower") || one.text("lower").equals(other.text("lower")));
  }

  private static int matches(JsonFields series) {
    return series.has("lower")
        ? series.whole("upperWins") + series.whole("lowerWins") + series.whole("undecided")
        : 0;
  }

  private static JsonFields json(String text) {
    return switch (JsonReader.read(text)) {
      case Parsed.Value<Json>(Json json) -> JsonFields.of(json, "the output");
      case Parsed.Failure<Json>(String why) -> throw new AssertionError(why);
    };
  }

  @Test
  void theReportOfAnUnfinishedEventSaysSo() throws IOException {
    played(CUP);
    Path page = folder.resolve("page.html");
    assertThat(agon("report 1 --file " + page).code()).isZero();
    assertThat(page).content().doesNotContain("Interim report");
    for (long k : new long[] {0, 5, OF_FIRST_STAGE, OF_FIRST_STAGE + 1}) {
      Cli cli = agon("report " + stoppedAfter(k) + " --file " + page);
      assertThat(cli.err()).isEmpty();
      assertThat(page)
          .content()
          .contains("Interim report: </strong>not finished, " + k + " matches so far of at least ")
          .contains(k < OF_FIRST_STAGE ? ", stage 1 of 2." : ", stage 2 of 2.")
          .contains("Written by Agon from the matches stored so far.")
          .doesNotContain("podium\"", "Final standings");
      // Of three players one waits, and the final is not drawn yet.
      assertThat(page)
          .content()
          .matches(text -> text.contains("series to-come") == (k >= OF_FIRST_STAGE));
    }
  }

  @Test
  void aTableForSpreadsheetsIsRefusedBeforeTheEnd() throws IOException {
    played(CUP);
    assertThat(agon("standings " + stoppedAfter(3) + " --output csv").err())
        .startsWith("agon: event 2 is not finished, it has 3 matches so far; resume it with: ")
        .hasLineCount(1);
  }
}
