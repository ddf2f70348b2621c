package dev.agon.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import dev.agon.game.Outcome;
import dev.agon.result.Result;
import dev.agon.scoring.Scoring.Method;
import dev.agon.scoring.Scoring.PointValues;
import dev.agon.tournament.Specs;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class ScoringTest {
  private static final Outcome WIN = Outcome.byPoints(7, 2);
  private static final Outcome DRAW = Outcome.byPoints(4, 4);
  private static final Outcome LOST_BY_BOTH = Outcome.of(new int[] {2, 2}, new double[] {-1, -1});

  /** First and third, and second and third place shared by the others. */
  private static final Outcome OF_FOUR = Outcome.byPoints(9, 1, 5, 1);

  private static List<Double> points(Scoring scoring, Outcome outcome) {
    Outcome scored = scoring.scored(outcome);
    return IntStream.range(0, outcome.seats()).mapToObj(scored::points).toList();
  }

  @Test
  void scoreIsWhatTheGameGives() {
    assertThat(points(Scoring.SCORE, WIN)).containsExactly(7.0, 2.0);
    assertThat(points(Scoring.SCORE, LOST_BY_BOTH)).containsExactly(-1.0, -1.0);
  }

  @Test
  void aWinIsOneAndADrawHalfOfOne() {
    assertThat(points(Scoring.WINS, WIN)).containsExactly(1.0, 0.0);
    assertThat(points(Scoring.WINS, DRAW)).containsExactly(0.5, 0.5);
    assertThat(points(Scoring.WINS, LOST_BY_BOTH)).containsExactly(0.0, 0.0);
    assertThat(points(Scoring.WINS, OF_FOUR)).containsExactly(1.0, 0.0, 0.0, 0.0);
  }

  /** The first has three behind; the one with five has two; the last two have each other. */
  @Test
  void aPlaceIsWorthThoseBehindIt() {
    assertThat(points(Scoring.by(Method.PLACE), OF_FOUR)).containsExactly(3.0, 0.5, 2.0, 0.5);
  }

  /** Broken bots do not beat each other, so that the last place that all share is worth nothing. */
  @Test
  void thePlaceInAMatchThatNobodyWonIsWorthNothing() {
    Scoring place = Scoring.by(Method.PLACE);
    assertThat(points(place, DRAW)).containsExactly(0.5, 0.5);
    assertThat(points(place, LOST_BY_BOTH)).containsExactly(0.0, 0.0);
    assertThat(points(place, Outcome.lostByAll(4))).containsExactly(0.0, 0.0, 0.0, 0.0);
  }

  @Test
  void pointsAreTheOrganisers() {
    Scoring scoring = new Scoring(Method.POINTS, new PointValues(3, 1, 0.25, -1));
    assertThat(points(scoring, WIN)).containsExactly(3.0, 0.25);
    assertThat(points(scoring, DRAW)).containsExactly(1.0, 1.0);
    assertThat(points(scoring, LOST_BY_BOTH)).containsExactly(-1.0, -1.0);
  }

  @Test
  void aTallyCountsWhatTheScoringSaysAndAByeIsAWin() {
    Tally tally = new Tally(3, new Scoring(Method.POINTS, PointValues.DEFAULT));
    tally.add(Specs.of(1, 1, 0, 1), new Result(WIN, List.of(), 1));
    tally.add(Specs.of(2, 1, 1, 0), new Result(DRAW, List.of(), 1));
    tally.addByes(2, 1, 1);
    assertThat(tally.score(0).points()).isEqualByComparingTo("4");
    assertThat(tally.score(1).points()).isEqualByComparingTo("1");
    assertThat(tally.score(2)).isEqualTo(Scores.of(1, 1, 0, 0, 3, 1, 9));
    assertThat(tally.meetings(0, 1)).isEqualTo(2);
    assertThat(tally.met(2, 1)).isFalse();
  }

  /**
   * Entrant 0 has 7 and 2 on the first board and 4 and 4 on the second: 9 and 8, a variance of 1/2,
   * so that the four games' sum has a standard error of 1 and their mean one of 1/4. The bye is a
   * third board with two wins.
   */
  @Test
  void whatSomebodyHasOnASharedBoardIsOneObservation() {
    Tally tally = Tally.ofBoards(3, Scoring.SCORE, 2);
    tally.add(Specs.of(1, 1, 0, 1), new Result(WIN, List.of(), 1));
    tally.add(Specs.of(2, 1, 1, 0), new Result(WIN, List.of(), 1));
    tally.add(Specs.of(3, 2, 0, 1), new Result(DRAW, List.of(), 1));
    tally.add(Specs.of(4, 2, 1, 0), new Result(DRAW, List.of(), 1));
    assertThat(tally.score(0)).isEqualTo(Scores.of(4, 1, 2, 1, 17, 2, 145));
    assertThat(tally.score(0).uncertainty()).isCloseTo(1.96 / 4, offset(1e-4));
    assertThat(tally.score(2)).isEqualTo(Scores.of(0, 0, 0, 0, 0, 0, 0));
    tally.addByes(2, 1, 2);
    assertThat(tally.score(2)).isEqualTo(Scores.of(2, 2, 0, 0, 2, 1, 4));
  }

  @Test
  void theBalanceIsTheFewestAndTheMostTimesInASeat() {
    Tally tally = new Tally(4);
    assertThat(SeatBalance.of(tally)).isEqualTo(new SeatBalance(0, 0, 0, true));
    tally.add(Specs.of(1, 1, 0, 1), new Result(WIN, List.of(), 1));
    tally.add(Specs.of(2, 1, 1, 0), new Result(WIN, List.of(), 1));
    assertThat(SeatBalance.of(tally)).isEqualTo(new SeatBalance(2, 1, 1, true));
    assertThat(SeatBalance.of(tally).isOfInterest()).isFalse();
    tally.add(Specs.of(3, 1, 1, 2), new Result(WIN, List.of(), 1));
    // Entrant 1 has sat first twice; entrant 2 never. Entrant 3 has not played.
    assertThat(SeatBalance.of(tally)).isEqualTo(new SeatBalance(2, 0, 2, false));
    assertThat(SeatBalance.of(tally).isOfInterest()).isTrue();
  }
}
