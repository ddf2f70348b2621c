package dev.agon.ladder;

import java.util.Arrays;

/**
 * The ratings of all versions by a fit over the first results of a ladder.
 *
 * @param results how many matches' results they take into account
 * @param elo the ratings by the number of the version; their mean is 0
 * @param errors the standard errors; infinite for a version without results
 */
public record FittedRatings(long results, double[] elo, double[] errors) {
  /** Of a ladder without results. */
  public static final FittedRatings NONE = new FittedRatings(0, new double[0], new double[0]);

  /** The rating of a version; 0 if it joined after the fit. */
  public double elo(int version) {
    return version < elo.length ? elo[version] : 0;
  }

  /** The standard error of a version's rating; infinite if it joined after the fit. */
  public double error(int version) {
    return version < errors.length ? errors[version] : Double.POSITIVE_INFINITY;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof FittedRatings ratings
        && results == ratings.results
        && Arrays.equals(elo, ratings.elo)
        && Arrays.equals(errors, ratings.errors);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(results);
  }
}
