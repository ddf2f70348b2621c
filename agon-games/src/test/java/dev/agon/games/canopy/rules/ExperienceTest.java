package dev.agon.games.canopy.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The formulas of experience, with examples computed by hand. */
final class ExperienceTest {
  /** Half of what is missing to 200. */
  @ParameterizedTest
  @CsvSource({"100, 150", "150, 175", "175, 187.5", "112.5, 156.25", "200, 200"})
  void aRestBringsHalfOfWhatIsMissing(double before, double after) {
    assertThat(Experience.afterRest(before)).isEqualTo(after);
  }

  /**
   * Of 150 against 120: 120/150 = 0.8 of the missing 50 is 40, the half of it 20 and a third 13.3.
   */
  @ParameterizedTest
  @CsvSource({
    "100, 100, 2, 150",
    "100, 100, 3, 133.333333333",
    "150, 120, 2, 170",
    "150, 120, 3, 163.333333333",
    "120, 150, 2, 170",
    "120, 150, 3, 153.333333333",
    "100, 200, 2, 200",
    "200, 100, 2, 200",
  })
  void aWinnerGainsTheMoreTheStrongerTheOther(double own, double other, int k, double after) {
    assertThat(Experience.afterWin(own, other, k)).isCloseTo(after, within(1e-9));
  }

  /**
   * Of 150 against 120: 150/120 = 1.25 times the 50 above the least is 62.5, and the k-th of it.
   */
  @ParameterizedTest
  @CsvSource({
    "150, 120, 2, 118.75",
    "150, 120, 3, 129.166666667",
    "150, 120, 4, 134.375",
    "120, 150, 2, 112",
    "120, 150, 3, 114.666666667",
    "100, 200, 2, 100",
    "200, 100, 2, 100",
    "200, 100, 3, 133.333333333",
  })
  void aLoserLosesTheMoreTheWeakerTheOther(double own, double other, int k, double after) {
    assertThat(Experience.afterLoss(own, other, k)).isCloseTo(after, within(1e-9));
  }

  @Test
  void theChallengerLosesAQuarterWhenTheOtherFightsBack() {
    assertThat(Experience.foughtBack(150, 120)).isEqualTo(134.375);
    assertThat(Experience.foughtBack(100, 150)).isEqualTo(100);
  }

  @ParameterizedTest
  @CsvSource({"100, 100", "112.49, 112", "112.5, 113", "113.5, 114", "187.5, 188"})
  void itIsShownRoundedHalfUp(double experience, long shown) {
    assertThat(Experience.shown(experience)).isEqualTo(shown);
  }
}
