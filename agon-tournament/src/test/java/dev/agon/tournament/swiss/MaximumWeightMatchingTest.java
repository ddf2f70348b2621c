package dev.agon.tournament.swiss;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Dice;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class MaximumWeightMatchingTest {
  private static long[][] random(int people, int heaviest, Dice dice) {
    long[][] weight = new long[people][people];
    for (int one = 0; one < people; one++) {
      for (int other = 0; other < one; other++) {
        weight[one][other] = 1L + dice.nextInt(heaviest);
        weight[other][one] = weight[one][other];
      }
    }
    return weight;
  }

  /** The weight of all pairs, each counted once; fails unless everybody is in just one. */
  private static long total(long[][] weight, int[] mates) {
    long total = 0;
    for (int one = 0; one < mates.length; one++) {
      assertThat(mates[mates[one]]).isEqualTo(one);
      assertThat(mates[one]).isNotEqualTo(one);
      total += one < mates[one] ? weight[one][mates[one]] : 0;
    }
    return total;
  }

  /** Tries every way to pair those who are left. */
  private static long heaviest(long[][] weight, int paired) {
    int one = Integer.numberOfTrailingZeros(~paired);
    if (one == weight.length) {
      return 0;
    }
    long best = Long.MIN_VALUE;
    for (int other = one + 1; other < weight.length; other++) {
      if ((paired & (1 << other)) == 0) {
        long rest = heaviest(weight, paired | (1 << one) | (1 << other));
        best = Math.max(best, weight[one][other] + rest);
      }
    }
    return best;
  }

  /** Few different weights make many tight edges, and so blossoms in blossoms. */
  @ParameterizedTest
  @ValueSource(ints = {2, 4, 6, 8, 10})
  void noWayToPairAllIsHeavier(int people) {
    Dice dice = new Dice(people);
    for (int round = 0; round < 600; round++) {
      long[][] weight = random(people, round % 3 == 0 ? 2 : round % 3 == 1 ? 9 : 1_000_000, dice);
      assertThat(total(weight, MaximumWeightMatching.heaviest(weight)))
          .isEqualTo(heaviest(weight, 0));
    }
  }

  @Test
  void manyArePaired() {
    long[][] weight = random(300, 5, new Dice(1));
    // With so many equal weights nearly everybody finds one of the heaviest.
    assertThat(total(weight, MaximumWeightMatching.heaviest(weight))).isEqualTo(150 * 5);
  }

  /**
   * Of several heaviest ways the same one as ever, since stored events depend on it: the numbers
   * come from a computation that kept the best edges of all pairs of nodes in one matrix.
   */
  @ParameterizedTest
  @CsvSource({
    "40, 2, 674689820",
    "40, 9, -991594228",
    "100, 3, -20427756",
    "100, 50, 1396504164",
    "100, 1000000, 774065520"
  })
  void equallyHeavyWaysAreChosenAsEver(int people, int heaviest, int hash) {
    Dice dice = new Dice(people);
    int found = 0;
    for (int round = 0; round < 100; round++) {
      int[] mates = MaximumWeightMatching.heaviest(random(people, heaviest, dice));
      found = 31 * found + Arrays.hashCode(mates);
    }
    assertThat(found).isEqualTo(hash);
  }
}
