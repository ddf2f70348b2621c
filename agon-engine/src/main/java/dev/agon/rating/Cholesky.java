package dev.agon.rating;

import java.util.Arrays;

/**
 * The Cholesky decomposition of a symmetric positive definite matrix.
 *
 * <p>All inner loops add a multiple of one row to another, which the compiler turns into vector
 * instructions, and a few rows are worked on together, so that a row that comes from memory is used
 * several times. The sums of each element are still added in the order of the textbook's loops.
 */
final class Cholesky {
  /** The rows that are worked on together. */
  private static final int BLOCK = 8;

  private final double[][] lower;

  /** Decomposes the matrix; only its lower triangle is read. */
  Cholesky(double[][] matrix) {
    int n = matrix.length;
    lower = new double[n][];
    double[][] upper = new double[n][n];
    for (int from = 0; from < n; from += BLOCK) {
      int to = Math.min(n, from + BLOCK);
      for (int i = from; i < to; i++) {
        lower[i] = Arrays.copyOf(matrix[i], i + 1);
      }
      for (int k = 0; k < from; k++) {
        for (int i = from; i < to; i++) {
          eliminate(i, k, upper[k]);
        }
      }
      for (int i = from; i < to; i++) {
        for (int k = from; k < i; k++) {
          eliminate(i, k, upper[k]);
        }
        lower[i][i] = Math.sqrt(lower[i][i]);
      }
    }
  }

  /**
   * Subtracts what column k contributes to row i.
   *
   * @param column the column as far as it is known; gets its element in row i
   */
  private void eliminate(int i, int k, double[] column) {
    double[] row = lower[i];
    double factor = row[k] / lower[k][k];
    row[k] = factor;
    column[i] = factor;
    addTimes(row, -factor, column, k + 1, i + 1);
  }

  /** Solves the equations with this right side. */
  double[] solve(double[] right) {
    double[] x = right.clone();
    for (int i = 0; i < x.length; i++) {
      for (int k = 0; k < i; k++) {
        x[i] -= lower[i][k] * x[k];
      }
      x[i] /= lower[i][i];
    }
    for (int i = x.length - 1; i >= 0; i--) {
      x[i] /= lower[i][i];
      for (int k = 0; k < i; k++) {
        x[k] -= lower[i][k] * x[i];
      }
    }
    return x;
  }

  /** The lower triangle of the matrix's inverse. */
  double[][] inverse() {
    int n = lower.length;
    double[][] inverse = new double[n][];
    for (int i = 0; i < n; i++) {
      inverse[i] = new double[i + 1];
    }
    double[][] rows = inverseOfLower();
    for (int from = 0; from < n; from += BLOCK) {
      int to = Math.min(n, from + BLOCK);
      for (int i = 0; i < to; i++) {
        for (int row = Math.max(from, i); row < to; row++) {
          addTimes(inverse[i], rows[row][i], rows[row], 0, i + 1);
        }
      }
    }
    return inverse;
  }

  private double[][] inverseOfLower() {
    int n = lower.length;
    double[][] rows = new double[n][];
    for (int from = 0; from < n; from += BLOCK) {
      int to = Math.min(n, from + BLOCK);
      for (int i = from; i < to; i++) {
        rows[i] = new double[i + 1];
        rows[i][i] = 1;
      }
      for (int k = 0; k < from; k++) {
        for (int i = from; i < to; i++) {
          addTimes(rows[i], -lower[i][k], rows[k], 0, k + 1);
        }
      }
      for (int i = from; i < to; i++) {
        for (int k = from; k < i; k++) {
          addTimes(rows[i], -lower[i][k], rows[k], 0, k + 1);
        }
        for (int j = 0; j <= i; j++) {
          rows[i][j] /= lower[i][i];
        }
      }
    }
    return rows;
  }

  private static void addTimes(double[] sum, double factor, double[] row, int from, int to) {
    for (int j = from; j < to; j++) {
      sum[j] += factor * row[j];
    }
  }
}
