package dev.agon.bridge.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.bridge.Sessions;
import dev.agon.bridge.movement.Mitchell.MitchellForm;
import dev.agon.testkit.Mutations;
import dev.agon.text.UserError;
import java.util.List;
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
            "board 1, NS 1 v EW 5: not in the movement, which has NS 1 v EW 4 in round 1 at table"
                + " 1; NS 3 v EW 5 in round 2 at table 3",
            "missing: NS 1 v EW 4 in round 1 at table 1, board 1");
    assertThat(check(ALL.replace("1,1,4,50", "1,4,1,50")))
        .contains("board 1, NS 4 v EW 1: by the movement they sit the other way");
    assertThat(check(ALL + "|4,1,4,50"))
        .containsExactly("board 4, NS 1 v EW 4: the movement has boards 1 to 3");
    assertThat(check(ALL + "|1,1,77,50"))
        .containsExactly("board 1, NS 1 v EW 77: the movement has pairs 1 to 6");
  }

  @Test
  void aRoundThatIsNotPlayedYetIsOneLine() {
    assertThat(check("1,1,4,50|2,2,5,50"))
        .containsExactly(
            "missing: NS 3 v EW 6 in round 1 at table 3, board 3",
            "round 2: no results yet",
            "round 3: no results yet");
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
