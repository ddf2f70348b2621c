package dev.agon.ladder.fit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Dice;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class CycleTest {
  private static final int VERSIONS = 12;

  /** Everybody plays everybody 60 times; 4 beats 7, 7 beats 9 and 9 beats 4 with this chance. */
  private static List<Cycle> cycles(long seed, double chance) {
    Dice dice = new Dice(seed);
    SparseResults results = new SparseResults();
    results.grow(VERSIONS);
    for (int one = 0; one < VERSIONS; one++) {
      for (int other = 0; other < one; other++) {
        double usual = 1 / (1 + Math.exp((one - other) / 10.0));
        boolean isUp = one == 9 && other == 4;
        boolean isDown = one == 7 && other == 4 || one == 9 && other == 7;
        double ofOne = isUp ? chance : isDown ? 1 - chance : usual;
        for (int game = 0; game < 60; game++) {
          results.addDuel(one, other, dice.nextDouble() < ofOne ? 2 : 0);
        }
      }
    }
    int[] all = IntStream.range(0, VERSIONS).toArray();
    return Cycle.among(all, results, LadderFit.of(results, new double[0]));
  }

  @Test
  void aCycleIsNamedInItsDirection() {
    for (long seed = 0; seed < 10; seed++) {
      assertThat(cycles(seed, 0.8))
          .isNotEmpty()
          .first()
          .satisfies(
              cycle -> {
                assertThat(List.of(cycle.first(), cycle.second(), cycle.third()))
                    .isEqualTo(List.of(4, 7, 9));
                assertThat(cycle.errors()).isGreaterThan(4);
              });
    }
  }

  @Test
  void oneInTwentyLaddersOnALineIsSaidToHaveACycle() {
    long named = 0;
    for (long seed = 100; seed < 200; seed++) {
      double chance = 0.5;
      named += cycles(seed, chance).isEmpty() ? 0 : 1;
    }
    assertThat(named).isLessThan(13);
  }

  @Test
  void pairsThatMetSeldomSayNothing() {
    SparseResults results = new SparseResults();
    results.grow(3);
    for (int game = 0; game < 7; game++) {
      results.addDuel(0, 1, 2);
      results.addDuel(1, 2, 2);
      results.addDuel(2, 0, 2);
    }
    LadderFit fit = LadderFit.of(results, new double[0]);
    assertThat(Cycle.among(new int[] {0, 1, 2}, results, fit)).isEmpty();
  }
}
