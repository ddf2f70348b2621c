package dev.agon.ladder;

/** The ratings of all versions by a fit over the first results of a ladder, in Elo. */
public final class FittedRatings {
  /** Of a ladder without results. */
  public static final FittedRatings NONE = new FittedRatings(0, new double[0], new double[0]);

  private final long results;
  private final double[] elo;
  private final double[] errors;

  /**
   * The ratings by so many results.
   *
   * @param elo by the number of the version; their mean is 0
   * @param errors the standard errors; infinite for a version without results
   */
  public FittedRatings(long results, double[] elo, double[] errors) {
    this.results = results;
    this.elo = elo.clone();
    this.errors = errors.clone();
  }

  /** How many matches' results they take into account. */
  public long results() {
    return results;
  }

  /** How many versions there were. */
  public int versions() {
    return elo.length;
  }

  /** The ratings by the number of the version. */
  public double[] elo() {
    return elo.clone();
  }

  /** The standard errors by the number of the version. */
  public double[] errors() {
    return errors.clone();
  }

  /** The rating of a version; 0 if it joined after the fit. */
  public double elo(int version) {
    return version < elo.length ? elo[version] : 0;
  }

  /** The standard error of a version's rating; infinite if it joined after the fit. */
  public double error(int version) {
    return version < errors.length ? errors[version] : Double.POSITIVE_INFINITY;
  }
}
