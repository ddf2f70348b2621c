package dev.agon.duplicate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.game.Dice;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

final class MatchpointsTest {
  private static double[] random(Dice dice, int size, int different) {
    double[] scores = new double[size];
    Arrays.setAll(scores, _ -> 10.0 * dice.nextInt(different) - 200);
    return scores;
  }

  /** Each against each, as the rule says it. */
  private static long[] obvious(double[] scores) {
    long[] halves = new long[scores.length];
    for (int i = 0; i < scores.length; i++) {
      for (int j = 0; j < scores.length; j++) {
        if (i != j) {
          halves[i] += scores[i] > scores[j] ? 2 : scores[i] == scores[j] ? 1 : 0;
        }
      }
    }
    return halves;
  }

  @Test
  void aPointForEveryOtherBeatenAndHalfForEveryOtherEqualled() {
    assertThat(Matchpoints.halves(new double[] {-430, -400, -520, -1100}))
        .containsExactly(4, 6, 2, 0);
    assertThat(Matchpoints.halves(new double[] {-180, -130, -130, 0})).containsExactly(0, 3, 3, 6);
  }

  @Test
  void aloneThereIsNothingToWin() {
    assertThat(Matchpoints.halves(new double[] {620})).containsExactly(0);
    assertThat(Matchpoints.halves(new double[0])).isEmpty();
  }

  @Test
  void minusZeroIsZeroAndNothingElseIsNoNumber() {
    assertThat(Matchpoints.halves(new double[] {0.0, -0.0})).containsExactly(1, 1);
    assertThat(Matchpoints.halves(new double[] {Double.NEGATIVE_INFINITY, 3}))
        .containsExactly(0, 2);
    assertThatThrownBy(() -> Matchpoints.halves(new double[] {1, Double.NaN}))
        .hasMessage("a score is a number");
  }

  @Test
  void randomBoardsComeOutAsTheRuleSaysAndAddUp() {
    Dice dice = new Dice(1);
    for (int board = 0; board < 5_000; board++) {
      double[] scores = random(dice, dice.nextInt(30), 1 + dice.nextInt(20));
      long[] halves = Matchpoints.halves(scores);
      assertThat(halves).isEqualTo(obvious(scores));
      assertThat(Arrays.stream(halves).sum()).isEqualTo((long) scores.length * (scores.length - 1));
    }
  }

  /** Of 5 and 5 against 4 and 5, each 5 beats the 4 and is level with the other's 5. */
  @Test
  void nobodyIsComparedWithItself() {
    Matchpoints points = new Matchpoints(2);
    assertThat(points.add(new int[] {0, 1, 0, 1}, new double[] {5, 4, 5, 5}))
        .containsExactly(3, 0, 3, 2);
    assertThat(points.share(0)).isEqualTo(Fraction.of(6, 8));
    assertThat(points.share(1)).isEqualTo(Fraction.of(2, 8));
    assertThat(points.boards(0)).isEqualTo(2);
  }

  /**
   * 60 % of 15 points is 9; of 1 it is 0.6 and of 3 it is 1.8, which half points are nearest to.
   */
  @Test
  void whoCouldNotPlayHasSixtyPerCent() {
    Matchpoints points = new Matchpoints(1);
    assertThat(points.addNotPlayed(0, 30)).isEqualTo(18);
    assertThat(points.addNotPlayed(0, 2)).isEqualTo(1);
    assertThat(points.addNotPlayed(0, 6)).isEqualTo(4);
    assertThat(points.share(0)).isEqualTo(Fraction.of(23, 38));
  }

  @Test
  void whatOneHasIsAddedToAnother() {
    Matchpoints one = new Matchpoints(2);
    Matchpoints other = new Matchpoints(2);
    one.add(new int[] {0, 1}, new double[] {2, 1});
    other.add(new int[] {1, 0}, new double[] {3, 3});
    one.add(other);
    assertThat(one.halves(0)).isEqualTo(3);
    assertThat(one.share(1)).isEqualTo(Fraction.of(1, 4));
    assertThat(one.boards(1)).isEqualTo(2);
  }

  @Test
  void boardsAreAddedUpForThoseWhoPlayedThem() {
    Matchpoints points = new Matchpoints(4);
    points.add(new int[] {0, 1, 2}, new double[] {5, 5, 1});
    points.add(new int[] {2, 0}, new double[] {3, 2});
    assertThat(points.halves(0)).isEqualTo(3);
    assertThat(points.halves(2)).isEqualTo(2);
    assertThat(points.boards(0)).isEqualTo(2);
    assertThat(points.boards(3)).isZero();
    assertThat(points.share(0)).isEqualTo(Fraction.of(3, 6));
    assertThat(points.share(1)).isEqualTo(Fraction.of(3, 4));
    assertThat(points.share(3)).isEqualTo(Fraction.of(1, 2));
    assertThatThrownBy(() -> points.add(new int[] {0}, new double[] {1, 2}))
        .hasMessage("1 entrants have 2 scores");
  }
}
