package dev.agon.bridge.movement;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.bridge.Sessions;
import dev.agon.bridge.file.SessionFile;
import dev.agon.bridge.movement.Mitchell.MitchellForm;
import dev.agon.bridge.session.Board;
import dev.agon.bridge.session.BoardOutcome;
import dev.agon.bridge.session.BoardScoring;
import dev.agon.bridge.session.BridgeTeam;
import dev.agon.bridge.session.BridgeTeam.PublishedTeam;
import dev.agon.bridge.session.EventKind;
import dev.agon.bridge.session.Pair;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.SessionHeading;
import dev.agon.bridge.session.TeamEvent;
import dev.agon.bridge.session.TeamEvent.MatchScoring;
import dev.agon.bridge.session.TravellerLine;
import dev.agon.bridge.session.TravellerLine.Partners;
import dev.agon.bridge.session.TravellerLine.TableRound;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Results compared with the movement they should have been played by. */
final class MovementCheckTest {
  private static final Movement HOWELL = Howell.of(7, 7, 2).orElseThrow();
  private static final Movement MITCHELL =
      Mitchell.of(6, 3, 1, MitchellForm.STRAIGHT, 0).orElseThrow();

  /** NS 1, 2, 3 play EW 4, 5, 6 on boards 1 to 3, then EW move up and boards down. */
  private static final String ALL =
      "1,1,4,50|2,2,5,50|3,3,6,50|2,1,6,50|3,2,4,50|1,3,5,50|3,1,5,50|1,2,6,50|2,3,4,50";

  private static List<String> find(Movement movement, Session session) {
    return MovementCheck.find(Map.of(MovementCheck.EVERY_SECTION, movement), session);
  }

  private static List<String> check(String rows) {
    return find(MITCHELL, Sessions.scores(rows));
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
    assertThat(find(HOWELL, Sessions.scores(ALL.replace(",3,", ",9,"))))
        .singleElement()
        .asString()
        .startsWith(
            "9 of 9 results do not fit the movement (Howell, 3 tables, 7 pairs, boards 1 to")
        .contains("; is it another session's? The first is board 1, NS 1 v EW 4: ");
  }

  @Test
  void aPairThatSitsOutIsNoFinding() {
    assertThat(check(ALL + "|1,7,,NP")).isEmpty();
  }

  @Test
  void resultsThatCannotBeComparedAreOneLine() {
    assertThat(find(Individual.of(8, 2).orElseThrow(), Sessions.scores(ALL)))
        .containsExactly(
            "the movement is for players and the session for pairs, so its results are not compared"
                + " with it");
    assertThat(find(TeamMovement.of(5, 6).orElseThrow(), Sessions.scores(ALL)))
        .containsExactly(
            "the movement is for teams and the session for pairs, so its results are not compared"
                + " with it");
    assertThat(find(MITCHELL, teams(TeamMovement.of(3, 1).orElseThrow())))
        .containsExactly(
            "the movement is for pairs and the session for teams, so its results are not compared"
                + " with it");
    byte[] oneSided = "1 A\n2 B\nSCORES\n50 -50\n".getBytes(StandardCharsets.UTF_8);
    assertThat(find(MITCHELL, SessionFile.read("old", oneSided, Optional.empty(), false)))
        .containsExactly(
            "the results do not say who met whom, so they are not compared with the movement");
  }

  private static Session sections(String a, String b) {
    return Sessions.csv(
        "section,board,ns,ew,score\n"
            + Stream.of(a.split("\\|")).map(row -> "A," + row + "\n").collect(Collectors.joining())
            + Stream.of(b.split("\\|"))
                .map(row -> "B," + row + "\n")
                .collect(Collectors.joining()));
  }

  @Test
  void sectionsAreComparedEachForItself() {
    assertThat(find(MITCHELL, sections(ALL, ALL))).isEmpty();
    assertThat(find(MITCHELL, sections(ALL, ALL.replace("1,1,4,50", "1,4,1,50"))))
        .containsExactly("section B, board 1, NS 4 v EW 1: by the movement they sit the other way");
    assertThat(find(MITCHELL, sections(ALL.replace("1,1,4,50|", ""), ALL)))
        .containsExactly("section A, board 1, table 1, round 1, NS 1 v EW 4: no result");
    assertThat(find(MITCHELL, sections(ALL, ALL.replace(",1,", ",9,").replace(",2,", ",8,"))))
        .singleElement()
        .asString()
        .startsWith("section B, 6 of 9 results do not fit the movement (Mitchell, 3 tables");
  }

  @Test
  void sectionsMayHaveMovementsOfTheirOwn() {
    Movement howell = Howell.of(4, 3, 1).orElseThrow();
    String played =
        howell.sittings().stream()
            .map(
                sitting ->
                    "%d,%d,%d,50"
                        .formatted(
                            howell.firstBoard(sitting),
                            sitting.ns().getFirst(),
                            sitting.ew().getFirst()))
            .collect(Collectors.joining("|"));
    Session session = sections(ALL, played);
    assertThat(MovementCheck.find(Map.of("A", MITCHELL, "B", howell), session)).isEmpty();
    assertThat(MovementCheck.find(Map.of("", MITCHELL, "B", howell), session)).isEmpty();
    assertThat(MovementCheck.find(Map.of("A", MITCHELL, "C", howell), session))
        .containsExactly(
            "the results have no section C; theirs: A, B",
            "section B: there is no movement to compare it with");
  }

  /** A session as the movement of teams has it; team 3 has the pairs 3a (NS) and 3b (EW). */
  private static Session teams(Movement movement) {
    List<Pair> pairs = new ArrayList<>();
    List<BridgeTeam> teams = new ArrayList<>();
    for (int team = 1; team <= movement.size(); team++) {
      for (String half : List.of("a", "b")) {
        pairs.add(new Pair("", team + half, "", Optional.empty(), Pair.Published.NONE));
      }
      teams.add(
          new BridgeTeam(
              "" + team,
              "",
              List.of(2 * team - 2, 2 * team - 1),
              new PublishedTeam(Optional.empty(), Optional.empty(), Optional.empty())));
    }
    List<Board> boards =
        movement.sittings().stream()
            .map(
                sitting ->
                    new Board(
                        "",
                        movement.firstBoard(sitting),
                        List.of(
                            result(
                                2 * sitting.ns().getFirst() - 2,
                                2 * sitting.ew().getFirst() - 1,
                                new TableRound(0, sitting.round())))))
            .toList();
    return new Session(
        SessionHeading.NONE,
        EventKind.TEAMS,
        BoardScoring.TEAM_IMPS,
        Optional.empty(),
        pairs,
        boards,
        Optional.of(new TeamEvent(teams, List.of(), MatchScoring.SUM)),
        List.of(),
        List.of());
  }

  private static TravellerLine result(int ns, int ew, TableRound place) {
    return new TravellerLine(
        1,
        ns,
        Optional.of(ew),
        Optional.empty(),
        "",
        new BoardOutcome.NotPlayed(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(place));
  }

  @Test
  void teamsAreComparedByTheTeamsOfTheirPairs() {
    for (int size : List.of(3, 4, 5, 8)) {
      Movement movement = TeamMovement.of(size, 1).orElseThrow();
      assertThat(find(movement, teams(movement))).isEmpty();
    }
  }

  /** In round 1 of five teams, team 1 (NS) meets team 3 (EW) over set 2. */
  @Test
  void resultsOfTeamsThatDoNotFitAreFlagged() {
    Movement movement = TeamMovement.of(5, 1).orElseThrow();
    Session session = teams(movement);
    List<Board> boards = new ArrayList<>(session.boards());
    boards.set(0, new Board("", 2, List.of(result(0, 7, new TableRound(0, 1)))));
    assertThat(find(movement, session.withBoards(boards)))
        .containsExactly(
            "board 2, round 1, NS 1a v EW 4b: not in the movement, which has NS team 1 v EW team 3"
                + " at table 1, round 1; NS team 5 v EW team 4 at table 5, round 2",
            "board 2, table 1, round 1, NS team 1 v EW team 3: no result");
    boards.remove(0);
    assertThat(find(movement, session.withBoards(boards)))
        .containsExactly("board 2, table 1, round 1, NS team 1 v EW team 3: no result");
    boards.set(0, new Board("", 3, List.of(result(2, 7, new TableRound(0, 2)))));
    assertThat(find(movement, session.withBoards(boards)))
        .contains(
            "board 3, round 2, NS 2a v EW 4b: by the movement it is played at table 2, round 1");
  }

  /** Eight players: the session is played as the movement has it, but one board elsewhere. */
  @Test
  void anIndividualIsComparedByItsPlayers() {
    Movement movement = Individual.of(8, 1).orElseThrow();
    Session session = individual(movement, false);
    assertThat(find(movement, session)).isEmpty();
    Sitting first = movement.sittings().getFirst();
    assertThat(find(movement, individual(movement, true)))
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
              Optional.of(new TableRound(isElsewhere ? 9 : sitting.table(), sitting.round())));
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
}
