package dev.agon.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Stream;
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

  /*
   * The same deal must come next year, so the tests below hold exact values. A separate program
   * computed them from the published algorithm.
   */

  private static <T> List<T> draws(int count, Function<Dice, T> draw) {
    Dice dice = new Dice(42);
    return Stream.generate(() -> draw.apply(dice)).limit(count).toList();
  }

  @Test
  void longsNeverChange() {
    assertThat(draws(4, Dice::nextLong))
        .containsExactly(
            -4767286540954276203L,
            2949826092126892291L,
            5139283748462763858L,
            6349198060258255764L);
  }

  @Test
  void boundedIntsNeverChange() {
    assertThat(draws(10, dice -> dice.nextInt(6))).containsExactly(4, 0, 1, 2, 0, 5, 1, 4, 2, 3);
    assertThat(draws(3, dice -> dice.nextInt(Integer.MAX_VALUE)))
        .containsExactly(1592498450, 343404953, 598291371);
    assertThat(draws(10, dice -> dice.nextInt(-3, 4)))
        .containsExactly(2, -2, -2, -1, -3, 3, -2, 2, -1, 1);
  }

  /** With this bound a third of the raw values is thrown away. */
  @Test
  void boundedIntsThatTakeSeveralDrawsNeverChange() {
    assertThat(draws(8, dice -> dice.nextInt(3 << 29)))
        .containsExactly(
            1194373838,
            448718528,
            554357951,
            61251873,
            1398379197,
            351766186,
            1289507897,
            547497260);
  }

  @Test
  void booleansNeverChange() {
    assertThat(draws(8, Dice::nextBoolean))
        .containsExactly(true, false, false, false, false, true, false, true);
  }

  @Test
  void doublesNeverChange() {
    assertThat(draws(3, Dice::nextDouble))
        .containsExactly(0.7415648787718233, 0.1599103928769201, 0.27860113025513866);
  }

  @Test
  void combinedSeedsNeverChange() {
    assertThat(Dice.seed()).isEqualTo(-7046029254386353131L);
    assertThat(Dice.seed(0)).isEqualTo(-5511663747979980962L);
    assertThat(Dice.seed(1, 2)).isEqualTo(3603827527355252013L);
    assertThat(Dice.seed(2, 1)).isEqualTo(-3272371034052838827L);
    assertThat(Dice.seed(-1, Long.MIN_VALUE)).isEqualTo(-8674215930906266802L);
  }
}
