package dev.agon.rating;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.scoring.Scores;
import dev.agon.scoring.Standing;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class LeadTest {
  /** So many games, each won or lost for a point. */
  private static Standing line(int rank, int games, int wins) {
    return new Standing(
        rank, rank + 4, Scores.of(games, wins, 0, games - wins, wins, games, wins), "");
  }

  /**
   * Three of four against one of four: both variances are (3 - 4 * 9/16) / 3 = 1/4, so both
   * uncertainties 1.96 * 1/2 / 2 = 0.49, and the lead of 0.5 is not beyond 0.98. With g games it is
   * 2 * 1.96 * 1/2 / sqrt(g) < 0.5, that is g > 15.4.
   */
  @Test
  void aFewGamesMayBeChance() {
    assertThat(Lead.of(List.of(line(1, 4, 3), line(2, 4, 1), line(3, 4, 0))))
        .contains(new Lead(5, 6, false, Optional.of(16L)));
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
    Standing first = new Standing(1, 5, Scores.of(10, 10, 0, 0, 10, 1, 100), "");
    Standing second = new Standing(2, 6, Scores.of(10, 0, 0, 10, 0, 1, 0), "");
    assertThat(Lead.of(List.of(first, second))).contains(new Lead(5, 6, false, Optional.empty()));
  }

  @Test
  void noNumberOfGamesPartsEquals() {
    assertThat(Lead.of(List.of(line(1, 4, 2), line(2, 4, 2))))
        .contains(new Lead(5, 6, false, Optional.empty()));
    assertThat(Lead.of(List.of(line(1, 1, 1), line(2, 1, 0))))
        .contains(new Lead(5, 6, false, Optional.empty()));
    assertThat(Lead.of(List.of(line(1, 1, 1)))).isEmpty();
  }
}
