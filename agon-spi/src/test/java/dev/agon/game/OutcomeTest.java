package dev.agon.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class OutcomeTest {
  @Test
  void morePointsAreABetterPlaceAndEqualOnesShareIt() {
    assertThat(Outcome.byPoints(2, 5, 2, -1))
        .isEqualTo(Outcome.of(new int[] {2, 1, 2, 4}, new double[] {2, 5, 2, -1}));
  }

  /**
   * Of five: four lie behind the first, two behind each of the two seconds and half of the other.
   */
  @Test
  void aPlaceIsWorthThoseBehindIt() {
    assertThat(Outcome.byPlaces(2, 1, 2, 5, 4))
        .isEqualTo(Outcome.of(new int[] {2, 1, 2, 5, 4}, new double[] {2.5, 4, 2.5, 0, 1}));
    assertThat(Outcome.byPlaces(1, 1)).isEqualTo(Outcome.byPoints(0.5, 0.5));
    assertThat(Outcome.byPlaces(2, 2).points(0)).isZero();
  }

  @Test
  void aWinIsFirstAloneADrawFirstTogether() {
    Outcome alone = Outcome.byPoints(1, 0, 0);
    assertThat(alone.won(0)).isTrue();
    assertThat(alone.drew(0)).isFalse();
    assertThat(alone.won(1)).isFalse();
    Outcome together = Outcome.byPoints(1, 1, 0);
    assertThat(together.won(0)).isFalse();
    assertThat(together.drew(0)).isTrue();
    assertThat(together.drew(2)).isFalse();
  }
}
