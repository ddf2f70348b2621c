package dev.agon.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Dice;
import dev.agon.game.Outcome;
import dev.agon.rating.Ratings;
import dev.agon.result.Result;
import dev.agon.scoring.Scoring.Method;
import dev.agon.scoring.Scoring.PointValues;
import dev.agon.tournament.Specs;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TallyTest {
  private static final Scoring TENTHS = new Scoring(Method.POINTS, new PointValues(0.3, 0.1, 0, 0));
  private static final Result WIN = result(Outcome.byPoints(1, 0));
  private static final Result DRAW = result(Outcome.byPoints(1, 1));
  private static final Result LOST_BY_BOTH =
      result(Outcome.of(new int[] {2, 2}, new double[] {0, 0}));

  private static Result result(Outcome outcome) {
    return new Result(outcome, List.of(), 1);
  }

  /** As doubles, 0.3 + 8 * 0.1 is 1.0999999999999999 or 1.1, depending on the order. */
  @Test
  void equalDecimalPointsAreEqualInAnyOrder() {
    Tally tally = new Tally(3, TENTHS);
    tally.add(Specs.of(1, 1, 0, 2), WIN);
    for (int i = 0; i < 8; i++) {
      tally.add(Specs.of(2 + i, 1, 0, 2), DRAW);
      tally.add(Specs.of(20 + i, 1, 1, 2), DRAW);
    }
    tally.add(Specs.of(40, 1, 1, 2), WIN);
    assertThat(tally.score(0).points()).isEqualTo(new BigDecimal("1.1"));
    List<Standing> ranked =
        new StandingsRanker(tally, List.of("a", "b", "c"), List.of(0, 1, 2), List.of()).rank();
    // The third has 16 draws: 1.6 points.
    assertThat(ranked).extracting(Standing::entrant).containsExactly(2, 0, 1);
    assertThat(ranked).extracting(Standing::rank).containsExactly(1, 2, 2);
  }

  @Test
  void threeDrawsForATenthAreAWinForThreeTenths() {
    Tally tally = new Tally(3, TENTHS);
    tally.add(Specs.of(1, 1, 0, 2), WIN);
    for (int i = 0; i < 3; i++) {
      tally.add(Specs.of(2 + i, 1, 1, 2), DRAW);
    }
    assertThat(tally.score(0).points()).isEqualTo(tally.score(1).points());
  }

  /** Halves have a way of their own, which must give the same sums. */
  @Test
  void pointsOfAllKindsAddUpLikeDecimalsInAnyOrder() {
    Dice dice = new Dice(11);
    List<Double> points = new ArrayList<>();
    for (int i = 0; i < 500; i++) {
      double unit = List.of(1.0, 0.5, 0.1, 0.001, 1.0 / 3, 1e17).get(dice.nextInt(6));
      points.add(dice.nextInt(-9, 10) * unit);
    }
    BigDecimal sum =
        points.stream().map(BigDecimal::valueOf).reduce(BigDecimal.ZERO, BigDecimal::add);
    for (int order = 0; order < 5; order++) {
      Collections.shuffle(points, new Random(order));
      Tally tally = new Tally(1);
      for (int i = 0; i < points.size(); i++) {
        tally.add(Specs.of(i + 1, 1, 0), result(Outcome.byPoints(points.get(i))));
      }
      assertThat(tally.score(0).points()).isEqualByComparingTo(sum);
    }
  }

  @Test
  void aRepeatCountsForStandingsAndIsNoEvidence() {
    Tally tally = new Tally(2);
    tally.add(Specs.of(1, 1, 0, 1), WIN);
    tally.add(Specs.of(2, 2, 1, 0), WIN);
    Score before = tally.score(0);
    Ratings rated = Ratings.of(tally);
    for (int i = 0; i < 100; i++) {
      tally.add(Specs.of(3 + i, 3, 0, 1), WIN, true);
    }
    Score after = tally.score(0);
    assertThat(after.wins()).isEqualTo(101);
    assertThat(after.points()).isEqualByComparingTo("101");
    assertThat(after.evidence()).isEqualTo(before.evidence());
    assertThat(tally.finishedAhead(0, 1)).isEqualTo(101);
    assertThat(Ratings.of(tally).of(0)).isEqualTo(rated.of(0));
    assertThat(tally.matches()).isEqualTo(102);
    assertThat(tally.differentGames()).isEqualTo(2);
  }

  @Test
  void aBoardOfRepeatsIsNoObservation() {
    Tally tally = Tally.ofBoards(2, Scoring.SCORE, 2);
    tally.add(Specs.of(1, 1, 0, 1), WIN);
    tally.add(Specs.of(2, 1, 1, 0), WIN);
    Evidence first = tally.score(0).evidence();
    assertThat(first.observations()).isEqualTo(1);
    tally.add(Specs.of(3, 2, 0, 1), WIN, true);
    tally.add(Specs.of(4, 2, 1, 0), WIN, true);
    assertThat(tally.score(0).evidence()).isEqualTo(first);
    tally.add(Specs.of(5, 3, 0, 1), WIN, true);
    tally.add(Specs.of(6, 3, 1, 0), DRAW);
    assertThat(tally.score(0).evidence().observations()).isEqualTo(2);
  }

  @Test
  void aBotInSeveralSeatsIsNotComparedWithItself() {
    Tally tally = new Tally(2);
    tally.add(Specs.of(1, 1, 0, 0, 1), result(Outcome.byPoints(3, 2, 1)));
    assertThat(tally.met(0, 0)).isFalse();
    assertThat(tally.finishedAhead(0, 0)).isZero();
    assertThat(tally.finishedAhead(0, 1)).isEqualTo(2);
    assertThat(tally.meetings(0, 1)).isEqualTo(2);
  }

  /** In standings, head to head and cross table alike; ratings only ask who is ahead. */
  @Test
  void aVoidMatchScoresNothingForAnybody() {
    Tally tally = new Tally(3);
    tally.add(Specs.of(1, 1, 0, 1), WIN);
    tally.add(Specs.of(2, 1, 0, 1), Result.ofVoid(2, 3, "why"));
    tally.add(Specs.of(3, 1, 0, 2), Result.ofVoid(2, 3, "why"));
    Tally alone = new Tally(3);
    alone.add(Specs.of(1, 1, 0, 1), WIN);
    for (int bot = 0; bot < 3; bot++) {
      assertThat(tally.score(bot)).isEqualTo(alone.score(bot));
    }
    assertThat(tally.met(0, 2)).isFalse();
    assertThat(tally.matches()).isEqualTo(3);
  }

  /** On the first board the third match is void, on the second all of them. */
  @Test
  void aVoidMatchIsNotComparedWithTheOthersOnItsBoard() {
    Tally tally = Tally.ofBoards(6, Scoring.by(Method.MATCHPOINTS), 3);
    tally.add(Specs.of(1, 1, 0, 1), result(Outcome.byPoints(9, 0)));
    tally.add(Specs.of(2, 1, 2, 3), result(Outcome.byPoints(5, 4)));
    tally.add(Specs.of(3, 1, 4, 5), Result.ofVoid(2, 3, "why"));
    for (int number = 4; number <= 6; number++) {
      tally.add(Specs.of(number, 2, 0, 1), Result.ofVoid(2, 3, "why"));
    }
    tally.add(Specs.of(7, 3, 0, 1), result(Outcome.byPoints(9, 0)));
    tally.add(Specs.of(8, 3, 2, 3), result(Outcome.byPoints(5, 4)));
    tally.add(Specs.of(9, 3, 4, 5), result(Outcome.byPoints(1, 8)));
    assertThat(tally.percentage(0)).contains(new BigDecimal("100.00"));
    assertThat(tally.percentage(2)).contains(new BigDecimal("33.33"));
    assertThat(tally.score(0).games()).isEqualTo(2);
    assertThat(tally.score(0).points()).isEqualByComparingTo("3");
    assertThat(tally.score(5).points()).isEqualByComparingTo("2");
  }

  @Test
  void aMatchThatBothLoseIsNoDraw() {
    Tally tally = new Tally(2);
    tally.add(Specs.of(1, 1, 0, 1), LOST_BY_BOTH);
    assertThat(tally.score(0).draws()).isZero();
    assertThat(tally.score(0).lostByAll()).isEqualTo(1);
    assertThat(tally.drawn(0, 1)).isZero();
    assertThat(tally.level(0, 1)).isZero();
    assertThat(tally.meetings(0, 1)).isEqualTo(1);
    assertThat(tally.differentDuels(0, 1)).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 9, 2_000})
  void pairsAreVisitedOnceAndInOrderFromDuelsAndTables(int entrants) {
    Tally tally = new Tally(entrants);
    Result table = result(Outcome.byPoints(3, 2, 1));
    tally.add(Specs.of(1, 1, 7, 2), WIN);
    tally.add(Specs.of(2, 1, 2, 7), LOST_BY_BOTH);
    tally.add(Specs.of(3, 1, 7, 2, 0), table);
    List<String> pairs = new ArrayList<>();
    tally.forEachPair((first, second) -> pairs.add(first + "-" + second));
    assertThat(pairs).containsExactly("2-0", "2-7", "7-0", "7-2");
  }
}
