package dev.agon.bridge.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.bridge.Sessions;
import dev.agon.bridge.check.PublishedFigures;
import dev.agon.bridge.score.PairTotal;
import dev.agon.bridge.score.RankingMeasure;
import dev.agon.bridge.score.RoundingPolicy;
import dev.agon.bridge.score.ScoredSession;
import dev.agon.bridge.score.Scorer;
import dev.agon.bridge.score.ScoringRules;
import dev.agon.bridge.session.Session;
import dev.agon.game.Dice;
import dev.agon.game.Parsed;
import dev.agon.json.Json;
import dev.agon.text.JsonReader;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class SessionWritersTest {
  private static String write(SessionWriter writer, Session session, Set<ReportPart> parts) {
    ScoredSession scored = Scorer.score(session, ScoringRules.DEFAULT);
    return writer.begin()
        + writer.write(
            new SessionReport(
                "a file", scored, RankingMeasure.PERCENT, parts, Sessions.findings(session)));
  }

  private static String write(SessionWriter writer, Set<ReportPart> parts) {
    return write(writer, Sessions.ofEveryKind(), parts);
  }

  /**
   * Board 1: 420 beats -50, and of three results two are compared: (2 + 1) x 3 / 2 - 1 = 3.5 of 4.
   * Board 2: -550 loses to 0 and to both parts of the weighted score; 0 loses to 620 and beats
   * -100.
   */
  @Test
  void tablesShowRankingTravellersAndCards() {
    String text = write(new TableSessionWriter(), EnumSet.allOf(ReportPart.class));
    assertThat(text)
        .startsWith("a file\n\nNorth-South\nplace  pair  name ")
        .contains("\nEast-West\n")
        .contains("    1  1     Ann & <Ben>       2         6.30    78.75 ")
        .contains("\nBoard 1, nobody vulnerable\n")
        .contains("\n1   4   4S        N       10          420   3.50   0.50  87.50  12.50 ")
        .contains("\nBoard 2, NS vulnerable\n")
        .contains("\nPair 3, Zoë: ")
        .contains("  NS A+ EW A-")
        .doesNotContain("to check");
  }

  @Test
  void csvHasOneRowForEachPlaceResultOrBoard() {
    assertThat(write(new CsvSessionWriter(ReportPart.RANKING), EnumSet.of(ReportPart.RANKING)))
        .startsWith(
            "file,section,side,place,pair,name,boards,matchpoints,percent,imps,total\n"
                + "a file,,NS,1,1,Ann & <Ben>,2,6.30,78.75,")
        .contains(",\"Cher, M\",")
        .hasLineCount(7);
    assertThat(
            write(new CsvSessionWriter(ReportPart.TRAVELLERS), EnumSet.of(ReportPart.TRAVELLERS)))
        .contains("a file,,1,1,4,4S,N,10,420,3.50,0.50,87.50,12.50,")
        .contains("a file,,2,1,5,PASS,,,0,")
        .hasLineCount(7);
    assertThat(write(new CsvSessionWriter(ReportPart.CARDS), EnumSet.of(ReportPart.CARDS)))
        .contains("a file,,1,Ann & <Ben>,1,NS,4 D,4S,N,10,420,3.50,87.50,")
        .contains("a file,,4,D,1,EW,1 Ann & <Ben>,4S,N,10,-420,0.50,12.50,")
        .hasLineCount(13);
  }

  @Test
  void jsonIsOneLineForEachSession() {
    String text = write(new JsonSessionWriter(), EnumSet.allOf(ReportPart.class));
    assertThat(text).hasLineCount(1);
    assertThat(JsonReader.read(text)).isInstanceOf(Parsed.Value.class);
    assertThat(text)
        .startsWith("{\"file\":\"a file\",\"title\":\"\",\"policy\":\"exact\",\"neuberg\":\"ebu\"")
        .contains(
            "\"place\":1,\"shared\":false,\"section\":\"\",\"pair\":\"1\",\"name\":\"Ann &"
                + " <Ben>\",\"boards\":2")
        .contains(
            "\"contract\":\"4S\",\"declarer\":\"N\",\"tricks\":10,\"score\":420,\"given\":null")
        .contains("\"score\":null,\"given\":\"NS A+ EW A-\"")
        .endsWith("\"findings\":[]}\n");
    assertThat(write(new JsonSessionWriter(), EnumSet.of(ReportPart.RANKING)))
        .doesNotContain("travellers");
  }

  @Test
  void findingsAreWrittenInTablesAndJson() {
    Session session = Sessions.scores("1,1,2,425|1,3,4,420");
    String finding = "board 1, NS 1 v EW 2: no contract scores 425";
    assertThat(write(new TableSessionWriter(), session, EnumSet.of(ReportPart.RANKING)))
        .contains("\nto check:\n  " + finding + "\n");
    assertThat(write(new JsonSessionWriter(), session, EnumSet.of(ReportPart.RANKING)))
        .contains("\"findings\":[\"" + finding + "\"]");
  }

  /** A session written as USEBIO and read back has the same percentages. */
  @Test
  void usebioIsReadBackWithEqualFigures() {
    String xml = write(new UsebioWriter(), EnumSet.allOf(ReportPart.class));
    assertThat(xml).contains("<PLAYER_NAME>Ann</PLAYER_NAME>", "&lt;Ben&gt;");
    assertReadBack(Sessions.ofEveryKind(), xml);
    Dice dice = new Dice(4);
    for (int i = 0; i < 300; i++) {
      String rows = Sessions.random(dice, true).replaceAll("(?m),b?$", "").replace(",group", "");
      Session session = Sessions.csv(rows);
      if (!session.pairs().isEmpty()) {
        assertReadBack(
            session, write(new UsebioWriter(), session, EnumSet.allOf(ReportPart.class)));
      }
    }
  }

  private static void assertReadBack(Session session, String xml) {
    Session again = Sessions.usebio(xml);
    assertThat(new PublishedFigures(again).check(ScoringRules.DEFAULT).differences())
        .as(xml)
        .isEmpty();
    List<String> first = percentages(session);
    assertThat(percentages(again)).as(xml).containsExactlyInAnyOrderElementsOf(first);
  }

  private static List<String> percentages(Session session) {
    return Scorer.score(session, ScoringRules.DEFAULT.with(RoundingPolicy.EXACT)).totals().stream()
        .map(total -> session.pair(total.pair()).number() + ": " + shown(total))
        .toList();
  }

  private static String shown(PairTotal total) {
    return total.percentage() + " " + total.score() + " " + total.imps() + " " + total.boards();
  }

  /** Pair 1: 420 beats -50, and 0 beats -550; the weighted score is left out. */
  @Test
  void theOldFormatIgnoresAssignedScores() {
    assertThat(write(new OldSessionWriter(), EnumSet.of(ReportPart.RANKING)))
        .startsWith(
            """
                   420   210.00        2.0     100.00  2 Ann & <Ben>
                   -50   -50.00        0.0       0.00  1 Cher, M
                  -550  -550.00        0.0       0.00  1 Zoë
            """);
  }

  @Test
  void jsonNumbersAreNumbers() {
    Json json =
        JsonReader.read(write(new JsonSessionWriter(), EnumSet.of(ReportPart.RANKING)))
                instanceof Parsed.Value<Json>(Json understood)
            ? understood
            : new Json.Null();
    assertThat(json)
        .isInstanceOfSatisfying(
            Json.Obj.class, object -> assertThat(object.get("winners")).contains(Json.of(2)));
  }
}
