package dev.agon.bridge.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.bridge.Sessions;
import dev.agon.bridge.file.CorrectionsFile.CorrectedResult;
import dev.agon.bridge.file.CorrectionsFile.Correction;
import dev.agon.bridge.session.BoardOutcome;
import dev.agon.bridge.session.ScheduledRound;
import dev.agon.bridge.session.Session;
import dev.agon.text.UserError;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CorrectionsFileTest {
  private static final Session SESSION = Sessions.scores("1,1,2,50|1,3,4,100|2,1,4,-50");

  private static Correction correction(int number, String ns, String ew, String score) {
    return new Correction(
        number,
        "2026-11-17 21:40",
        "Ann, the director",
        "said \"pass\"",
        Optional.empty(),
        "",
        1,
        new CorrectedResult(ns, ew, "", "", "", score));
  }

  private static Correction undo(int number, int undone) {
    return new Correction(
        number,
        "2026-11-17 21:50",
        "Ben",
        "",
        Optional.of(undone),
        "",
        0,
        new CorrectedResult("", "", "", "", "", ""));
  }

  private static CorrectionsFile read(CorrectionsFile corrections) {
    return CorrectionsFile.read("c.csv", corrections.text().getBytes(StandardCharsets.UTF_8));
  }

  private static BoardOutcome outcome(Session session, int line) {
    return session.boards().getFirst().results().get(line).outcome();
  }

  @Test
  void aCorrectionChangesOneResultAndSaysWhoWhenAndWhy() {
    CorrectionsFile corrections =
        read(CorrectionsFile.NONE.with(correction(1, "1", "2", "60% 50; 40% -100")));
    Session corrected = corrections.applyTo(SESSION, "c.csv");
    assertThat(outcome(corrected, 0)).isInstanceOf(BoardOutcome.Assigned.class);
    assertThat(outcome(corrected, 1)).isEqualTo(outcome(SESSION, 1));
    assertThat(corrected.remarks())
        .containsExactly(
            "correction 1 by Ann, the director, 2026-11-17 21:40: board 1, NS 1 v EW 2: 50 is now"
                + " 60% 50; 40% -100, because: said \"pass\"");
  }

  @Test
  void averagesSplitScoresAndBoardsNotPlayedCanBeAssigned() {
    for (String score : new String[] {"A+/A-", "NS 50 EW 100", "NP", "-620"}) {
      Session corrected =
          CorrectionsFile.NONE.with(correction(1, "3", "4", score)).applyTo(SESSION, "c.csv");
      assertThat(outcome(corrected, 1)).isNotEqualTo(outcome(SESSION, 1));
    }
  }

  @Test
  void aMissingResultCanBeAdded() {
    Session corrected =
        CorrectionsFile.NONE.with(correction(1, "2", "3", "-50")).applyTo(SESSION, "c.csv");
    assertThat(corrected.boards().getFirst().results()).hasSize(3);
    assertThat(corrected.remarks().getFirst()).contains(": no result is now -50");
  }

  private static Session withMovement(List<Integer> boards) {
    return new Session(
        SESSION.heading(),
        SESSION.kind(),
        SESSION.scoring(),
        SESSION.winners(),
        SESSION.pairs(),
        SESSION.boards(),
        Optional.empty(),
        List.of(new ScheduledRound("", 4, 1, 2, 1, boards)),
        List.of());
  }

  /** By the movement, pair 3 plays board 1 against pair 2 at table 4. */
  @Test
  void anAddedResultIsNotMissingFromTheMovement() {
    Session session = withMovement(List.of(1));
    String missing = "board 1, table 4, round 1, NS 3 v EW 2: no result";
    assertThat(Sessions.findings(session)).contains(missing);
    assertThat(
            Sessions.findings(
                CorrectionsFile.NONE.with(correction(1, "3", "2", "-50")).applyTo(session, "c")))
        .doesNotContain(missing);
  }

  @Test
  void undoneCorrectionsStayInTheFileAndDoNotCount() {
    CorrectionsFile corrections =
        read(CorrectionsFile.NONE.with(correction(1, "1", "2", "NP")).with(undo(2, 1)));
    assertThat(corrections.entries()).hasSize(2);
    assertThat(corrections.counted()).isEmpty();
    assertThat(corrections.applyTo(SESSION, "c.csv")).isEqualTo(SESSION);
  }

  @Test
  void theLastCorrectionOfAResultCounts() {
    Session corrected =
        CorrectionsFile.NONE
            .with(correction(1, "1", "2", "NP"))
            .with(correction(2, "1", "2", "90"))
            .applyTo(SESSION, "c.csv");
    assertThat(outcome(corrected, 0)).isEqualTo(new BoardOutcome.PlayedBoard(Optional.empty(), 90));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2,now,A,b,,,1,1,2,,,,50  | the corrections are numbered 1, 2, 3; expected 1, not 2",
        "x,now,A,b,,,1,1,2,,,,50  | a correction's number must be a whole number from 1, not 'x'",
        "1,now,A,b,,,0,1,2,,,,50  | the board's number must be a whole number from 1, not '0'",
        "1,now,A,b,,,1,1,2,,,,ten | score: expected a score like",
      })
  void aBadLineIsNamed(String line, String why) {
    String text = CorrectionsFile.NONE.text() + line.strip() + "\n";
    assertThatThrownBy(() -> CorrectionsFile.read("c.csv", text.getBytes(StandardCharsets.UTF_8)))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("c.csv, line 2: " + why);
  }

  @Test
  void aMistypedColumnIsRefused() {
    String text = CorrectionsFile.NONE.text().replace("why", "wy");
    assertThatThrownBy(() -> CorrectionsFile.read("c.csv", text.getBytes(StandardCharsets.UTF_8)))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("c.csv, line 1: no column 'why'; the columns are number, when,");
  }

  @Test
  void aPairThatTheSessionDoesNotHaveIsRefused() {
    CorrectionsFile corrections = CorrectionsFile.NONE.with(correction(1, "9", "2", "50"));
    assertThatThrownBy(() -> corrections.applyTo(SESSION, "c.csv"))
        .isInstanceOf(UserError.class)
        .hasMessage("c.csv, line 2: ns: the session has no pair '9' that sits NS");
  }

  @Test
  void theOnlySectionNeedNotBeGiven() {
    Session session = Sessions.csv("board,ns,ew,score,section\n1,1,2,50,A\n1,3,4,100,A\n");
    Session corrected =
        CorrectionsFile.NONE.with(correction(1, "1", "2", "420")).applyTo(session, "c.csv");
    assertThat(corrected.resultCount()).isEqualTo(2);
  }
}
