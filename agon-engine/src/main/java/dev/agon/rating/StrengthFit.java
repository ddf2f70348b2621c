package dev.agon.rating;

import java.util.Arrays;

/**
 * The maximum likelihood strengths with mean 0, and their covariance.
 *
 * <p>They are found by Newton's method; the log-likelihood is concave.
 */
final class StrengthFit {
  private static final int MAX_STEPS = 200;

  /** A smaller step is the last one; convergence is quadratic. */
  private static final double CLOSE = 1e-3;

  private static final double EXACT = 1e-7;

  private final double[] strengths;

  /** The lower triangle of the inverse information with fixed mean. */
  private final double[][] covariance;

  private StrengthFit(double[] strengths, double[][] covariance) {
    this.strengths = strengths;
    this.covariance = covariance;
  }

  static StrengthFit of(Likelihood likelihood) {
    double[] strengths = new double[likelihood.size()];
    double longest = Double.MAX_VALUE;
    for (int i = 0; i < MAX_STEPS && longest > EXACT; i++) {
      double[] step =
          new Cholesky(held(likelihood.information(strengths)))
              .solve(centred(likelihood.slope(strengths)));
      longest = Arrays.stream(step).map(Math::abs).max().orElse(0);
      strengths = longest < CLOSE ? sum(strengths, step, 1) : uphill(likelihood, strengths, step);
    }
    return new StrengthFit(strengths, covariance(likelihood.information(strengths)));
  }

  /** The step, halved until it increases the likelihood. */
  private static double[] uphill(Likelihood likelihood, double[] from, double[] step) {
    double before = likelihood.logarithm(from);
    double part = 1;
    double[] to = sum(from, step, part);
    while (likelihood.logarithm(to) < before && part > EXACT) {
      part /= 2;
      to = sum(from, step, part);
    }
    return to;
  }

  private static double[] sum(double[] from, double[] step, double part) {
    double[] to = new double[from.length];
    for (int i = 0; i < to.length; i++) {
      to[i] = from[i] + part * step[i];
    }
    return centred(to);
  }

  private static double[] centred(double[] values) {
    double mean = Arrays.stream(values).sum() / values.length;
    return Arrays.stream(values).map(value -> value - mean).toArray();
  }

  /**
   * The information about differences from the mean. A term for the mean itself makes the matrix
   * invertible; {@link #covariance} removes it again.
   */
  private static double[][] held(double[][] information) {
    int n = information.length;
    double scale = scale(information);
    double[] means = Arrays.stream(information).mapToDouble(row -> mean(row)).toArray();
    double mean = mean(means);
    double[][] held = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        held[i][j] = information[i][j] - means[i] - means[j] + mean + scale / n;
      }
    }
    return held;
  }

  private static double[][] covariance(double[][] information) {
    int n = information.length;
    double[][] covariance = new Cholesky(held(information)).inverse();
    double scale = scale(information);
    for (double[] row : covariance) {
      for (int j = 0; j < row.length; j++) {
        row[j] -= 1 / (scale * n);
      }
    }
    return covariance;
  }

  private static double scale(double[][] information) {
    double trace = 0;
    for (int i = 0; i < information.length; i++) {
      trace += information[i][i];
    }
    return trace / information.length;
  }

  private static double mean(double[] values) {
    return Arrays.stream(values).sum() / values.length;
  }

  double strength(int one) {
    return strengths[one];
  }

  double variance(int one) {
    return covariance[one][one];
  }

  /** The variance of the difference of two strengths. */
  double variance(int one, int other) {
    return variance(one)
        + variance(other)
        - 2 * covariance[Math.max(one, other)][Math.min(one, other)];
  }
}
