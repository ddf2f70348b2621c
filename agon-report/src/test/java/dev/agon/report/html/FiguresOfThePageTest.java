package dev.agon.report.html;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.agon.game.Parsed;
import dev.agon.json.Json;
import dev.agon.report.ReportFormat;
import dev.agon.run.EventResult;
import dev.agon.text.JsonReader;
import dev.agon.tournament.Seeding;
import dev.agon.tournament.stages.FormatType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The page says what the JSON output says: every bot, figure and series. */
final class FiguresOfThePageTest {
  private static Json.Obj json(PublishedEvent publication) {
    Parsed<Json> reading = JsonReader.read(ReportFormat.JSON.write(publication.report()));
    return (Json.Obj) ((Parsed.Value<Json>) reading).value();
  }

  private static List<Json.Obj> objects(Json.Obj json, String key) {
    return objects(json.get(key).orElseThrow());
  }

  private static List<Json.Obj> objects(Json list) {
    return ((Json.Arr) list).items().stream().map(item -> (Json.Obj) item).toList();
  }

  private static String string(Json.Obj json, String key) {
    return ((Json.Str) json.get(key).orElseThrow()).text();
  }

  private static double number(Json.Obj json, String key) {
    return ((Json.Num) json.get(key).orElseThrow()).value().doubleValue();
  }

  static Stream<PublishedEvent> events() {
    List<String> names = Samples.bots(4);
    return Stream.of(
        Samples.cup(),
        Samples.roundRobin(2),
        Samples.roundRobin(20),
        Samples.doubleElimination(6),
        Samples.publication(names, Samples.format(FormatType.SWISS, names), Samples::mixed),
        Samples.publication(
            names,
            FormatType.ROUND_ROBIN.create(
                Seeding.asListed(names),
                FormatType.ROUND_ROBIN.settings(Map.of("boards", "2", "scoring", "matchpoints"))),
            Samples::mixed));
  }

  @ParameterizedTest
  @MethodSource("events")
  void theStandingsAreThoseOfTheJson(PublishedEvent event) {
    Page page = Page.of(event);
    Json.Obj json = json(event);
    assertSame(page, "//section[@id='standings']//table", objects(json, "standings"));
    List<Json.Obj> stages = json.get("stages").map(FiguresOfThePageTest::objects).orElse(List.of());
    for (int i = 0; i < stages.size() && stages.size() > 1; i++) {
      assertSame(
          page,
          "//section[@id='stage-" + (i + 1) + "']//table[contains(@class,'standings')]",
          objects(stages.get(i), "standings"));
    }
  }

  /** By the titles of its columns, row by row. */
  private static void assertSame(Page page, String table, List<Json.Obj> standings) {
    List<String> columns = page.texts(table + "/thead/tr/th");
    for (int i = 0; i < standings.size(); i++) {
      String row = table + "/tbody/tr[not(@class='cut')][" + (i + 1) + "]";
      List<String> cells = page.texts(row + "/*");
      Json.Obj expected = standings.get(i);
      assertThat(page.texts(row + "/th/bdi")).containsExactly(string(expected, "name"));
      assertThat(page.texts(row + "/th/small")).containsExactly(string(expected, "author"));
      Map<String, String> figures =
          new LinkedHashMap<>(
              Map.of(
                  "rank", "rank",
                  "games", "games",
                  "wins", "wins",
                  "draws", "draws",
                  "losses", "losses",
                  "faults", "faults"));
      boolean isFinalOfSeveral = columns.contains("decided by");
      if (isFinalOfSeveral) {
        assertThat(cells.get(columns.indexOf("decided by")))
            .matches(
                "stage %.0f: place %.0f(, .*)?"
                    .formatted(number(expected, "stage"), number(expected, "stageRank")));
      } else {
        figures.put("points", "points");
      }
      if (columns.contains("lost by all")) {
        figures.put("lost by all", "lostByAll");
      } else {
        assertThat(number(expected, "lostByAll")).isZero();
      }
      figures.forEach(
          (column, key) ->
              assertThat(Double.parseDouble(cells.get(columns.indexOf(column))))
                  .as(column)
                  .isEqualTo(number(expected, key)));
      if (!isFinalOfSeveral) {
        assertNear(
            cells.get(columns.indexOf("per game")), expected, "perGame", "uncertainty", 0.00501);
      }
      if (expected.get("rating").isPresent()) {
        // The JSON has a decimal more, so that both may have been rounded.
        assertNear(
            cells.get(columns.indexOf("rating")), expected, "rating", "ratingUncertainty", 0.56);
      }
      String superiority = columns.contains("LOS") ? cells.get(columns.indexOf("LOS")) : "";
      assertThat(superiority.isEmpty()).isEqualTo(expected.get("superiority").isEmpty());
      if (!superiority.isEmpty()) {
        assertThat(Double.parseDouble(superiority.replace(" %", "")))
            .isCloseTo(100 * number(expected, "superiority"), within(0.06));
      }
      if (columns.contains("percent")) {
        assertThat(Double.parseDouble(cells.get(columns.indexOf("percent"))))
            .isEqualTo(number(expected, "percent"));
      } else {
        assertThat(expected.get("percent")).isEmpty();
      }
      String tie = string(expected, "tieBrokenBy");
      assertThat(columns.contains("tie broken by") ? cells.getLast() : "").isEqualTo(tie);
    }
    assertThat(page.count(table + "/tbody/tr[not(@class='cut')]")).isEqualTo(standings.size());
  }

  private static void assertNear(
      String cell, Json.Obj expected, String value, String uncertainty, double rounding) {
    String[] parts = cell.split(" \u00b1 ");
    assertThat(Double.parseDouble(parts[0])).isCloseTo(number(expected, value), within(rounding));
    assertThat(Double.parseDouble(parts[1]))
        .isCloseTo(number(expected, uncertainty), within(rounding));
  }

  /** The JSON has the cross table of all stages together, and a bracket has none on the page. */
  static Stream<PublishedEvent> ofOneStageWithoutBracket() {
    return events()
        .filter(
            event ->
                event.report().standings().stages().size() == 1
                    && event.report().standings().stages().getFirst().bracket().isEmpty());
  }

  /** The JSON counts by seats; the page adds up both. */
  @ParameterizedTest
  @MethodSource("ofOneStageWithoutBracket")
  void theCrossTableIsThatOfTheJson(PublishedEvent event) {
    Page page = Page.of(event);
    Map<String, double[]> counts = new LinkedHashMap<>();
    for (Json.Obj pair : objects(json(event), "crossTable")) {
      String first = string(pair, "first");
      String second = string(pair, "second");
      add(counts, first + "/" + second, pair, "wins", "losses");
      add(counts, second + "/" + first, pair, "losses", "wins");
    }
    List<String> order = page.texts("//section[@id='cross-table']//table/tbody/tr/th/bdi");
    assertThat(order).hasSize(event.report().names().size());
    assertThat(page.texts("//section[@id='cross-table']//table/thead/tr/th//bdi")).isEqualTo(order);
    for (int row = 0; row < order.size(); row++) {
      for (int column = 0; column < order.size(); column++) {
        String cell =
            "//section[@id='cross-table']//table/tbody/tr["
                + (row + 1)
                + "]/td["
                + (column + 1)
                + "]";
        String shown = page.texts(cell).getFirst();
        double[] expected = counts.get(order.get(row) + "/" + order.get(column));
        if (expected == null) {
          assertThat(shown).isEqualTo(row == column ? "" : "\u2013");
        } else {
          double share =
              (expected[0] + expected[1] / 2) / (expected[0] + expected[1] + expected[2]);
          String wholes =
              "%d\u2013%d\u2013%d"
                  .formatted((long) expected[0], (long) expected[1], (long) expected[2]);
          String percentage = order.size() > 16 ? shown : shown.replace(" " + wholes, "");
          assertThat(Double.parseDouble(percentage)).isCloseTo(100 * share, within(0.5));
          assertThat(page.texts(cell + "/@class")).containsExactly("w" + Math.round(10 * share));
          assertThat(page.texts(cell + "/small"))
              .isEqualTo(order.size() > 16 ? List.of() : List.of(wholes));
        }
      }
    }
  }

  private static void add(
      Map<String, double[]> counts, String key, Json.Obj pair, String wins, String losses) {
    double[] sum = counts.computeIfAbsent(key, _ -> new double[3]);
    sum[0] += number(pair, wins);
    sum[1] += number(pair, "draws");
    sum[2] += number(pair, losses) + number(pair, "lostByAll");
  }

  /** A series as "upper 2, lower 1: winner", or "upper: winner" with a bye. */
  private static String one(Json.Obj series) {
    String upper = string(series, "upper");
    return series.get("lower").isPresent()
        ? "%s %.0f, %s %.0f: %s, %.0f undecided"
            .formatted(
                upper,
                number(series, "upperWins"),
                string(series, "lower"),
                number(series, "lowerWins"),
                string(series, "winner"),
                number(series, "undecided"))
        : upper + ": " + string(series, "winner");
  }

  private static List<String> series(Page page, String within) {
    String path = within + "//div[@class='series']";
    List<String> all = new ArrayList<>();
    for (int i = 1; i <= page.count(path); i++) {
      String series = "(" + path + ")[" + i + "]";
      List<String> names = page.texts(series + "//bdi");
      String winner = page.texts(series + "//strong/bdi").getFirst();
      List<String> wins =
          page.texts(series + "//span[@class='wins']").stream()
              .map(n -> n.replace("*", ""))
              .toList();
      String undecided =
          page.texts(series + "/p[@class='undecided']").stream()
              .map(text -> text.replaceAll("\\D", ""))
              .findFirst()
              .orElse("0");
      all.add(
          wins.isEmpty()
              ? names.getFirst() + ": " + winner
              : "%s %s, %s %s: %s, %s undecided"
                  .formatted(
                      names.get(0), wins.get(0), names.get(1), wins.get(1), winner, undecided));
    }
    return all;
  }

  private static List<String> series(Json levels) {
    return ((Json.Arr) levels)
        .items().stream()
            .flatMap(level -> objects(level).stream())
            .map(FiguresOfThePageTest::one)
            .toList();
  }

  @Test
  void theTiesOfTheBracketAreThoseOfTheJson() {
    PublishedEvent cup = Samples.cup();
    Json.Obj knockout = objects(json(cup), "stages").getLast();
    List<String> expected = series(knockout.get("bracket").orElseThrow());
    // Five in a bracket for eight: four first series, two semi-finals, the final, third place.
    assertThat(expected).hasSize(8);
    Page page = Page.of(cup);
    assertThat(series(page, "//section[@id='stage-2']")).isEqualTo(expected);
    assertThat(page.texts("//section[@id='stage-2']//p[@class='level-title']"))
        .containsExactly("Quarter-finals", "Semi-finals", "Final", "Third place");
  }

  @Test
  void theLosersBracketAndTheGrandFinalAreThoseOfTheJson() {
    PublishedEvent event = Samples.doubleElimination(6);
    Json.Obj stage = objects(json(event), "stages").getFirst();
    List<String> expected = new ArrayList<>(series(stage.get("bracket").orElseThrow()));
    expected.addAll(series(stage.get("losersBracket").orElseThrow()));
    objects(stage, "grandFinal").forEach(series -> expected.add(one(series)));
    assertThat(series(Page.of(event), "//section[@id='bracket']")).isEqualTo(expected);
  }

  @Test
  void bothHalvesOfADoubleEliminationLeadToTheGrandFinal() {
    Page page = Page.of(Samples.doubleElimination(6));
    assertThat(page.count("//section[@id='bracket']//figure")).isEqualTo(1);
    assertThat(page.count("//div[@class='level both']/ol[@class='joined']/li")).isEqualTo(2);
    assertThat(page.texts("//div[@class='level both']/following-sibling::div/p"))
        .startsWith("Grand final");
    assertThat(
            page.count("//div[@class='level both']/following-sibling::div[1]/ol/li[@class='fed']"))
        .isEqualTo(1);
  }

  @Test
  void whatWasPlayedIsAtTheTopAndWhatRepeatsItBelow() {
    PublishedEvent cup = Samples.cup();
    EventResult report = cup.report();
    Page page = Page.of(cup);
    assertThat(page.texts("/html/head/title")).containsExactly("The cup");
    assertThat(page.texts("//h1")).containsExactly("The cup");
    assertThat(page.texts("//header//dd"))
        .containsExactly(
            "Coin Fight",
            "round-robin, single-elimination",
            "7",
            String.valueOf(report.matches()),
            "7",
            "2026-11-16 10:00 UTC");
    assertThat(page.texts("//section[@id='repeat']//dd/code"))
        .containsExactly(report.standings().digest());
    assertThat(page.texts("//section[@id='repeat']//dt"))
        .containsExactly("digest", "seed", "start", "rounds");
    assertThat(page.texts("//section[@id='repeat']//dd")).contains("4x1, 3x5", "10", "7");
    assertThat(page.texts("//section[@id='repeat']/pre"))
        .containsExactly("agon run event.yaml", "game: coinfight\nname: \"The <cup> & more\"\n");
    assertThat(page.texts("//section[@id='repeat']//tbody/tr[1]/*"))
        .containsExactly("Bot 1", "author of Bot 1", "session", "cmd:python3 'my bot.py' <&1");
    assertThat(page.count("//section[@id='repeat']//tbody/tr")).isEqualTo(7);
  }

  /** Ratings are drawn from the strongest on; the interval lies around the dot. */
  @Test
  void thePlotHasEveryRating() {
    PublishedEvent event = Samples.roundRobin(20);
    Page page = Page.of(event);
    List<Json.Obj> strongest = new ArrayList<>(objects(json(event), "standings"));
    strongest.sort((a, b) -> Double.compare(number(b, "rating"), number(a, "rating")));
    assertThat(page.texts("//div[@class='plot']//span[@class='who']"))
        .isEqualTo(strongest.stream().map(bot -> string(bot, "name")).toList());
    List<String> labels = page.texts("//div[@class='plot']//g/title");
    List<String> dots = page.texts("//div[@class='plot']//g/circle/@cx");
    List<String> lows = page.texts("//div[@class='plot']//g/line/@x1");
    List<String> highs = page.texts("//div[@class='plot']//g/line/@x2");
    List<String> ticks = page.texts("//svg[@class='axis']/text");
    double from = Double.parseDouble(ticks.getFirst());
    double to = Double.parseDouble(ticks.getLast());
    for (int i = 0; i < strongest.size(); i++) {
      Json.Obj bot = strongest.get(i);
      double rating = number(bot, "rating");
      double uncertainty = number(bot, "ratingUncertainty");
      assertThat(labels.get(i)).startsWith(string(bot, "name") + ": ");
      assertThat(rating(dots.get(i), from, to)).isCloseTo(rating, within(0.2));
      assertThat(rating(lows.get(i), from, to)).isCloseTo(rating - uncertainty, within(0.3));
      assertThat(rating(highs.get(i), from, to)).isCloseTo(rating + uncertainty, within(0.3));
    }
  }

  private static double rating(String percent, double from, double to) {
    return from + (to - from) * Double.parseDouble(percent.replace("%", "")) / 100;
  }
}
