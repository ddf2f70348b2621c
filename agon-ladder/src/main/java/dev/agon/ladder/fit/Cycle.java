package dev.agon.ladder.fit;

import dev.agon.scoring.NormalDistribution;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Three versions of which each beats the next more often than ratings on a line can explain.
 *
 * @param first beats the second, which beats the third, which beats the first
 * @param errors how many standard errors the three results are off, together
 */
public record Cycle(int first, int second, int third, double errors) {
  /** Pairs with fewer games are not looked at. */
  private static final int FEWEST_GAMES = 8;

  /**
   * The cycles among some versions that chance explains in one of twenty ladders at most, the
   * clearest first; each pair is named once.
   */
  public static List<Cycle> among(int[] shown, SparseResults results, LadderFit fit) {
    int count = shown.length;
    double[][] off = residuals(shown, results, fit);
    double least = least((double) count * (count - 1) * (count - 2) / 3);
    List<Cycle> found = new ArrayList<>();
    for (int a = 0; a < count; a++) {
      for (int b = a + 1; b < count; b++) {
        for (int c = b + 1; c < count; c++) {
          double sum = (off[a][b] + off[b][c] + off[c][a]) / Math.sqrt(3);
          if (Double.isFinite(sum) && Math.abs(sum) > least) {
            found.add(
                sum > 0
                    ? new Cycle(shown[a], shown[b], shown[c], sum)
                    : new Cycle(shown[a], shown[c], shown[b], -sum));
          }
        }
      }
    }
    found.sort(Comparator.comparingDouble((Cycle cycle) -> -cycle.errors));
    List<Cycle> clearest = new ArrayList<>();
    for (Cycle cycle : found) {
      if (clearest.stream().noneMatch(cycle::sharesAPairWith)) {
        clearest.add(cycle);
      }
    }
    return clearest;
  }

  private boolean sharesAPairWith(Cycle other) {
    List<Integer> others = List.of(other.first, other.second, other.third);
    return List.of(first, second, third).stream().filter(others::contains).count() > 1;
  }

  /**
   * By how many standard errors the first beat the second too often; infinite if they met seldom.
   */
  private static double[][] residuals(int[] shown, SparseResults results, LadderFit fit) {
    int[] index = new int[results.versions()];
    double[][] off = new double[shown.length][shown.length];
    for (int i = 0; i < shown.length; i++) {
      index[shown[i]] = i + 1;
      Arrays.fill(off[i], Double.POSITIVE_INFINITY);
    }
    results.forEachPair(
        (_, one, other, games, halves) -> {
          if (index[one] > 0 && index[other] > 0 && games >= FEWEST_GAMES) {
            double difference = (fit.elo(other) - fit.elo(one)) / LadderFit.POINTS;
            double share = 1 / (1 + StrictMath.exp(difference));
            double residual =
                (halves / 2.0 - games * share) / Math.sqrt(games * share * (1 - share));
            off[index[one] - 1][index[other] - 1] = residual;
            off[index[other] - 1][index[one] - 1] = -residual;
          }
        });
    return off;
  }

  /** The standard errors that the largest of so many sums exceeds by chance once in twenty. */
  private static double least(double sums) {
    double low = 0;
    double high = 10;
    for (int i = 0; i < 40; i++) {
      double middle = (low + high) / 2;
      if (NormalDistribution.below(-middle) * sums > 0.05) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return high;
  }
}
