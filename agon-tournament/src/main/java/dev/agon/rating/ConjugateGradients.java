package dev.agon.rating;

import java.util.Arrays;
import java.util.Optional;

/**
 * Solves equations among vectors with mean 0 by conjugate gradients. Where everybody has met many
 * others a few multiplications by the matrix are enough, which is far less than a decomposition.
 */
final class ConjugateGradients {
  /** The part of the right side that may be left. */
  private static final double EXACT = 1e-12;

  /** With more steps than this part of the equations a decomposition is faster. */
  private static final int MAX_PART = 20;

  private ConjugateGradients() {}

  /**
   * The vector with mean 0 whose product with the matrix is the right side, up to a constant in all
   * elements.
   *
   * @param matrix symmetric and positive definite
   * @param right with mean 0
   * @return empty if it takes too many steps
   */
  static Optional<double[]> solve(double[][] matrix, double[] right) {
    int n = right.length;
    double[] x = new double[n];
    double[] residual = right.clone();
    double[] scaled = scaled(matrix, residual);
    double[] direction = scaled.clone();
    double product = dot(residual, scaled);
    double enough = EXACT * EXACT * dot(right, right);
    if (enough == 0) {
      return Optional.of(x);
    }
    for (int step = 0; step < n / MAX_PART; step++) {
      double[] image = centred(times(matrix, direction));
      double length = product / dot(direction, image);
      Cholesky.addTimes(x, length, direction, 0, x.length);
      Cholesky.addTimes(residual, -length, image, 0, residual.length);
      if (dot(residual, residual) <= enough) {
        return Optional.of(centred(x));
      }
      scaled = scaled(matrix, residual);
      double next = dot(residual, scaled);
      for (int i = 0; i < n; i++) {
        direction[i] = scaled[i] + next / product * direction[i];
      }
      product = next;
    }
    return Optional.empty();
  }

  /** Divides by the matrix's diagonal, which makes entrants with few and many games alike. */
  private static double[] scaled(double[][] matrix, double[] values) {
    double[] scaled = new double[values.length];
    for (int i = 0; i < scaled.length; i++) {
      scaled[i] = values[i] / matrix[i][i];
    }
    return centred(scaled);
  }

  /** Adds up rows, since that becomes vector instructions; the matrix is symmetric. */
  private static double[] times(double[][] matrix, double[] vector) {
    double[] product = new double[vector.length];
    for (int i = 0; i < vector.length; i++) {
      Cholesky.addTimes(product, vector[i], matrix[i], 0, product.length);
    }
    return product;
  }

  /** The values less their mean. */
  static double[] centred(double[] values) {
    double mean = Arrays.stream(values).sum() / values.length;
    return Arrays.stream(values).map(value -> value - mean).toArray();
  }

  static double dot(double[] one, double[] other) {
    double sum = 0;
    for (int i = 0; i < one.length; i++) {
      sum += one[i] * other[i];
    }
    return sum;
  }
}
