package dev.agon.scoring;

/** The normal distribution. */
public final class NormalDistribution {
  /** The 95 % confidence interval is so many standard errors to each side. */
  public static final double NINETEEN_OF_TWENTY = 1.96;

  /** Above it the continued fraction is used, below it the power series. */
  private static final double FAR = 3;

  private static final int TERMS = 100;

  private NormalDistribution() {}

  /** The cumulative distribution function of the standard normal distribution. */
  public static double below(double z) {
    if (z > 0) {
      return 1 - below(-z);
    }
    return z < -FAR ? tail(-z) : 0.5 - density(z) * series(-z);
  }

  private static double density(double z) {
    return StrictMath.exp(-z * z / 2) / StrictMath.sqrt(2 * StrictMath.PI);
  }

  /** z + z^3/3 + z^5/(3*5) + ...: the area from 0 to z over the density at z. */
  private static double series(double z) {
    double term = z;
    double sum = z;
    for (int k = 1; k < TERMS; k++) {
      term *= z * z / (2 * k + 1);
      sum += term;
    }
    return sum;
  }

  /** The density at z over z + 1/(z + 2/(z + 3/(z + ...))): the area beyond z. */
  private static double tail(double z) {
    if (Double.isInfinite(z)) {
      return 0;
    }
    double fraction = z;
    for (int k = TERMS; k > 0; k--) {
      fraction = z + k / fraction;
    }
    return density(z) / fraction;
  }
}
