package dev.agon.rating;

import java.util.Arrays;

/**
 * The Cholesky decomposition of a symmetric positive definite matrix.
 *
 * <p>All inner loops add a multiple of one row to another, which the compiler turns into vector
 * instructions, and a few rows and columns are worked on together, so that a row that comes from
 * memory is used several times. The sums of each element are still added in the order of the
 * textbook's loops.
 */
final class Cholesky {
  /** The columns that are subtracted together. */
  private static final int COLUMNS = 4;

  /** The rows that are worked on together, a multiple of the columns. */
  private static final int BLOCK = 2 * COLUMNS;

  /** The factor in the lower triangle; its columns are once more the rows above the diagonal. */
  private final double[][] lower;

  /** Decomposes the matrix in its place; only its lower triangle is read. */
  Cholesky(double[][] matrix) {
    lower = matrix;
    for (int from = 0; from < matrix.length; from += BLOCK) {
      int to = Math.min(matrix.length, from + BLOCK);
      for (int k = 0; k < from; k += COLUMNS) {
        for (int i = from; i < to; i++) {
          eliminateFour(i, k);
        }
      }
      for (int i = from; i < to; i++) {
        for (int k = from; k < i; k++) {
          eliminate(i, k, i + 1);
        }
        lower[i][i] = Math.sqrt(lower[i][i]);
      }
    }
  }

  /** Subtracts what four columns contribute to row i. */
  private void eliminateFour(int i, int first) {
    double[] row = lower[i];
    int end = first + COLUMNS;
    for (int k = first; k < end; k++) {
      eliminate(i, k, end);
    }
    double[] factors = {-row[first], -row[first + 1], -row[first + 2], -row[first + 3]};
    addTimesFour(row, factors, lower, first, end, i + 1);
  }

  /** Subtracts what column k, which gets its element in row i, adds to row i before an end. */
  private void eliminate(int i, int k, int end) {
    double[] row = lower[i];
    double[] column = lower[k];
    double factor = row[k] / column[k];
    row[k] = factor;
    column[i] = factor;
    addTimes(row, -factor, column, k + 1, end);
  }

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

  /** The inverse, in the place of the decomposition. */
  Inverse inverse() {
    invertLower();
    return new Inverse(lower);
  }

  /** The inverse of a matrix; an element is computed when it is asked for, since few are. */
  static final class Inverse {
    /** The inverse of the factor, in the lower triangle. */
    private final double[][] rows;

    private Inverse(double[][] rows) {
      this.rows = rows;
    }

    double at(int one, int other) {
      double sum = 0;
      for (int row = Math.max(one, other); row < rows.length; row++) {
        sum += rows[row][one] * rows[row][other];
      }
      return sum;
    }
  }

  private void invertLower() {
    double[][] block = new double[BLOCK][];
    for (int from = 0; from < lower.length; from += BLOCK) {
      int to = Math.min(lower.length, from + BLOCK);
      for (int i = from; i < to; i++) {
        block[i - from] = Arrays.copyOf(lower[i], i + 1);
        Arrays.fill(lower[i], 0, i, 0);
        lower[i][i] = 1;
      }
      for (int k = 0; k < from; k += COLUMNS) {
        for (int i = from; i < to; i++) {
          subtractFour(lower[i], block[i - from], k);
        }
      }
      for (int i = from; i < to; i++) {
        double[] left = block[i - from];
        for (int k = from; k < i; k++) {
          addTimes(lower[i], -left[k], lower[k], 0, k + 1);
        }
        for (int j = 0; j <= i; j++) {
          lower[i][j] /= left[i];
        }
      }
    }
  }

  /** Subtracts four finished rows of the inverse from another, each as far as it goes. */
  private void subtractFour(double[] row, double[] left, int first) {
    double[] factors = {-left[first], -left[first + 1], -left[first + 2], -left[first + 3]};
    addTimesFour(row, factors, lower, first, 0, first + 1);
    for (int k = first + 1; k < first + COLUMNS; k++) {
      addTimes(row, -left[k], lower[k], first + 1, k + 1);
    }
  }

  static void addTimes(double[] sum, double factor, double[] row, int from, int to) {
    for (int j = from; j < to; j++) {
      sum[j] += factor * row[j];
    }
  }

  /** The same as {@link #addTimes} of four rows one after the other, to the last bit. */
  private static void addTimesFour(
      double[] sum, double[] factors, double[][] rows, int first, int from, int to) {
    double a = factors[0];
    double b = factors[1];
    double c = factors[2];
    double d = factors[3];
    double[] rowA = rows[first];
    double[] rowB = rows[first + 1];
    double[] rowC = rows[first + 2];
    double[] rowD = rows[first + 3];
    for (int j = from; j < to; j++) {
      sum[j] = sum[j] + a * rowA[j] + b * rowB[j] + c * rowC[j] + d * rowD[j];
    }
  }
}
