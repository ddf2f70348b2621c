package dev.agon.bridge.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.bridge.Sessions;
import dev.agon.bridge.SharedFiles;
import dev.agon.bridge.deal.Deals;
import dev.agon.bridge.deal.PbnFile;
import dev.agon.bridge.file.StrataFile;
import dev.agon.bridge.page.PublishedSession.PageFile;
import dev.agon.bridge.report.CsvSessionWriter;
import dev.agon.bridge.report.ReportPart;
import dev.agon.bridge.report.SessionReport;
import dev.agon.bridge.report.TableSessionWriter;
import dev.agon.bridge.score.MatchpointScale;
import dev.agon.bridge.score.PairStrata;
import dev.agon.bridge.score.RankingMeasure;
import dev.agon.bridge.score.RoundingPolicy;
import dev.agon.bridge.score.Scorer;
import dev.agon.bridge.score.ScoringRules;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.SessionHeading;
import dev.agon.duplicate.Fraction;
import dev.agon.text.UserError;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SessionPageTest {
  /** North takes 11 tricks in spades, South 10; nobody else makes anything. */
  private static final String HANDS =
      """
      [Board "1"]
      [Dealer "N"]
      [Vulnerable "None"]
      [Deal "N:AKQJ.T987.654.32 T987.654.32.AKQJ 654.32.AKQJ.T987 32.AKQJ.T987.654"]
      [DoubleDummyTricks "6b66b6a66b0000000000"]
      """;

  private static SessionReport report(Session session, RankingMeasure by) {
    return new SessionReport(
        "a file",
        Scorer.score(session, ScoringRules.DEFAULT),
        by,
        EnumSet.allOf(ReportPart.class),
        Sessions.findings(session));
  }

  private static String page(Session session) {
    return SessionPage.write(PublishedSession.of(report(session, RankingMeasure.PERCENT)));
  }

  private static String pageWithHands() {
    Deals deals = PbnFile.read("hands", HANDS.getBytes(StandardCharsets.UTF_8));
    return SessionPage.write(
        new PublishedSession(
            report(Sessions.ofEveryKind(), RankingMeasure.PERCENT),
            deals,
            PairStrata.NONE,
            List.of(new PageFile("session.xml", "Results as USEBIO"))));
  }

  @Test
  void thePageIsSelfContainedAndEscaped() {
    String page = page(Sessions.ofEveryKind());
    assertThat(page)
        .startsWith("<!DOCTYPE html>")
        .endsWith("</html>\n")
        .contains("Ann &amp; &lt;Ben&gt;", "=F &amp; &quot;G&quot;", "@media print", "Zoë")
        .contains("default-src &#39;none&#39;;")
        .doesNotContain(
            "<Ben>", "<script", "src=", "http:", "https:", "url(", "@import", " style=");
    assertThat(SessionPage.wrote(page.substring(0, 300))).isTrue();
    assertThat(SessionPage.wrote("<!DOCTYPE html>\n<html><title>mine</title>")).isFalse();
  }

  @Test
  void everyLinkLeadsToAPlaceOfThePage() {
    String page = pageWithHands();
    Set<String> places = found(page, "id=\"([^\"]+)\"");
    assertThat(places).contains("ranking", "boards", "pairs", "p1", "p6", "b1", "b2");
    assertThat(found(page, "href=\"#([^\"]+)\"")).isSubsetOf(places).contains("p1", "b2");
    assertThat(found(page, "href=\"([^#\"]+)\"")).containsExactly("session.xml");
  }

  private static Set<String> found(String page, String pattern) {
    return Pattern.compile(pattern)
        .matcher(page)
        .results()
        .map((MatchResult result) -> result.group(1))
        .collect(Collectors.toSet());
  }

  /** Board 1: 420 has 3.5 of 4 matchpoints, and -50 has 0.5; the third pair has average plus. */
  @Test
  void aTravellerHasTheBestForNorthSouthFirst() {
    String board = between(page(Sessions.ofEveryKind()), "id=\"b1\"", "</article>");
    assertThat(board)
        .contains("<small>North deals, nobody vulnerable</small>")
        .contains("4♠ N =", "+420", "4♠ S −1", "−50", ">A+<")
        .contains("<td class=\"w8\">88</td>", "<td class=\"w2\">13</td>");
    assertThat(board.indexOf("+420")).isLessThan(board.indexOf("−50"));
  }

  @Test
  void aBoardShowsItsHandsWhatTheyMakeAndPar() {
    String board = between(pageWithHands(), "id=\"b1\"", "</article>");
    assertThat(board)
        .contains("<b>North</b> <small>10</small>", "<p>♠ AKQJ</p>", "♥</b> 10987")
        .contains("<th scope=\"row\">N</th><td>5</td>", "<th scope=\"row\">S</th>")
        .contains("<th scope=\"row\">EW</th><td>–</td>")
        .contains("<b>Par </b>4♠ N +1: NS +450")
        .contains("<i class=\"at-n dealer\">N</i>");
  }

  /** North makes ten of eleven tricks in spades, South nine of ten. */
  @Test
  void tricksAreComparedWithDoubleDummyForDeclarerAndForEachPair() {
    String page = pageWithHands();
    assertThat(between(page, "id=\"b1\"", "</article>"))
        .contains("4♠ N =</td>", "<td>13</td><td>−1</td></tr>");
    assertThat(between(page, "id=\"p1\"", "</article>"))
        .contains("<th scope=\"row\">declaring</th><td class=\"n\">1</td>")
        .contains("<td class=\"w8\">88</td><td>−1</td></tr>");
    assertThat(between(page, "id=\"p4\"", "</article>"))
        .contains("<td class=\"w2\">13</td><td>+1</td></tr>");
  }

  /** The gains of all roles add up to the pair's distance from 50 %. */
  @Test
  void aPairsGainsAddUpToItsTotal() {
    SessionReport report = report(Sessions.ofEveryKind(), RankingMeasure.PERCENT);
    LineCells cells = new LineCells(Deals.NONE, PageFigure.PERCENT);
    report
        .scored()
        .totals()
        .forEach(
            total -> {
              var sum =
                  new PairSummary(total, PageFigure.PERCENT, cells)
                      .gains().stream()
                          .map(PairSummary.RoleGain::gain)
                          .reduce(Fraction.of(50), (a, b) -> a.plus(b));
              assertThat(Optional.of(sum)).isEqualTo(total.percentage());
            });
  }

  @Test
  void titleClubAndDateAreAtTheTop() {
    Session named =
        Sessions.ofEveryKind()
            .withHeading(new SessionHeading("Tuesday pairs", "A & B club", "22/10/2015"));
    assertThat(page(named))
        .contains("<title>Tuesday pairs</title>", "<bdi>Tuesday pairs</bdi>")
        .contains("<bdi>A &amp; B club</bdi>", "<bdi>Thursday 22 October 2015</bdi>");
  }

  @ParameterizedTest
  @CsvSource({
    "22/10/2015, Thursday 22 October 2015",
    "2026-11-17, Tuesday 17 November 2026",
    "2026.01.05, Monday 5 January 2026",
    "31/02/2015, 31/02/2015",
    "last week, last week",
  })
  void aDateIsWrittenOutOrLeftAsItIs(String text, String words) {
    assertThat(SessionDate.words(text)).isEqualTo(words);
  }

  @Test
  void impsAreShownWithTheirSign() {
    String page =
        SessionPage.write(PublishedSession.of(report(Sessions.ofEveryKind(), RankingMeasure.IMPS)));
    assertThat(page)
        .contains(
            "<th scope=\"col\">NS IMPs</th>",
            "+10.0",
            "IMPs against all other results of the board, their mean.");
  }

  private static String page(Session session, ScoringRules rules) {
    return SessionPage.write(
        PublishedSession.of(
            new SessionReport(
                "a file",
                Scorer.score(session, rules),
                RankingMeasure.PERCENT,
                EnumSet.allOf(ReportPart.class),
                List.of())));
  }

  @Test
  void theNoteSaysWhatATieIsAndNamesNeubergOnlyWhereItIsUsed() {
    assertThat(page(Sessions.ofEveryKind()))
        .contains("2 for each result beaten and 1 for a tie; boards with fewer results by Neuberg");
    ScoringRules rules =
        ScoringRules.DEFAULT.with(RoundingPolicy.SUM_OF_TOPS).with(MatchpointScale.ONE);
    assertThat(page(Sessions.ofEveryKind(), rules))
        .contains("1 for each result beaten and ½ for a tie.")
        .doesNotContain("Neuberg");
  }

  @Test
  void aRankingAcrossSectionsSaysWhichSectionAPairIsFrom() {
    Session session = Sessions.csv("board,ns,ew,score,section\n1,1,2,50,A\n1,1,2,100,B\n");
    ScoringRules across = ScoringRules.DEFAULT.withAcrossSections(true);
    assertThat(page(session, across)).contains(">A 1</td>", ">B 1</td>", ">B 2</td>");
    SessionReport report =
        new SessionReport(
            "a file",
            Scorer.score(session, across),
            RankingMeasure.PERCENT,
            EnumSet.of(ReportPart.RANKING),
            List.of());
    assertThat(new TableSessionWriter().write(report)).contains("A 1", "B 1", "A 2", "B 2");
    assertThat(new CsvSessionWriter(ReportPart.RANKING).write(report))
        .contains("a file,A,", "a file,B,");
  }

  @Test
  void aCardOfAnIndividualNamesThePartner() {
    String page = page(SharedFiles.session("individual.usebio.xml"));
    assertThat(page).contains("<th scope=\"col\">with and against</th>");
    assertThat(between(page, "id=\"p1\"", "</article>"))
        .containsPattern("<td>with <a href=\"#p\\d+\">\\d+</a> (<bdi>[^<]+</bdi> )?v <a");
  }

  /** NS: 1 has 78.75 %, 2 has 46.25 %, 3 has 30.00 %. */
  @Test
  void pairsAreRankedInTheirStratumAndInHigherOnesAndWithHandicap() {
    Session session = Sessions.ofEveryKind();
    String file = "pair,stratum,handicap\n1,A,0\n2,B,-1.5\n3,B,33.25\n";
    PairStrata strata =
        StrataFile.read("strata.csv", file.getBytes(StandardCharsets.UTF_8)).of(session);
    String page =
        SessionPage.write(
            new PublishedSession(
                report(session, RankingMeasure.PERCENT), Deals.NONE, strata, List.of()));
    assertThat(between(page, "Ranking North-South", "</table>"))
        .contains("78.75</td><td class=\"n\">1</td><td class=\"n\"></td>")
        .contains("46.25</td><td class=\"n\">2</td><td class=\"n\">1</td>")
        .contains("30.00</td><td class=\"n\">3</td><td class=\"n\">2</td>");
    String net = between(page, "With handicap", "</table>");
    assertThat(net).contains("+33.25", "−1.50", "63.25", "44.75");
    assertThat(net.indexOf("63.25")).isLessThan(net.indexOf("44.75"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pair,stratum;9,A | strata.csv, line 2: the session has no pair '9'",
        "pair,stratum;1,AA | strata.csv, line 2: a stratum must be a letter like A, B or C, not"
            + " 'AA'",
        "pair,handicap;1,x | strata.csv, line 2: a handicap must be a number like 2.5, not 'x'",
        "pair,name;1,A | strata.csv, line 1: the columns are pair and stratum or handicap, with"
            + " their names in the first line",
      })
  void aBadLineOfStrataIsNamed(String text, String problem) {
    byte[] bytes = text.replace(';', '\n').getBytes(StandardCharsets.UTF_8);
    assertThatThrownBy(() -> StrataFile.read("strata.csv", bytes).of(Sessions.ofEveryKind()))
        .isInstanceOf(UserError.class)
        .hasMessage(problem);
  }

  @Test
  void allBadLinesOfStrataAreNamed() {
    byte[] values = "pair,stratum,handicap\n1,AA,1\n2,A,x\n".getBytes(StandardCharsets.UTF_8);
    assertThatThrownBy(() -> StrataFile.read("s.csv", values))
        .isInstanceOfSatisfying(UserError.class, error -> assertThat(error.problems()).hasSize(2));
    byte[] pairs = "pair,stratum\n1,A\n9,B\n1,B\n".getBytes(StandardCharsets.UTF_8);
    assertThatThrownBy(() -> StrataFile.read("s.csv", pairs).of(Sessions.ofEveryKind()))
        .isInstanceOfSatisfying(
            UserError.class,
            error ->
                assertThat(error.problems())
                    .containsExactly(
                        "s.csv, line 3: the session has no pair '9'",
                        "s.csv, line 4: pair '1' is there twice, first in line 2"));
  }

  @Test
  void aSessionThatHasNotBeenPlayedSaysWhatWillBeThere() {
    assertThat(page(Sessions.csv("board,ns,ew,score\n")))
        .contains("No board has been played yet")
        .doesNotContain("class=\"podium\"");
  }

  @Test
  void findingsAreListed() {
    assertThat(page(Sessions.scores("1,1,2,425|1,3,4,420")))
        .contains("<li>board 1, NS 1 v EW 2: no contract scores 425</li>");
  }

  private static String between(String text, String from, String to) {
    int start = text.indexOf(from);
    assertThat(start).as(from).isNotNegative();
    return text.substring(start, text.indexOf(to, start));
  }
}
