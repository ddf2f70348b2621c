package dev.agon.rating;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.scoring.Scores;
import dev.agon.scoring.Standing;
import java.util.List;
import org.junit.jupiter.api.Test;

final class EarlyStopTest {
  /** So many games, each won or lost for a point. */
  private static Standing line(int rank, int games, int wins) {
    return new Standing(rank, rank - 1, Scores.of(games, wins, 0, games - wins, wins, games, wins));
  }

  /**
   * 60 and 40 of 100: standard errors of sqrt(0.24 / 99) = 0.0492 each, a lead of 0.2 = 2.03 of
   * both together. Halfway it is 2.03 / sqrt(0.5) = 2.87, with 0.2 % beyond; three quarters of the
   * way 4.06, with 0.0024 % beyond. A risk of 1 % leaves 0.0625 % for each look.
   */
  @Test
  void theFewerGamesAreLeftTheSoonerItIsDecided() {
    List<Standing> lines = List.of(line(1, 100, 60), line(2, 100, 40));
    EarlyStop cut = new EarlyStop(1, 0.01);
    assertThat(cut.isDecided(lines, 0.5)).isFalse();
    assertThat(cut.isDecided(lines, 0.75)).isTrue();
    assertThat(new EarlyStop(1, 0.05).isDecided(lines, 0.5)).isTrue();
  }

  @Test
  void onlyTheCutMatters() {
    List<Standing> lines =
        List.of(line(1, 100, 90), line(2, 100, 90), line(3, 100, 10), line(4, 100, 10));
    assertThat(new EarlyStop(2, 0.01).isDecided(lines, 0.1)).isTrue();
    assertThat(new EarlyStop(1, 0.01).isDecided(lines, 0.9)).isFalse();
    assertThat(new EarlyStop(3, 0.01).isDecided(lines, 0.9)).isFalse();
  }

  /** Four of four could be luck, though it has no spread. */
  @Test
  void aFewGamesDecideNothing() {
    assertThat(new EarlyStop(1, 0.01).isDecided(List.of(line(1, 4, 4), line(2, 4, 0)), 0.5))
        .isFalse();
    assertThat(new EarlyStop(1, 0.01).isDecided(List.of(line(1, 40, 40), line(2, 40, 0)), 0.5))
        .isTrue();
  }

  /** 40 games on ten boards are ten observations. */
  @Test
  void neitherDoAFewBoards() {
    Standing first = new Standing(1, 0, Scores.of(40, 40, 0, 0, 40, 10, 160));
    Standing second = new Standing(2, 1, Scores.of(40, 0, 0, 40, 0, 10, 0));
    assertThat(new EarlyStop(1, 0.01).isDecided(List.of(first, second), 0.5)).isFalse();
  }
}
