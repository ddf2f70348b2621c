package dev.agon.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class OutcomeTest {
  @Test
  void morePointsAreABetterPlaceAndEqualPointsShareOne() {
    assertThat(Outcome.byPoints(2, 5, 2, -1))
        .isEqualTo(Outcome.of(new int[] {2, 1, 2, 4}, new double[] {2, 5, 2, -1}));
  }

  /**
   * Of five seats, four are behind the first one; two are behind each of the two second ones, and
   * each of these gets half a point for the other.
   */
  @Test
  void aPlaceIsWorthAPointForEachSeatBehindIt() {
    assertThat(Outcome.byPlaces(2, 1, 2, 5, 4))
        .isEqualTo(Outcome.of(new int[] {2, 1, 2, 5, 4}, new double[] {2.5, 4, 2.5, 0, 1}));
    assertThat(Outcome.byPlaces(1, 1)).isEqualTo(Outcome.byPoints(0.5, 0.5));
    assertThat(Outcome.byPlaces(2, 2).points(0)).isZero();
  }

  @Test
  void aWinIsFirstAloneAndADrawFirstTogether() {
    Outcome alone = Outcome.byPoints(1, 0, 0);
    assertThat(alone.won(0)).isTrue();
    assertThat(alone.drew(0)).isFalse();
    assertThat(alone.won(1)).isFalse();
    Outcome together = Outcome.byPoints(1, 1, 0);
    assertThat(together.won(0)).isFalse();
    assertThat(together.drew(0)).isTrue();
    assertThat(together.drew(2)).isFalse();
  }

  @Test
  void everybodyMayLoseAndShareTheLastPlace() {
    for (int seats : new int[] {2, 3, 20}) {
      int[] last = new int[seats];
      Arrays.fill(last, seats);
      assertThat(Outcome.of(last, new double[seats]).lostByAll()).isTrue();
      assertThat(Outcome.byPlaces(last).points(0)).isZero();
    }
  }

  @Test
  void onlyCompetitionRankingsArePlaces() {
    int[][] wrong = {
      {0}, {2}, {0, 1}, {-1, 1}, {1, 3}, {2, 3}, {1, 1, 2}, {1, 2, 2, 3}, {2, 2, 1, 5}, {3, 3, 1}
    };
    for (int[] places : wrong) {
      assertThatIllegalArgumentException()
          .as(Arrays.toString(places))
          .isThrownBy(() -> Outcome.of(places, new double[places.length]))
          .withMessage("no ranking: places " + Arrays.toString(places));
      assertThatIllegalArgumentException().isThrownBy(() -> Outcome.byPlaces(places));
    }
  }

  /** Few seats and many seats are checked in two ways; both are compared with the definition. */
  @Test
  void rankingsOfAnyNumberOfSeatsAreToldFromOtherPlaces() {
    Dice dice = new Dice(1);
    for (int trial = 0; trial < 20_000; trial++) {
      int[] places = new int[1 + dice.nextInt(12)];
      double[] strengths = new double[places.length];
      Arrays.setAll(strengths, _ -> dice.nextInt(4));
      Outcome ranked = Outcome.byPoints(strengths);
      Arrays.setAll(places, ranked::place);
      if (dice.nextBoolean()) {
        places[dice.nextInt(places.length)] = dice.nextInt(14);
      }
      if (isRanking(places)) {
        assertThat(Outcome.of(places, new double[places.length]).place(0)).isEqualTo(places[0]);
      } else {
        assertThatIllegalArgumentException()
            .isThrownBy(() -> Outcome.of(places, new double[places.length]));
      }
    }
  }

  private static boolean isRanking(int[] places) {
    boolean allLast = IntStream.of(places).allMatch(place -> place == places.length);
    return allLast
        || IntStream.of(places)
            .allMatch(place -> IntStream.of(places).filter(p -> p < place).count() == place - 1);
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
  void pointsAreFinite(double points) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Outcome.byPoints(0, points))
        .withMessage("points must be finite: [0.0, " + points + "]");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Outcome.of(new int[] {1, 2}, new double[] {points, 0}));
  }

  @Test
  void thereAreAsManyPointsAsPlaces() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Outcome.of(new int[] {1}, new double[2]))
        .withMessage("1 places, 2 points");
  }

  @Test
  void anOutcomeKeepsCopies() {
    int[] places = {1, 2};
    double[] points = {1, 0};
    Outcome outcome = Outcome.of(places, points);
    places[0] = 7;
    points[0] = 7;
    assertThat(outcome).isEqualTo(Outcome.byPoints(1, 0));
  }
}
