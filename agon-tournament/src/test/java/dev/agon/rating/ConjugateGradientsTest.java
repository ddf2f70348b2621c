package dev.agon.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class ConjugateGradientsTest {
  /** The information of a tournament in which neighbours up to a distance meet a few times. */
  private static double[][] information(int n, int distance) {
    Random random = new Random(n);
    double[][] matrix = new double[n][n];
    for (int i = 0; i < n; i++) {
      matrix[i][i] += 0.25;
      for (int j = Math.max(0, i - distance); j < i; j++) {
        double both = 1 + random.nextDouble();
        matrix[i][i] += both;
        matrix[j][j] += both;
        matrix[i][j] = -both;
        matrix[j][i] = -both;
      }
    }
    return matrix;
  }

  private static double[] right(int n) {
    return ConjugateGradients.centred(new Random(1).doubles(n).toArray());
  }

  @Test
  void theProductIsTheRightSideUpToAConstant() {
    double[][] matrix = information(300, 300);
    double[] right = right(300);
    double[] x = ConjugateGradients.solve(matrix, right).orElseThrow();
    double[] rest = new double[300];
    for (int i = 0; i < 300; i++) {
      rest[i] = ConjugateGradients.dot(matrix[i], x) - right[i];
    }
    assertThat(Arrays.stream(x).sum()).isCloseTo(0, within(1e-12));
    for (double value : rest) {
      assertThat(value).isCloseTo(rest[0], within(1e-9));
    }
  }

  @Test
  void nothingIsTheSolutionForNothing() {
    assertThat(ConjugateGradients.solve(information(300, 300), new double[300]).orElseThrow())
        .containsOnly(0);
  }

  /** In a chain each step carries what is known one link further. */
  @Test
  void aChainTakesTooManySteps() {
    assertThat(ConjugateGradients.solve(information(300, 1), right(300))).isEmpty();
  }
}
