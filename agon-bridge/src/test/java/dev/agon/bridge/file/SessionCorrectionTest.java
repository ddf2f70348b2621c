package dev.agon.bridge.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.bridge.Sessions;
import dev.agon.bridge.file.CorrectionsFile.CorrectedResult;
import dev.agon.bridge.file.CorrectionsFile.Correction;
import dev.agon.bridge.file.SessionCorrection.Misfit;
import dev.agon.bridge.session.Board;
import dev.agon.bridge.session.BoardScoring;
import dev.agon.bridge.session.EventKind;
import dev.agon.bridge.session.ScheduledRound;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.TravellerLine;
import dev.agon.bridge.session.TravellerLine.TableRound;
import dev.agon.text.FileLine;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SessionCorrectionTest {
  private static final FileLine LINE = new FileLine("s.csv.corrections.csv", 2);

  /** Pairs 1 and 3 sit North-South on board 1, 2 and 4 East-West. */
  private static final Session SESSION = Sessions.scores("1,1,2,50|1,3,4,100|2,1,4,-50");

  /** The same session with its movement: pairs 1 to 4 have the indexes 0 to 3. */
  private static final Session SCHEDULED =
      new Session(
          SESSION.heading(),
          EventKind.PAIRS,
          BoardScoring.MATCHPOINTS,
          SESSION.winners(),
          SESSION.pairs(),
          SESSION.boards(),
          Optional.empty(),
          List.of(
              new ScheduledRound("", 1, 1, 0, 1, List.of(1)),
              new ScheduledRound("", 2, 1, 2, 3, List.of(1)),
              new ScheduledRound("", 1, 2, 0, 3, List.of(2)),
              new ScheduledRound("", 2, 2, 2, 1, List.of(2, 3))),
          List.of());

  private static SessionCorrection correction(
      Session session, String section, int board, CorrectedResult result) {
    return new SessionCorrection(
        session,
        new Correction(
            1, "2026-11-17 21:40", "Ann", "late", Optional.empty(), section, board, result));
  }

  private static SessionCorrection score(
      Session session, int board, String ns, String ew, String score) {
    return correction(session, "", board, new CorrectedResult(ns, ew, "", "", "", score));
  }

  private static Session corrected(SessionCorrection correction) {
    assertThat(correction.misfit()).isEmpty();
    return correction.corrected(LINE);
  }

  private static Board board(Session session, int number) {
    return session.boards().stream()
        .filter(board -> board.number() == number)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aKnownResultIsReplacedWhereItIs() {
    SessionCorrection correction = score(SESSION, 1, "3", "4", "-620");
    Session corrected = corrected(correction);
    assertThat(correction.addition()).isEmpty();
    assertThat(board(corrected, 1).results()).hasSize(2);
    assertThat(board(corrected, 1).results().getFirst())
        .isEqualTo(board(SESSION, 1).results().getFirst());
    assertThat(corrected.boards().get(1)).isEqualTo(SESSION.boards().get(1));
    assertThat(corrected.remarks())
        .containsExactly(
            "correction 1 by Ann, 2026-11-17 21:40: board 1, NS 3 v EW 4: 100 is now -620,"
                + " because: late");
  }

  @Test
  void aScoreForEachSideIsDescribedForBoth() {
    assertThat(corrected(score(SESSION, 1, "1", "2", "A+/A-")).remarks().getFirst())
        .contains(": 50 is now NS A+ EW A-,");
    assertThat(corrected(score(SESSION, 1, "1", "2", "NP")).remarks().getFirst())
        .contains(": 50 is now not played,");
  }

  @Test
  void aContractIsScoredByTheBoardsVulnerability() {
    CorrectedResult result = new CorrectedResult("1", "4", "3NT", "E", "9", "");
    Session corrected = corrected(correction(SESSION, "", 2, result));
    assertThat(corrected.remarks().getFirst()).contains(": -50 is now -400,");
  }

  @Test
  void aMissingResultIsAddedAtTheTableOfTheMovement() {
    SessionCorrection correction = score(SCHEDULED, 2, "3", "2", "110");
    assertThat(correction.addition())
        .contains("NS 3 and EW 2 have no result on board 2; it is added");
    List<TravellerLine> results = board(corrected(correction), 2).results();
    assertThat(results).hasSize(2);
    assertThat(results.getLast().ns()).isEqualTo(2);
    assertThat(results.getLast().ew()).contains(1);
    assertThat(results.getLast().line()).isEqualTo(2);
    assertThat(results.getLast().tableRound()).contains(new TableRound(2, 2));
  }

  @Test
  void aBoardThatOnlyTheMovementHasIsAdded() {
    Session corrected = corrected(score(SCHEDULED, 3, "3", "2", "110"));
    assertThat(corrected.boards()).extracting(Board::number).containsExactly(1, 2, 3);
    assertThat(corrected.remarks().getFirst()).contains(": no result is now 110,");
  }

  /** A pair that sits the other way round than the movement has it was turned at the table. */
  @Test
  void aMissingResultFitsTheMovementInEitherDirection() {
    assertThat(score(SCHEDULED, 2, "2", "3", "110").misfit()).isEmpty();
  }

  @Test
  void controlCharactersAreShownInTheRemark() {
    Correction entry =
        new Correction(
            1,
            "now",
            "Ann\u0007",
            "",
            Optional.empty(),
            "",
            1,
            new CorrectedResult("1", "2", "", "", "", "90"));
    assertThat(new SessionCorrection(SESSION, entry).corrected(LINE).remarks().getFirst())
        .doesNotContain("\u0007")
        .endsWith("50 is now 90");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1 | 1 | 1 | 50   | ew    | pair 1 does not play against itself
          1 | 9 | 2 | 50   | ns    | the session has no pair '9' that sits NS
          1 | 1 | 9 | 50   | ew    | the session has no pair '9' that sits EW
          7 | 1 | 2 | 50   | board | nobody played board 7
          """)
  void aResultThatCannotBeIsRefused(
      int board, String ns, String ew, String score, String column, String words) {
    assertThat(score(SESSION, board, ns, ew, score).misfit()).contains(new Misfit(column, words));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          7 | 3 | 2 | board | nobody played board 7, and the movement does not have it
          2 | 3 | 4 | ew    | NS 3 and EW 4 do not meet on board 2; by the movement pair 3 plays \
          it against 2
          3 | 1 | 4 | ew    | NS 1 and EW 4 do not meet on board 3; by the movement pair 1 does \
          not play it
          """)
  void aResultThatTheMovementDoesNotHaveIsRefused(
      int board, String ns, String ew, String column, String words) {
    assertThat(score(SCHEDULED, board, ns, ew, "50").misfit()).contains(new Misfit(column, words));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''  | '' | '' | ?  | score
          9Z  | N  | 9  | '' | contract
          3NT | Q  | 9  | '' | declarer
          3NT | N  | 99 | '' | tricks
          """)
  void anUnreadableTextNamesItsColumn(
      String contract, String declarer, String tricks, String score, String column) {
    CorrectedResult result = new CorrectedResult("1", "2", contract, declarer, tricks, score);
    assertThat(correction(SESSION, "", 1, result).misfit().map(Misfit::column)).contains(column);
  }

  @Test
  void aResultOfSeveralSectionsNeedsItsSection() {
    Session sections =
        Sessions.csv("section,board,ns,ew,score\nA,1,1,2,50\nB,1,1,2,100\nB,1,3,4,0\n");
    CorrectedResult result = new CorrectedResult("1", "2", "", "", "", "400");
    assertThat(correction(sections, "", 1, result).misfit())
        .contains(
            new Misfit("section", "the session has sections A, B; give the one of this result"));
    assertThat(correction(sections, "C", 1, result).misfit())
        .contains(new Misfit("section", "the session has no section 'C'; it has A, B"));
    Session corrected = corrected(correction(sections, "B", 1, result));
    assertThat(corrected.boards().getFirst()).isEqualTo(sections.boards().getFirst());
    assertThat(corrected.boards().get(1)).isNotEqualTo(sections.boards().get(1));
    CorrectedResult unknown = new CorrectedResult("3", "9", "", "", "", "400");
    assertThat(correction(sections, "B", 1, unknown).misfit())
        .contains(new Misfit("ew", "the session has no pair '9' that sits EW in section B"));
  }
}
