package dev.agon.bridge.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.bridge.movement.Mitchell.MitchellForm;
import dev.agon.testkit.Mutations;
import dev.agon.text.UserError;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MovementFileTest {
  private static final Movement HOWELL = Howell.of(7, 7, 2).orElseThrow();
  private static final String TEXT = MovementFile.write(HOWELL);
  private static final Movement MITCHELL =
      Mitchell.of(6, 3, 1, MitchellForm.STRAIGHT, 0).orElseThrow();

  private static List<String> problems(String text) {
    try {
      MovementFile.read("m", text);
      return List.of();
    } catch (UserError e) {
      return e.problems();
    }
  }

  @ParameterizedTest
  @CsvSource({"7, ', skip after round 4'", "5, ', skip after round 4'", "4, ''"})
  void aMitchellNamesTheRoundOfItsSkip(int rounds, String words) {
    assertThat(Mitchell.of(16, rounds, 2, MitchellForm.SKIP, 0).orElseThrow().name())
        .isEqualTo("Mitchell, 8 tables" + words);
  }

  @Test
  void everyKindOfMovementIsReadAsItWasWritten() {
    Stream.of(
            HOWELL,
            Mitchell.of(12, 6, 4, MitchellForm.RELAY, 1).orElseThrow(),
            Howell.ofTwoSets(6, 2).orElseThrow(),
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
    assertThat(problems(rows + "4,2,1,4,4-4\n4,3,1,4,5-5\n"))
        .contains("m, line " + (line + 2) + ": pair 1 sits twice in round 4");
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
        .startsWith("m, line 2: '# kind' must be")
        .contains("howell");
    assertThat(problems(TEXT.replace("size 7", "size 0")))
        .containsExactly("m, line 5: '# size' must be a whole number from 2 to 1000, not '0'");
    assertThat(problems(TEXT.replace("# size", "# siz")))
        .singleElement()
        .asString()
        .startsWith("m, line 5: unknown key 'siz'; did you mean size?");
    assertThat(problems(TEXT.replace("# size 7\n", "")))
        .containsExactly("m, line 7: expected a line '# size ...' above this one");
    assertThat(problems(TEXT.replace("# size 7\n", "# size 7\n# size 8\n")))
        .containsExactly("m, line 6: '# size' is there twice");
  }

  @Test
  void theReaderNeverFailsOnMutatedFiles() {
    Mutations mutations = new Mutations(3, List.of(TEXT));
    for (int i = 0; i < 5_000; i++) {
      assertThat(problems(mutations.next()))
          .allSatisfy(line -> assertThat(line).doesNotContain("\n", "\r"));
    }
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
            "Howell, 5 tables: 11 rounds of 2 boards",
            "three-quarter Howell, 5 tables: 8 rounds of 3 boards",
            "Mitchell, 5 tables, relay: 6 rounds of 4 boards");
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

  /** What a director would choose for a small club: everybody meets, and all compare equally. */
  @ParameterizedTest
  @CsvSource({
    "5, 20, 'Howell without sharing, 2 tables: 5 rounds of 4 boards'",
    "6, 20, 'Howell without sharing, 3 tables: 5 rounds of 4 boards'",
    "9, 27, 'Howell, 4 tables: 9 rounds of 3 boards'"
  })
  void aFewPairsGetAFairHowellFirst(int pairs, int boards, String title) {
    assertThat(MovementProposals.of(Contestants.PAIRS, pairs, boards).getFirst().title())
        .isEqualTo(title);
  }

  /** Rounds that use up all boards exactly may be so few that hardly anybody is compared. */
  @ParameterizedTest
  @CsvSource({"14, 26", "16, 27", "18, 25", "20, 26", "12, 23"})
  void someBoardsLessAreBetterThanAFewLongRounds(int pairs, int boards) {
    assertThat(MovementProposals.of(Contestants.PAIRS, pairs, boards))
        .filteredOn(proposal -> proposal.movement().kind() == MovementKind.MITCHELL)
        .isNotEmpty()
        .allSatisfy(
            proposal -> {
              Movement movement = proposal.movement();
              assertThat(movement.rounds()).isGreaterThanOrEqualTo(4);
              assertThat(movement.rounds() * movement.boardsPerSet())
                  .isBetween(boards * 3 / 4, boards);
              assertThat(proposal.fairness().quality())
                  .isGreaterThan(movement.winners() == 2 ? 80 : 40);
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
            "an individual for 10 players cannot exist; it needs 4 to 33 players, a multiple of 4"
                + " or one more");
    assertThatThrownBy(() -> MovementProposals.of(Contestants.TEAMS, 30, 24))
        .hasMessage(
            "30 teams meet each other in 29 rounds, so on at least 29 boards, not 24; a Swiss needs"
                + " fewer rounds");
  }

  @Test
  void aTableCardSaysWhoSitsOut() {
    Movement movement = Mitchell.of(9, 5, 2, MitchellForm.STRAIGHT, 0).orElseThrow();
    String page = MovementCards.html(movement);
    String tables = page.substring(page.indexOf("Table cards"));
    assertThat(movement.sitOuts(2)).hasSize(1);
    assertThat(tables)
        .contains(
            "<td>2</td><td class=\"out\" colspan=\"3\">pair "
                + movement.sitOuts(2).getFirst()
                + " sits out</td>");
  }

  @Test
  void theCardsNameBothSetsOfARoundInOneRow() {
    Movement movement = Howell.ofTwoSets(5, 2).orElseThrow();
    String page = MovementCards.html(movement);
    assertThat(page).containsPattern("<td>[0-9]+–[0-9]+, [0-9]+–[0-9]+</td>");
    assertThat(page.split("sit out", -1)).hasSize(5 + 1);
  }

  @Test
  void theCardsSayWhereEverybodySits() {
    String page = MovementCards.html(HOWELL);
    assertThat(page)
        .contains("<h2>Pair 7</h2>", "<h2>Table 3</h2>", "sit out")
        .endsWith("</html>\n");
    assertThat(page.split("sit out", -1)).hasSize(7 + 1);
    assertThat(MovementCards.html(Individual.of(8, 2).orElseThrow())).contains(" with ");
  }
}
