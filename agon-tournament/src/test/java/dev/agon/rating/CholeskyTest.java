package dev.agon.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The blocks of the decomposition give every bit that the textbook's loops give. */
final class CholeskyTest {
  /** A random symmetric matrix whose diagonal makes it positive definite. */
  private static double[][] matrix(int n) {
    Random random = new Random(n);
    double[][] matrix = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < i; j++) {
        matrix[i][j] = random.nextDouble() - 0.5;
        matrix[j][i] = matrix[i][j];
      }
      matrix[i][i] = n + random.nextDouble();
    }
    return matrix;
  }

  private static double[][] textbookLower(double[][] matrix) {
    int n = matrix.length;
    double[][] lower = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j <= i; j++) {
        double rest = matrix[i][j];
        for (int k = 0; k < j; k++) {
          rest -= lower[i][k] * lower[j][k];
        }
        lower[i][j] = i == j ? Math.sqrt(rest) : rest / lower[j][j];
      }
    }
    return lower;
  }

  private static double[][] textbookInverse(double[][] lower) {
    int n = lower.length;
    double[][] rows = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j <= i; j++) {
        double sum = i == j ? 1 : 0;
        for (int k = j; k < i; k++) {
          sum += -lower[i][k] * rows[k][j];
        }
        rows[i][j] = sum / lower[i][i];
      }
    }
    double[][] inverse = new double[n][];
    for (int i = 0; i < n; i++) {
      inverse[i] = new double[i + 1];
      for (int j = 0; j <= i; j++) {
        for (int row = i; row < n; row++) {
          inverse[i][j] += rows[row][i] * rows[row][j];
        }
      }
    }
    return inverse;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 7, 8, 9, 11, 16, 31, 100})
  void itIsTheTextbooksToTheLastBit(int n) {
    double[][] matrix = matrix(n);
    double[][] lower = textbookLower(matrix);
    double[] right = new Random(1).doubles(n).toArray();
    double[] expected = right.clone();
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < i; k++) {
        expected[i] -= lower[i][k] * expected[k];
      }
      expected[i] /= lower[i][i];
    }
    for (int i = n - 1; i >= 0; i--) {
      expected[i] /= lower[i][i];
      for (int k = 0; k < i; k++) {
        expected[k] -= lower[i][k] * expected[i];
      }
    }
    Cholesky cholesky = new Cholesky(matrix);
    assertThat(cholesky.solve(right)).isEqualTo(expected);
    Cholesky.Inverse inverse = cholesky.inverse();
    double[][] expectedInverse = textbookInverse(lower);
    for (int i = 0; i < n; i++) {
      for (int j = 0; j <= i; j++) {
        assertThat(inverse.at(i, j)).isEqualTo(expectedInverse[i][j]);
        assertThat(inverse.at(j, i)).isEqualTo(expectedInverse[i][j]);
      }
    }
  }
}
