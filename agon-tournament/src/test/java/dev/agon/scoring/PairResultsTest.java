package dev.agon.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Dice;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Few pairs of many and many pairs of few are counted like an array of all pairs. */
final class PairResultsTest {
  @ParameterizedTest
  @CsvSource({"2, 50", "5, 3", "7, 200", "40, 100", "40, 5000", "300, 1000", "10000, 5000"})
  void countsAreThoseOfAnArrayOfAllPairs(int entrants, int matches) {
    PairResults.Kind[] kinds = PairResults.Kind.values();
    for (int seed = 0; seed < 5; seed++) {
      Dice dice = new Dice(Dice.seed(entrants, seed));
      int small = Math.min(entrants, 300);
      long[][][] expected = new long[kinds.length][small][small];
      PairResults one = new PairResults(entrants);
      PairResults other = new PairResults(entrants);
      int stride = entrants / small;
      for (int match = 0; match < matches; match++) {
        int first = dice.nextInt(small);
        int second = (first + 1 + dice.nextInt(small - 1)) % small;
        PairResults.Kind kind = kinds[dice.nextInt(kinds.length)];
        (dice.nextInt(3) == 0 ? one : other).add(first * stride, second * stride, kind);
        expected[kind.index()][first][second]++;
      }
      one.add(other);
      one.add(new PairResults(entrants));
      List<Long> met = new ArrayList<>();
      for (int first = 0; first < small; first++) {
        for (int second = 0; second < small; second++) {
          int a = first * stride;
          int b = second * stride;
          assertThat(one.ahead(a, b)).isEqualTo(expected[0][first][second]);
          assertThat(one.level(a, b)).isEqualTo(expected[1][first][second]);
          assertThat(one.behind(a, b)).isEqualTo(expected[2][first][second]);
          assertThat(one.lostByAll(a, b)).isEqualTo(expected[3][first][second]);
          long meetings = 0;
          for (long[][] counts : expected) {
            meetings += counts[first][second] + (a == b ? 0 : counts[second][first]);
          }
          for (long[][] counts : expected) {
            if (counts[first][second] > 0) {
              met.add((long) a * entrants + b);
              break;
            }
          }
          if (a != b) {
            assertThat(one.meetings(a, b)).isEqualTo(meetings);
          }
        }
      }
      assertThat(one.pairs().sorted().boxed()).containsExactlyElementsOf(met);
    }
  }
}
