package dev.agon.rating;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.rating.Lead.Certainty;
import dev.agon.scoring.Scores;
import dev.agon.scoring.Standing;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class LeadTest {
  /** So many games, each won or lost for a point. */
  private static Standing line(int rank, int games, int wins) {
    return new Standing(rank, rank + 4, Scores.of(games, wins, 0, games - wins, wins, games, wins));
  }

  /**
   * Six of eight against two of eight: both variances are (6 - 8 * 9/16) / 7 = 3/14, so both
   * uncertainties 1.96 * 0.463 / sqrt(8) = 0.321, and the lead of 0.5 is not beyond 0.642. With g
   * games it is 2 * 1.96 * 0.463 / sqrt(g) < 0.5, that is g > 13.2.
   */
  @Test
  void aFewGamesMayBeChance() {
    assertThat(Lead.of(List.of(line(1, 8, 6), line(2, 8, 2), line(3, 8, 0))))
        .contains(new Lead(5, 6, Certainty.WITHIN_CHANCE, Optional.of(14L)));
  }

  /** Both variances are 0, which says nothing after two games. */
  @Test
  void theSameResultEveryTimeIsBeyondChanceFromSixGamesOn() {
    assertThat(Lead.of(List.of(line(1, 2, 2), line(2, 2, 0))))
        .contains(new Lead(5, 6, Certainty.TOO_FEW_GAMES, Optional.empty()));
    assertThat(Lead.of(List.of(line(1, 5, 5), line(2, 6, 0))))
        .contains(new Lead(5, 6, Certainty.TOO_FEW_GAMES, Optional.empty()));
    assertThat(Lead.of(List.of(line(1, 6, 6), line(2, 6, 0))))
        .contains(new Lead(5, 6, Certainty.BEYOND_CHANCE, Optional.of(6L)));
  }

  /** The same shares in 40 games. */
  @Test
  void manyGamesAreBeyondIt() {
    Lead lead = Lead.of(List.of(line(1, 40, 30), line(2, 40, 10))).orElseThrow();
    assertThat(lead.beyondChance()).isTrue();
    // (30 - 40 * 9/16) / 39 = 0.1923 is the variance; (2 * 1.96 * 0.4385 / 0.5)^2 = 11.8.
    assertThat(lead.gamesNeeded()).contains(12L);
  }

  /** All of ten games on one board are one observation. */
  @Test
  void oneBoardMayBeChance() {
    Standing first = new Standing(1, 5, Scores.of(10, 10, 0, 0, 10, 1, 100));
    Standing second = new Standing(2, 6, Scores.of(10, 0, 0, 10, 0, 1, 0));
    assertThat(Lead.of(List.of(first, second)))
        .contains(new Lead(5, 6, Certainty.TOO_FEW_GAMES, Optional.empty()));
  }

  @Test
  void whoHasNoMorePointsThanTheSecondHasNoLead() {
    assertThat(Lead.of(List.of(line(1, 8, 4), line(2, 8, 4)))).isEmpty();
    assertThat(Lead.of(List.of(line(1, 2, 1), line(2, 2, 1)))).isEmpty();
    assertThat(Lead.of(List.of(line(1, 1, 1)))).isEmpty();
  }
}
