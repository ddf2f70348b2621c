package dev.agon.bridge.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.bridge.Sessions;
import dev.agon.bridge.file.SessionFile;
import dev.agon.bridge.movement.Mitchell.MitchellForm;
import dev.agon.bridge.session.Board;
import dev.agon.bridge.session.BoardOutcome;
import dev.agon.bridge.session.BoardScoring;
import dev.agon.bridge.session.EventKind;
import dev.agon.bridge.session.Pair;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.SessionHeading;
import dev.agon.bridge.session.TravellerLine;
import dev.agon.bridge.session.TravellerLine.Partners;
import dev.agon.bridge.session.TravellerLine.TableRound;
import dev.agon.testkit.Mutations;
import dev.agon.text.UserError;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class MovementFileTest {
  private static final Movement HOWELL = Howell.of(7, 7, 2).orElseThrow();
  private static final String TEXT = MovementFile.write(HOWELL);

  private static List<String> problems(String text) {
    try {
      MovementFile.read("m", text);
      return List.of();
    } catch (UserError e) {
      return e.problems();
    }
  }

  @Test
  void everyKindOfMovementIsReadAsItWasWritten() {
    Stream.of(
            HOWELL,
            Mitchell.of(12, 6, 4, MitchellForm.RELAY, 1).orElseThrow(),
            Individual.of(12, 2).orElseThrow(),
            TeamMovement.of(5, 6).orElseThrow(),
            SwissDraw.first(Contestants.TEAMS, 9, 8, 3))
        .forEach(
            movement ->
                assertThat(MovementFile.read("m", MovementFile.write(movement)))
                    .isEqualTo(movement));
  }

  /** Ids reach files and flags, so they never change. */
  @Test
  void idsStayTheSame() {
    assertThat(MovementKind.values())
        .extracting(MovementKind::id)
        .containsExactly("mitchell", "howell", "individual", "teams", "swiss");
    assertThat(Contestants.values())
        .extracting(Contestants::id)
        .containsExactly("pairs", "players", "teams");
  }

  @Test
  void allWrongRowsAreListedWithTheirLines() {
    String rows = "9,1,8,2,1-2\n9,2,3,3,3-4\n9,3,4,5,2-3\n9,3,4,x,1-2\n9,0,6,7,1-2\n";
    int line = (int) TEXT.lines().count();
    assertThat(problems(TEXT + rows))
        .containsExactly(
            "m, line " + (line + 1) + ": pair 8 is not among 1 to 7",
            "m, line " + (line + 2) + ": pair 3 sits twice in round 9",
            "m, line " + (line + 3) + ": the boards must be a set of 2 like 1-2, not 2-3",
            "m, line " + (line + 4) + ": expected a row like 1,2,4,7,5-8, got '9,3,4,x,1-2'",
            "m, line " + (line + 5) + ": rounds and tables are numbered from 1");
  }

  @Test
  void aMovementThatNobodyCouldPlayIsRefused() {
    String rows = MovementFile.write(MITCHELL);
    int line = (int) rows.lines().count();
    assertThat(problems(rows + "4,1,1,4,1-1\n"))
        .containsExactly("m, line " + (line + 1) + ": pair 1 has played these boards before");
    assertThat(problems(rows + "4,2,1,4,4-4\n4,2,2,5,5-5\n"))
        .containsExactly("m, line " + (line + 2) + ": table 2 is there twice in round 4");
    String withoutRound2 =
        rows.lines().filter(row -> !row.startsWith("2,")).collect(Collectors.joining("\n"));
    assertThat(problems(withoutRound2))
        .containsExactly(
            "m: round 2 has no tables, but round 3 has; is a part of the file missing?");
  }

  @Test
  void anotherFileIsRefusedInOneLine() {
    assertThat(problems("board,ns,ew\n"))
        .containsExactly(
            "m, line 1: expected '# Agon movement 1', as agon bridge movement --write begins a"
                + " file");
    assertThat(problems(TEXT.replace("kind howell", "kind hovell")))
        .singleElement()
        .asString()
        .startsWith("m: '# kind' must be")
        .contains("howell");
    assertThat(problems(TEXT.replace("size 7", "size 0")))
        .containsExactly("m: '# size' must be a whole number from 2 to 1000, not '0'");
  }

  @Test
  void theReaderNeverFailsOnMutatedFiles() {
    Mutations mutations = new Mutations(3, List.of(TEXT));
    for (int i = 0; i < 5_000; i++) {
      assertThat(problems(mutations.next()))
          .allSatisfy(line -> assertThat(line).doesNotContain("\n", "\r"));
    }
  }

  private static final Movement MITCHELL =
      Mitchell.of(6, 3, 1, MitchellForm.STRAIGHT, 0).orElseThrow();

  /** NS 1, 2, 3 play EW 4, 5, 6 on boards 1 to 3, then EW move up and boards down. */
  private static final String ALL =
      "1,1,4,50|2,2,5,50|3,3,6,50|2,1,6,50|3,2,4,50|1,3,5,50|3,1,5,50|1,2,6,50|2,3,4,50";

  private static List<String> check(String rows) {
    return MovementCheck.find(MITCHELL, Sessions.scores(rows));
  }

  @Test
  void resultsThatFitTheMovementHaveNoFindings() {
    assertThat(check(ALL)).isEmpty();
  }

  @Test
  void eastWestMayHaveNumbersOfTheirOwn() {
    assertThat(
            check(
                ALL.replace(",4,50", ",1,50").replace(",5,50", ",2,50").replace(",6,50", ",3,50")))
        .isEmpty();
  }

  @Test
  void aResultOfTheWrongPairsIsFlaggedAndTheRightOneIsMissing() {
    assertThat(check(ALL.replace("1,1,4,50", "1,1,5,50")))
        .containsExactly(
            "board 1, NS 1 v EW 5: not in the movement, which has NS 1 v EW 4 at table 1, round 1;"
                + " NS 3 v EW 5 at table 3, round 2",
            "board 1, table 1, round 1, NS 1 v EW 4: no result");
    assertThat(check(ALL.replace("1,1,4,50", "1,4,1,50")))
        .containsExactly("board 1, NS 4 v EW 1: by the movement they sit the other way");
    assertThat(check(ALL + "|4,1,4,50"))
        .containsExactly("board 4, NS 1 v EW 4: the movement has boards 1 to 3");
    assertThat(check(ALL + "|1,1,77,50"))
        .containsExactly("board 1, NS 1 v EW 77: the movement has pairs 1 to 6");
  }

  @Test
  void aRoundThatIsNotPlayedYetIsOneLine() {
    assertThat(check("1,1,4,50|2,2,5,50"))
        .containsExactly(
            "board 3, table 3, round 1, NS 3 v EW 6: no result",
            "round 2: no results yet",
            "round 3: no results yet");
    assertThat(check("1,1,4,50|2,2,5,50|3,3,6,50|2,1,6,50"))
        .containsExactly("round 2: 1 of 3 results so far", "round 3: no results yet");
  }

  @Test
  void missingResultsOfARoundBeforeTheLastAreListedByTable() {
    assertThat(check("1,1,4,50|2,1,6,50|3,1,5,50|1,2,6,50|2,3,4,50"))
        .containsExactly(
            "board 2, table 2, round 1, NS 2 v EW 5: no result",
            "board 3, table 3, round 1, NS 3 v EW 6: no result",
            "board 3, table 2, round 2, NS 2 v EW 4: no result",
            "board 1, table 3, round 2, NS 3 v EW 5: no result");
  }

  /** EW 3 is pair 6 of the movement. */
  @Test
  void findingsNameEastWestAsTheSessionDoes() {
    String own = ALL.replace(",4,50", ",1,50").replace(",5,50", ",2,50").replace(",6,50", ",3,50");
    assertThat(check(own.replace("3,3,3,50|", "")))
        .containsExactly("board 3, table 3, round 1, NS 3 v EW 3: no result");
  }

  @Test
  void resultsOfAnotherMovementAreOneLine() {
    assertThat(MovementCheck.find(HOWELL, Sessions.scores(ALL.replace(",3,", ",9,"))))
        .singleElement()
        .asString()
        .startsWith(
            "9 of 9 results do not fit the movement (Howell, 4 tables, 7 pairs, boards 1 to")
        .contains("; is it another session's? The first is board 1, NS 1 v EW 4: ");
  }

  @Test
  void aPairThatSitsOutIsNoFinding() {
    assertThat(check(ALL + "|1,7,,NP")).isEmpty();
  }

  @Test
  void resultsThatCannotBeComparedAreOneLine() {
    assertThat(MovementCheck.find(Individual.of(8, 2).orElseThrow(), Sessions.scores(ALL)))
        .containsExactly(
            "the movement is for players and the session for pairs, so its results are not compared"
                + " with it");
    assertThat(MovementCheck.find(TeamMovement.of(5, 6).orElseThrow(), Sessions.scores(ALL)))
        .containsExactly("results of teams are not compared with a movement");
    byte[] oneSided = "1 A\n2 B\nSCORES\n50 -50\n".getBytes(StandardCharsets.UTF_8);
    assertThat(
            MovementCheck.find(
                MITCHELL, SessionFile.read("old", oneSided, Optional.empty(), false)))
        .containsExactly(
            "the results do not say who met whom, so they are not compared with the movement");
    assertThat(
            MovementCheck.find(
                MITCHELL, Sessions.csv("section,board,ns,ew,score\nA,1,1,4,50\nB,1,1,4,50\n")))
        .containsExactly("the movement is for one section, and the results have several");
  }

  /** Eight players: the session is played as the movement has it, but one board elsewhere. */
  @Test
  void anIndividualIsComparedByItsPlayers() {
    Movement movement = Individual.of(8, 1).orElseThrow();
    Session session = individual(movement, false);
    assertThat(MovementCheck.find(movement, session)).isEmpty();
    Sitting first = movement.sittings().getFirst();
    assertThat(MovementCheck.find(movement, individual(movement, true)))
        .containsExactly(
            "board %d, table 9, round 1, NS %d+%d v EW %d+%d: by the movement it is played at table 1, round 1"
                .formatted(
                    movement.firstBoard(first),
                    first.ns().get(0),
                    first.ns().get(1),
                    first.ew().get(0),
                    first.ew().get(1)));
  }

  private static Session individual(Movement movement, boolean isMoved) {
    List<Pair> players =
        IntStream.rangeClosed(1, movement.size())
            .mapToObj(
                number -> new Pair("", "" + number, "", Optional.empty(), Pair.Published.NONE))
            .toList();
    List<Board> boards = new ArrayList<>();
    for (Sitting sitting : movement.sittings()) {
      boolean isElsewhere = isMoved && boards.isEmpty();
      TravellerLine result =
          new TravellerLine(
              1,
              sitting.ns().get(0) - 1,
              Optional.of(sitting.ew().get(0) - 1),
              Optional.of(new Partners(sitting.ns().get(1) - 1, sitting.ew().get(1) - 1)),
              "",
              new BoardOutcome.NotPlayed(),
              Optional.empty(),
              Optional.empty(),
              Optional.of(new TableRound(isElsewhere ? 9 : sitting.table(), sitting.round())),
              "");
      boards.add(new Board("", movement.firstBoard(sitting), List.of(result)));
    }
    return new Session(
        SessionHeading.NONE,
        EventKind.INDIVIDUAL,
        BoardScoring.MATCHPOINTS,
        Optional.of(1),
        players,
        boards,
        Optional.empty(),
        List.of(),
        List.of());
  }

  @Test
  void elevenPairsGetMovementsWithTheirTradeOffs() {
    List<MovementProposal> proposals = MovementProposals.of(Contestants.PAIRS, 11, 24);
    assertThat(proposals)
        .extracting(proposal -> proposal.movement().kind())
        .contains(MovementKind.HOWELL, MovementKind.MITCHELL);
    assertThat(proposals)
        .extracting(MovementProposal::title)
        .contains(
            "Howell, 6 tables: 11 rounds of 2 boards",
            "three-quarter Howell, 6 tables: 8 rounds of 3 boards",
            "Mitchell, 6 tables, share and relay: 6 rounds of 4 boards");
    assertThat(proposals)
        .allSatisfy(
            proposal -> {
              Movement movement = proposal.movement();
              assertThat(movement.size()).isEqualTo(11);
              assertThat(movement.rounds() * movement.boardsPerSet()).isBetween(15, 24);
              assertThat(proposal.words())
                  .anyMatch(line -> line.contains("compared"))
                  .anyMatch(line -> line.contains("sit out"));
            });
  }

  @Test
  void everySizeOfASessionHasAMovementOrALineThatSaysWhyNot() {
    for (int pairs = 3; pairs <= 20; pairs++) {
      for (int boards : List.of(1, 8, 26)) {
        assertThat(MovementProposals.of(Contestants.PAIRS, pairs, boards)).isNotEmpty();
      }
    }
    assertThatThrownBy(() -> MovementProposals.of(Contestants.PAIRS, 2, 24))
        .hasMessage("a movement for 2 pairs cannot exist; the least are 3 pairs");
    assertThatThrownBy(() -> MovementProposals.of(Contestants.PLAYERS, 10, 24))
        .hasMessage(
            "an individual for 10 players cannot exist; it needs 4 to 21 players, a multiple of 4"
                + " or one more");
    assertThatThrownBy(() -> MovementProposals.of(Contestants.TEAMS, 30, 24))
        .hasMessage(
            "30 teams meet each other in 29 rounds, so on at least 29 boards, not 24; a Swiss needs"
                + " fewer rounds");
  }

  @Test
  void theCardsSayWhereEverybodySits() {
    String page = MovementCards.html(HOWELL);
    assertThat(page)
        .contains("<h2>Pair 7</h2>", "<h2>Table 4</h2>", "sit out")
        .endsWith("</html>\n");
    assertThat(page.split("sit out", -1)).hasSize(7 + 1);
    assertThat(MovementCards.html(Individual.of(8, 2).orElseThrow())).contains(" with ");
  }
}
