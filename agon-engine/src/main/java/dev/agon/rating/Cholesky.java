package dev.agon.rating;

/** The Cholesky decomposition of a symmetric positive definite matrix. */
final class Cholesky {
  private final double[][] lower;

  /** Decomposes the matrix; only its lower triangle is read. */
  Cholesky(double[][] matrix) {
    int n = matrix.length;
    lower = new double[n][];
    for (int i = 0; i < n; i++) {
      lower[i] = new double[i + 1];
      for (int j = 0; j <= i; j++) {
        double rest = matrix[i][j];
        for (int k = 0; k < j; k++) {
          rest -= lower[i][k] * lower[j][k];
        }
        lower[i][j] = i == j ? Math.sqrt(rest) : rest / lower[j][j];
      }
    }
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
    for (double[] row : rows) {
      for (int i = 0; i < row.length; i++) {
        addTimes(inverse[i], row[i], row, i + 1);
      }
    }
    return inverse;
  }

  private double[][] inverseOfLower() {
    int n = lower.length;
    double[][] rows = new double[n][];
    for (int i = 0; i < n; i++) {
      double[] row = new double[i + 1];
      row[i] = 1;
      for (int k = 0; k < i; k++) {
        addTimes(row, -lower[i][k], rows[k], k + 1);
      }
      for (int j = 0; j <= i; j++) {
        row[j] /= lower[i][i];
      }
      rows[i] = row;
    }
    return rows;
  }

  private static void addTimes(double[] sum, double factor, double[] row, int length) {
    for (int j = 0; j < length; j++) {
      sum[j] += factor * row[j];
    }
  }
}
