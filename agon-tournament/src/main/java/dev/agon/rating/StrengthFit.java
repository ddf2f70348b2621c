package dev.agon.rating;

import static dev.agon.rating.ConjugateGradients.centred;

import java.util.Arrays;
import java.util.Optional;

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

  /** The inverse information, with a term for the mean; see {@link #hold}. */
  private final Cholesky.Inverse inverse;

  /** The part of the inverse that is the mean's. */
  private final double ofMean;

  private StrengthFit(double[] strengths, double[][] information) {
    this.strengths = strengths;
    this.ofMean = 1 / (scale(information) * information.length);
    hold(information);
    this.inverse = new Cholesky(information).inverse();
  }

  static StrengthFit of(Likelihood likelihood) {
    double[] strengths = new double[likelihood.size()];
    double longest = Double.MAX_VALUE;
    for (int i = 0; i < MAX_STEPS && longest > EXACT; i++) {
      double[] step = newtonStep(likelihood, strengths);
      longest = Arrays.stream(step).map(Math::abs).max().orElse(0);
      strengths = longest < CLOSE ? sum(strengths, step, 1) : uphill(likelihood, strengths, step);
    }
    return new StrengthFit(strengths, likelihood.information(strengths));
  }

  private static double[] newtonStep(Likelihood likelihood, double[] strengths) {
    double[][] information = likelihood.information(strengths);
    double[] slope = centred(likelihood.slope(strengths));
    Optional<double[]> step = ConjugateGradients.solve(information, slope);
    if (step.isPresent()) {
      return step.get();
    }
    hold(information);
    return new Cholesky(information).solve(slope);
  }

  /** The step, halved until it increases the likelihood. */
  private static double[] uphill(Likelihood likelihood, double[] from, double[] step) {
    double part = 1;
    double[] to = sum(from, step, part);
    while (!isHigher(likelihood, from, to, step) && part > EXACT) {
      part /= 2;
      to = sum(from, step, part);
    }
    return to;
  }

  /** It is higher for sure where it is still uphill, which takes no logarithms to find out. */
  private static boolean isHigher(
      Likelihood likelihood, double[] from, double[] to, double[] step) {
    return ConjugateGradients.dot(likelihood.slope(to), step) > 0
        || likelihood.logarithm(to) >= likelihood.logarithm(from);
  }

  private static double[] sum(double[] from, double[] step, double part) {
    double[] to = new double[from.length];
    for (int i = 0; i < to.length; i++) {
      to[i] = from[i] + part * step[i];
    }
    return centred(to);
  }

  /**
   * Makes the lower triangle that of the information about differences from the mean. A term for
   * the mean itself makes the matrix invertible; {@link #covariance} removes it again.
   */
  private static void hold(double[][] information) {
    int n = information.length;
    double scale = scale(information);
    double[] means = Arrays.stream(information).mapToDouble(row -> mean(row)).toArray();
    double mean = mean(means);
    for (int i = 0; i < n; i++) {
      for (int j = 0; j <= i; j++) {
        information[i][j] = information[i][j] - means[i] - means[j] + mean + scale / n;
      }
    }
  }

  private double covariance(int one, int other) {
    return inverse.at(one, other) - ofMean;
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
    return covariance(one, one);
  }

  /** The variance of the difference of two strengths. */
  double variance(int one, int other) {
    return variance(one) + variance(other) - 2 * covariance(one, other);
  }
}
