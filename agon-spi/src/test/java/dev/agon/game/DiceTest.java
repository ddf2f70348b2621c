package dev.agon.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class DiceTest {
  /** The platform's SplittableRandom is SplitMix64 too, so it is an oracle for the raw stream. */
  @Test
  void theStreamIsSplitMix64() {
    for (long seed : new long[] {0, 1, -1, 42, Long.MIN_VALUE}) {
      Dice dice = new Dice(seed);
      SplittableRandom oracle = new SplittableRandom(seed);
      for (int i = 0; i < 100; i++) {
        assertThat(dice.nextLong()).isEqualTo(oracle.nextLong());
      }
    }
  }

  /** Chi-squared with 6 degrees of freedom exceeds 22.46 once in a thousand fair dice. */
  @Test
  void boundedDrawsAreUniform() {
    Dice dice = new Dice(99);
    int[] counts = new int[7];
    int draws = 70_000;
    for (int i = 0; i < draws; i++) {
      counts[dice.nextInt(7)]++;
    }
    double expected = draws / 7.0;
    double chiSquared = 0;
    for (int count : counts) {
      chiSquared += (count - expected) * (count - expected) / expected;
    }
    assertThat(chiSquared).isLessThan(22.46);
  }

  @Test
  void drawsStayWithinTheirBounds() {
    Dice dice = new Dice(5);
    for (int i = 0; i < 10_000; i++) {
      assertThat(dice.nextInt(1)).isZero();
      assertThat(dice.nextInt(Integer.MAX_VALUE)).isNotNegative();
      assertThat(dice.nextInt(-3, 4)).isBetween(-3, 3);
      assertThat(dice.nextDouble()).isGreaterThanOrEqualTo(0).isLessThan(1);
    }
    assertThatThrownBy(() -> dice.nextInt(0)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aSeedDependsOnEveryPartAndOnTheirOrder() {
    assertThat(Dice.seed(1, 2)).isNotEqualTo(Dice.seed(2, 1));
    assertThat(Dice.seed(1, 2)).isNotEqualTo(Dice.seed(1, 2, 0));
    assertThat(Dice.seed(0)).isNotEqualTo(Dice.seed(0, 0));
  }

  /**
   * What was dealt once must be dealt next year, so these numbers are written down, as worked out
   * by hand from the published algorithm.
   */
  @Test
  void theNumbersAreTheSameForEver() {
    Dice dice = new Dice(Dice.seed(1, 2, 3));
    assertThat(new int[] {dice.nextInt(100), dice.nextInt(100), dice.nextInt(100)})
        .containsExactly(90, 45, 46);
  }
}
