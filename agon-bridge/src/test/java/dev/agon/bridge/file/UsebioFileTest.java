package dev.agon.bridge.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.Sessions;
import dev.agon.bridge.report.ReportPart;
import dev.agon.bridge.report.SessionReport;
import dev.agon.bridge.report.UsebioWriter;
import dev.agon.bridge.score.RankingMeasure;
import dev.agon.bridge.score.Scorer;
import dev.agon.bridge.score.ScoringRules;
import dev.agon.bridge.session.Board;
import dev.agon.bridge.session.BoardOutcome;
import dev.agon.bridge.session.Pair;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.SessionHeading;
import dev.agon.duplicate.Decimal;
import dev.agon.text.UserError;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class UsebioFileTest {
  static final String PAIRS =
      """
      <PARTICIPANTS>
      <PAIR><PAIR_NUMBER>1</PAIR_NUMBER><DIRECTION>NS</DIRECTION><PERCENTAGE>75.00</PERCENTAGE>
      <PLACE>1</PLACE><PLAYER><PLAYER_NAME>Zoë</PLAYER_NAME></PLAYER>
      <PLAYER><PLAYER_NAME>Ben &amp; Co</PLAYER_NAME></PLAYER></PAIR>
      <PAIR><PAIR_NUMBER>2</PAIR_NUMBER><DIRECTION>NS</DIRECTION><PLACE>2=</PLACE></PAIR>
      <PAIR><PAIR_NUMBER>1</PAIR_NUMBER><DIRECTION>EW</DIRECTION></PAIR>
      <PAIR><PAIR_NUMBER>2</PAIR_NUMBER><DIRECTION>E</DIRECTION></PAIR>
      </PARTICIPANTS>
      """;
  static final String BOARD =
      """
      <BOARD><BOARD_NUMBER>3</BOARD_NUMBER>
      <TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>1</EW_PAIR_NUMBER>
      <CONTRACT>4S</CONTRACT><PLAYED_BY>E</PLAYED_BY><LEAD>HA</LEAD><TRICKS>9</TRICKS>
      <SCORE>100</SCORE><NS_MATCH_POINTS>2</NS_MATCH_POINTS><EW_MATCH_POINTS>0</EW_MATCH_POINTS>
      </TRAVELLER_LINE>
      <TRAVELLER_LINE><NS_PAIR_NUMBER>2</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER>
      <CONTRACT></CONTRACT><SCORE>A6040</SCORE></TRAVELLER_LINE>
      <TRAVELLER_LINE><NS_PAIR_NUMBER>2</NS_PAIR_NUMBER><EW_PAIR_NUMBER>99</EW_PAIR_NUMBER>
      <SCORE>NP</SCORE></TRAVELLER_LINE>
      </BOARD>
      """;
  static final String HANDS =
      "<HANDSET><BOARD><BOARD_NUMBER>7</BOARD_NUMBER><HAND><CLUBS>AK</CLUBS></HAND></BOARD></HANDSET>";

  static String file(String inside) {
    return "<USEBIO Version=\"1.2\">\n<EVENT EVENT_TYPE=\"MP_PAIRS\">"
        + "<EVENT_DESCRIPTION>Tuesday</EVENT_DESCRIPTION><WINNER_TYPE>2</WINNER_TYPE>\n"
        + inside
        + "</EVENT>"
        + HANDS
        + "</USEBIO>\n";
  }

  private static final String GOOD = file(PAIRS + BOARD);

  private static Session read(String text) {
    return Sessions.usebio(text);
  }

  @Test
  void clubAndDateAreReadAndWritten() {
    String text =
        GOOD.replace("<EVENT ", "<CLUB><CLUB_NAME>Our &amp; club</CLUB_NAME></CLUB><EVENT ")
            .replace("<WINNER_TYPE>", "<DATE>22/10/2015</DATE><WINNER_TYPE>");
    SessionHeading heading = new SessionHeading("Tuesday", "Our & club", "22/10/2015");
    Session session = read(text);
    assertThat(session.heading()).isEqualTo(heading);
    SessionReport report =
        new SessionReport(
            "file",
            Scorer.score(session, ScoringRules.DEFAULT),
            RankingMeasure.PERCENT,
            EnumSet.allOf(ReportPart.class),
            List.of());
    assertThat(read(new UsebioWriter().write(report)).heading()).isEqualTo(heading);
  }

  @Test
  void pairsBoardsAndPublishedFiguresAreRead() {
    Session session = read(GOOD);
    assertThat(session.title()).isEqualTo("Tuesday");
    assertThat(session.winners()).contains(2);
    assertThat(session.pairs())
        .extracting(Pair::name)
        .containsExactly("Zoë & Ben & Co", "", "", "");
    assertThat(session.pairs())
        .extracting(Pair::direction)
        .containsExactly(
            Optional.of(Partnership.NS),
            Optional.of(Partnership.NS),
            Optional.of(Partnership.EW),
            Optional.of(Partnership.EW));
    Pair.Published published = session.pair(0).published();
    assertThat(published.percentage()).contains(Decimal.of("75.00"));
    assertThat(session.pair(1).published().place()).contains(2);
    Board board = session.boards().getFirst();
    assertThat(session.boards()).hasSize(1);
    assertThat(board.number()).isEqualTo(3);
    assertThat(board.results()).hasSize(2);
    assertThat(board.results().getFirst().ew()).contains(2);
    assertThat(board.results().getFirst().publishedNs()).contains(Decimal.of("2"));
    assertThat(board.results().getFirst().outcome())
        .isInstanceOfSatisfying(
            BoardOutcome.PlayedBoard.class, played -> assertThat(played.score()).isEqualTo(100));
    assertThat(board.results().get(1).outcome()).isInstanceOf(BoardOutcome.Assigned.class);
  }

  @Test
  void sectionsHaveTheirOwnPairs() {
    String section = "<SECTION SECTION_ID=\"%s\">" + PAIRS + BOARD + "</SECTION>";
    Session session =
        read(file("<SESSION>" + section.formatted("A") + section.formatted("B") + "</SESSION>"));
    assertThat(session.sections()).containsExactly("A", "B");
    assertThat(session.pairs()).hasSize(8);
    assertThat(session.boards().get(1).results().getFirst().ns()).isEqualTo(4);
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "ISO-8859-1", "windows-1252", "UTF-16", "IBM850", "US-ASCII"})
  void everyDeclaredEncodingIsRead(String encoding) {
    String text = "<?xml version=\"1.0\" encoding=\"" + encoding + "\"?>\n" + GOOD;
    String ascii = encoding.equals("US-ASCII") ? text.replace("ë", "&#235;") : text;
    assertThat(
            UsebioFile.read("session.xml", ascii.getBytes(Charset.forName(encoding)))
                .pair(0)
                .name())
        .startsWith("Zoë");
  }

  @Test
  void undeclaredEncodingsAreUtf8OrWindows1252() {
    for (Charset charset :
        new Charset[] {StandardCharsets.UTF_8, Charset.forName("windows-1252")}) {
      for (String start : new String[] {"", "<?xml version=\"1.0\"?>\n"}) {
        assertThat(UsebioFile.read("session.xml", (start + GOOD).getBytes(charset)).pair(0).name())
            .startsWith("Zoë");
      }
    }
  }

  /** The DOCTYPE that programs write is accepted, and its DTD is never fetched. */
  @Test
  void theDtdIsNeverFetched() throws IOException {
    try (ServerSocketChannel server = ServerSocketChannel.open()) {
      server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
      server.configureBlocking(false);
      String url = "http://127.0.0.1:" + server.socket().getLocalPort() + "/usebio_v1_2.dtd";
      for (String dtd : new String[] {"usebio_v1_2.dtd", url, "file:///dev/zero"}) {
        read("<!DOCTYPE USEBIO SYSTEM \"" + dtd + "\">\n" + GOOD);
      }
      assertThat(server.accept()).as("a connection that is waiting").isNull();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<!DOCTYPE USEBIO [<!ENTITY a \"b\">]>\n",
        "<!DOCTYPE USEBIO [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;\"> ] >\n",
        "<!DOCTYPE USEBIO [<!ENTITY a SYSTEM \"file:///etc/hostname\">]>\n",
        "<!DOCTYPE USEBIO [<!ENTITY % p SYSTEM \"http://127.0.0.1:9/x\"> %p;]>\n",
        "<!DOCTYPE USEBIO SYSTEM \"x.dtd\" [<!ELEMENT USEBIO ANY>]>\n",
      })
  void declarationsInTheDoctypeAreRefused(String doctype) {
    for (String text : new String[] {GOOD, GOOD.replace("Tuesday", "&a;&b;")}) {
      assertThatThrownBy(() -> read(doctype + text))
          .isInstanceOf(UserError.class)
          .hasMessageMatching(
              "session.xml, line [0-9]+: declarations inside the DOCTYPE are refused; .*");
    }
  }

  @Test
  void entitiesThatXmlDoesNotDefineAreRefused() {
    assertThatThrownBy(() -> read(GOOD.replace("Tuesday", "&eacute;")))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("session.xml, line 2: ")
        .hasMessageContaining("eacute")
        .hasMessageNotContaining("\n");
    assertThat(read(GOOD.replace("Tuesday", "&lt;&#233;")).title()).isEqualTo("<é");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<BOARD_NUMBER>3<  | <BOARD_NUMBER>x<  | session.xml, line 11: the board's number must be a"
            + " whole number",
        "<BOARD_NUMBER>3</BOARD_NUMBER> | <X/> | session.xml, line 12: a TRAVELLER_LINE outside of"
            + " a BOARD",
        "<DIRECTION>E<     | <DIRECTION>up<    | session.xml, line 9: a pair's DIRECTION must be NS"
            + " or EW, not 'up'",
        "<DIRECTION>EW<    | <DIRECTION>NS<    | session.xml, line 8: pair '1' occurs twice",
        "<EW_PAIR_NUMBER>2 | <EW_PAIR_NUMBER>7 | session.xml, line 16: no pair '7' among the"
            + " participants",
        "</PAIR>           | </PAIRS>          | session.xml, line 6: ",
        "<USEBIO           | <HTML             | session.xml, line 1: this is XML, but not USEBIO",
        "PAIR>             | PEAR>             | session.xml: no PAIR in it",
      })
  void anErrorIsOneLineThatNamesItsPlace(String good, String bad, String why) {
    String text = GOOD.replace(good.strip(), bad.strip());
    assertThat(text).isNotEqualTo(GOOD);
    String closed =
        text.replace("</USEBIO>", bad.strip().equals("<HTML") ? "</HTML>" : "</USEBIO>");
    assertThatThrownBy(() -> read(closed))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith(why)
        .hasMessageNotContaining("\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<SCORE>100<     | <SCORE>ten<     | board 3, line 12: score: expected a score like | 100",
        "<SCORE>100<     | <SCORE>100.0<   | board 3, line 12: score: expected a score like | 100",
        "<TRICKS>9<      | <TRICKS>99<     | board 3, line 12: tricks must be 0 to 13       | 100",
        "<CONTRACT>4S<   | <CONTRACT>42<   | board 3, line 12: contract: expected a contrac | 100",
        "<PLAYED_BY>E<   | <PLAYED_BY>Q<   | board 3, line 12: the declarer must be N, E, S | 100",
        "POINTS>2<       | POINTS>two<     | line 12: NS_MATCH_POINTS must be a number, not | 100",
        "75.00           | high            | line 4: PERCENTAGE must be a number, not 'high | 100",
        "<PLACE>2=       | <PLACE>last     | line 7: PLACE must be a number, not 'last'     | 100",
        "<WINNER_TYPE>2< | <WINNER_TYPE>3< | line 2: WINNER_TYPE must be 1 or 2, not '3'    | 100",
      })
  void anOddValueIsFlaggedAndTheRestOfTheLineDecides(
      String good, String bad, String why, int score) {
    Session session = read(GOOD.replace(good.strip(), bad.strip()));
    assertThat(session.remarks()).singleElement().asString().startsWith(why);
    assertThat(session.boards().getFirst().results().getFirst().outcome())
        .isInstanceOfSatisfying(
            BoardOutcome.PlayedBoard.class, played -> assertThat(played.score()).isEqualTo(score));
    assertThat(Sessions.findings(session)).contains(session.remarks().getFirst());
  }

  @Test
  void aLineThatDoesNotDecideItsScoreCountsForNobody() {
    Session session =
        read(GOOD.replace("<SCORE>100<", "<SCORE>ten<").replace("<TRICKS>9<", "<TRICKS><"));
    assertThat(session.boards().getFirst().results().getFirst().outcome())
        .isEqualTo(new BoardOutcome.NotPlayed());
    assertThat(session.remarks())
        .containsExactly(
            "board 3, line 12: score: expected a score like -620, PASS, NP, A+/A-, 60/40, or"
                + " weights like 60% 420; 40% -50, got 'ten'; it does not count");
  }

  @ParameterizedTest
  @ValueSource(strings = {"<", "<USEBIO>", "<USEBIO/>", "< USEBIO/>", "<USEBIO/><USEBIO/>"})
  void malformedXmlIsRefusedInOneLine(String text) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(UserError.class)
        .hasMessageNotContaining("\n");
  }

  @Test
  void theFormatOfAFileIsFoundFromItsContent() {
    assertThat(formatOf("\n <USEBIO/>")).isEqualTo(SessionFile.SessionFormat.USEBIO);
    assertThat(formatOf("\uFEFF<USEBIO/>")).isEqualTo(SessionFile.SessionFormat.USEBIO);
    assertThat(SessionFile.formatOf("<USEBIO/>".getBytes(StandardCharsets.UTF_16)))
        .isEqualTo(SessionFile.SessionFormat.USEBIO);
    assertThat(formatOf("1 A\nSCORES\n5\n")).isEqualTo(SessionFile.SessionFormat.OLD);
    assertThat(formatOf("board,ns,ew,SCORES\n1,2,3,4\n")).isEqualTo(SessionFile.SessionFormat.CSV);
  }

  private static SessionFile.SessionFormat formatOf(String text) {
    return SessionFile.formatOf(text.getBytes(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 10_000, 100_000})
  void badUtf8IsRefusedInOneLine(int before) {
    for (String encoding : List.of("UTF-8", "utf-8", "US-ASCII")) {
      String head = "<?xml version=\"1.0\" encoding=\"" + encoding + "\"?>\n<USEBIO>";
      String text = head + " ".repeat(before) + "<EVENT>\u00C3(</EVENT></USEBIO>";
      byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
      assertThatThrownBy(() -> UsebioFile.read("file.xml", bytes))
          .isInstanceOf(UserError.class)
          .message()
          .startsWith("file.xml, line ")
          .doesNotContain("\n", "\r", "Exception");
    }
  }
}
