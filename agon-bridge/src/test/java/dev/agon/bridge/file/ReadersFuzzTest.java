package dev.agon.bridge.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.bridge.Sessions;
import dev.agon.bridge.check.PublishedFigures;
import dev.agon.bridge.old.OldFile;
import dev.agon.bridge.old.OldScorer;
import dev.agon.bridge.report.JsonSessionWriter;
import dev.agon.bridge.report.ReportPart;
import dev.agon.bridge.report.SessionReport;
import dev.agon.bridge.score.RankingMeasure;
import dev.agon.bridge.score.Scorer;
import dev.agon.bridge.score.ScoringRules;
import dev.agon.bridge.session.Session;
import dev.agon.testkit.Mutations;
import dev.agon.text.UserError;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Readers accept any text or refuse it in one line; what they accept can be scored. */
final class ReadersFuzzTest {
  private static final int SHORT = 3_000;
  private static final int LONG = 100_000;

  /** Every second text has bytes in it that are not UTF-8, and some are very long. */
  private static void fuzz(int times, List<String> seeds, Consumer<byte[]> target) {
    Mutations mutations = new Mutations(times, seeds);
    Random random = new Random(times);
    for (int i = 0; i < times; i++) {
      String text = mutations.next();
      if (i % 1_000 == 7) {
        text = text + text.repeat(200);
      }
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      for (int wrong = i % 2 * 3; wrong > 0 && bytes.length > 0; wrong--) {
        bytes[random.nextInt(bytes.length)] = (byte) (0x80 + random.nextInt(0x80));
      }
      try {
        target.accept(bytes);
      } catch (UserError e) {
        assertThat(e.getMessage()).isNotBlank().doesNotContain("\n", "\r");
      } catch (RuntimeException | StackOverflowError e) {
        throw new AssertionError("on input <" + text + ">", e);
      }
    }
  }

  private static void score(Session session) {
    new JsonSessionWriter()
        .write(
            new SessionReport(
                "file",
                Scorer.score(session, ScoringRules.DEFAULT),
                RankingMeasure.PERCENT,
                EnumSet.allOf(ReportPart.class),
                Sessions.findings(session)));
    new PublishedFigures(session).check(ScoringRules.DEFAULT).differences();
  }

  private static void oldFiles(int times) {
    fuzz(
        times,
        List.of(
            "2 Ann - Ben\n 1 Cher\nSCORES\n-430 PASS\n----  650\n", "1 A\r\n SCORES \r\n5\r\n\r\n"),
        bytes -> {
          byte[] output = OldScorer.output(OldFile.read("file", bytes));
          assertThat(new String(output, StandardCharsets.UTF_8)).doesNotContain("NaN", "Infinity");
          score(OldSessionFile.read("file", bytes));
        });
  }

  private static void tables(int times) {
    fuzz(
        times,
        List.of(
            "board,ns,ew,contract,by,tricks,score\n1,1,4,4S,N,10,\n1,2,5,,,,60% 420; 40% -50\n",
            "section;board;ns;ew;result;score\nA;2;\"1\";4;;NS A+ EW 55%\nB;2;1;4;;-50\n",
            "1,1,2,3NTxx,W,-2\n1,3,4,PASS\n2,1,4,,,,NP\n2,3,2,,,,A6040\n"),
        bytes -> score(CsvFile.read("file", bytes, Optional.empty(), false)));
  }

  private static void names(int times) {
    fuzz(
        times,
        List.of("number,name,direction\n1,Ann & Ben,NS\n1,\"Cher\",EW\n", "1 Ann\n2 Ben\n"),
        bytes -> {
          NamesFile names = NamesFile.read("names", bytes);
          byte[] rows = "1,1,2,4S,N,10\n1,2,1,4S,N,9\n".getBytes(StandardCharsets.UTF_8);
          score(CsvFile.read("file", rows, Optional.of(names), false));
        });
  }

  private static void usebio(int times) {
    fuzz(
        times,
        List.of(
            UsebioFileTest.file(UsebioFileTest.PAIRS + UsebioFileTest.BOARD),
            "<?xml version=\"1.0\" encoding=\"iso-8859-1\"?>\n<!DOCTYPE USEBIO SYSTEM \"u.dtd\">\n"
                + "<USEBIO><SECTION SECTION_ID=\"A\"><PAIR><PAIR_NUMBER>1</PAIR_NUMBER></PAIR>"
                + "<BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE>"
                + "<NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>1</EW_PAIR_NUMBER>"
                + "<SCORE>-50</SCORE></TRAVELLER_LINE></BOARD></SECTION></USEBIO>",
            "<!DOCTYPE USEBIO [<!ENTITY a \"&b;\"><!ENTITY b \"c\">]><USEBIO>&a;</USEBIO>",
            "<USEBIO><EVENT EVENT_TYPE=\"TEAMS\"><MATCH_SCORING_METHOD>VPS</MATCH_SCORING_METHOD>"
                + "<TEAM TEAM_ID=\"1\"><PLACE>1</PLACE></TEAM><TEAM TEAM_ID=\"2\"/><MATCH>"
                + "<ROUND_NUMBER>1</ROUND_NUMBER><TEAM>1</TEAM><OPPOSING_TEAM>2</OPPOSING_TEAM>"
                + "<TEAM_SCORE>12</TEAM_SCORE><BOARD><BOARD_NUMBER>1</BOARD_NUMBER><IMPS>2</IMPS>"
                + "<TRAVELLER_LINE><NS_PAIR_NUMBER>1-1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2-1"
                + "</EW_PAIR_NUMBER><SCORE>50</SCORE></TRAVELLER_LINE><TRAVELLER_LINE>"
                + "<NS_PAIR_NUMBER>2-2</NS_PAIR_NUMBER><EW_PAIR_NUMBER>1-2</EW_PAIR_NUMBER>"
                + "<SCORE>A+/A-</SCORE></TRAVELLER_LINE></BOARD></MATCH></EVENT></USEBIO>",
            "<USEBIO><PARTICIPANTS><PLAYER><PLAYER_NUMBER>1</PLAYER_NUMBER></PLAYER><PLAYER>"
                + "<PLAYER_NUMBER>2</PLAYER_NUMBER></PLAYER></PARTICIPANTS><BOARD><BOARD_NUMBER>1"
                + "</BOARD_NUMBER><TRAVELLER_LINE><N_PLAYER_NUMBER>1</N_PLAYER_NUMBER>"
                + "<S_PLAYER_NUMBER>11</S_PLAYER_NUMBER><E_PLAYER_NUMBER>2</E_PLAYER_NUMBER>"
                + "<W_PLAYER_NUMBER>22</W_PLAYER_NUMBER><SCORE>60.0</SCORE></TRAVELLER_LINE>"
                + "</BOARD></USEBIO>"),
        bytes -> score(UsebioFile.read("file", bytes)));
  }

  private static void corrections(int times) {
    Session session = Sessions.scores("1,1,2,50|1,3,4,100");
    fuzz(
        times,
        List.of(
            """
            number,when,who,why,undoes,section,board,ns,ew,contract,declarer,tricks,score
            1,now,Ann,why,,,1,1,2,4S,N,10,
            2,now,Ann,,1,,,,,,,,
            3,now,Ben,x,,,1,3,4,,,,60% 50; 40% 0
            """),
        bytes -> score(CorrectionsFile.read("file", bytes).applyTo(session, "file")));
  }

  private static void any(int times) {
    fuzz(
        times,
        List.of("1 A\nSCORES\n5\n", "<USEBIO></USEBIO>", "board,ns,ew,score\n1,1,2,50\n"),
        bytes -> score(SessionFile.read("file", bytes, Optional.empty(), true)));
  }

  @Test
  void readersNeverFailOnMutatedFiles() {
    oldFiles(SHORT);
    tables(SHORT);
    names(SHORT);
    usebio(SHORT / 2);
    corrections(SHORT / 2);
    any(SHORT / 2);
  }

  @Tag("long")
  @Test
  void readersNeverFailOnAMillionMutatedFiles() {
    oldFiles(LONG);
    tables(LONG);
    names(LONG);
    usebio(LONG);
    corrections(LONG);
    any(LONG);
  }
}
