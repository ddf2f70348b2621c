package dev.agon.ladder.fit;

import dev.agon.game.DrawKey;
import dev.agon.ladder.FittedRatings;
import java.util.Arrays;

/**
 * The ratings that explain the results of a ladder best, in whatever order they came: the maximum
 * likelihood that {@link dev.agon.rating.Ratings} finds for up to 2,000 players.
 *
 * <p>Newton's method, from ratings that follow from the log. Not safe for use by several threads at
 * once, and only until results are added.
 */
public final class LadderFit {
  /** Elo points for odds of e to one. */
  public static final double POINTS = 400 / StrictMath.log(10);

  private static final int MAX_STEPS = 100;
  private static final double SHORTEST = 1e-3;

  /** A step whose elements are all below it is the last one. */
  private static final double CLOSE = 1e-6;

  /** The part of Newton's equations that may be left in a step. */
  private static final double STEP_EXACT = 1e-3;

  private static final double COLUMN_EXACT = 1e-7;

  /** The part of a random equation that may be left: far less than it varies by chance. */
  private static final double PROBE_EXACT = 1e-3;

  private static final int PROBES = 4 * SparseInformation.LANES;

  private final double[] strengths;
  private final SparseInformation information;

  private LadderFit(double[] strengths, SparseInformation information) {
    this.strengths = strengths;
    this.information = information;
  }

  /**
   * Fits ratings.
   *
   * @param start ratings to begin with, in Elo; may be of fewer versions than there are
   */
  public static LadderFit of(SparseResults results, double[] start) {
    SparseInformation information = new SparseInformation(results);
    double[] strengths = Arrays.copyOf(start, results.versions());
    for (int i = 0; i < strengths.length; i++) {
      strengths[i] /= POINTS;
    }
    information.centre(strengths, 1);
    information.moveTo(strengths);
    BlockSolver solver = new BlockSolver(information, 1, STEP_EXACT);
    double longest = Double.MAX_VALUE;
    for (int i = 0; i < MAX_STEPS && longest > CLOSE; i++) {
      double[] step = solver.solve(information.slope());
      longest = Arrays.stream(step).map(Math::abs).max().orElse(0);
      strengths = uphill(information, strengths, step);
    }
    return new LadderFit(strengths, information);
  }

  /** Moves by the step, halved until it does not end far beyond the highest point on its way. */
  private static double[] uphill(SparseInformation information, double[] from, double[] step) {
    double climb = dot(information.slope(), step);
    for (double part = 1; ; part /= 2) {
      double[] to = new double[from.length];
      for (int i = 0; i < to.length; i++) {
        to[i] = from[i] + part * step[i];
      }
      information.moveTo(to);
      if (part < SHORTEST || dot(information.slope(), step) >= -climb / 2) {
        return to;
      }
    }
  }

  private static double dot(double[] one, double[] other) {
    double sum = 0;
    for (int i = 0; i < one.length; i++) {
      sum += one[i] * other[i];
    }
    return sum;
  }

  /** The rating in Elo; the mean of all with games is 0, and a version without games has 0. */
  public double elo(int version) {
    return strengths[version] * POINTS;
  }

  /** All ratings in Elo. */
  public double[] elo() {
    return Arrays.stream(strengths).map(strength -> strength * POINTS).toArray();
  }

  /** The ratings with {@link #quickErrors}, from this many results. */
  public FittedRatings ratings(long results) {
    return new FittedRatings(results, elo(), quickErrors());
  }

  /**
   * Standard errors as if the ratings of all others were known; infinite without games. They are
   * what pairing needs: they leave out what a whole group has in common.
   */
  public double[] quickErrors() {
    double[] errors = new double[strengths.length];
    for (int i = 0; i < errors.length; i++) {
      errors[i] = error(i, 1 / information.diagonal()[i]);
    }
    return errors;
  }

  private double error(int version, double variance) {
    return information.hasPlayed(version) ? POINTS * Math.sqrt(variance) : Double.POSITIVE_INFINITY;
  }

  /**
   * Standard errors of all versions. The diagonal of the inverse is known for walks of up to two
   * steps between opponents; random equations estimate what the longer walks add.
   */
  public double[] errors() {
    int lanes = SparseInformation.LANES;
    double[] diagonal = information.diagonal();
    double[] longer = new double[strengths.length];
    double[] drawnThrough = new double[strengths.length];
    BlockSolver solver = new BlockSolver(information, lanes, PROBE_EXACT);
    for (int probe = 0; probe < PROBES; probe += lanes) {
      double[] signs = signs(probe);
      double[] rights = signs.clone();
      information.centre(rights, lanes);
      double[] solved = solver.solve(rights);
      double[] known = shortWalks(signs);
      double[] roots = signs.clone();
      for (int at = 0; at < roots.length; at++) {
        roots[at] /= Math.sqrt(diagonal[at / lanes]);
      }
      double[] through =
          information.hasTables() ? information.offDiagonal(roots, lanes) : new double[0];
      for (int at = 0; at < signs.length; at++) {
        longer[at / lanes] += signs[at] * (solved[at] - known[at]) / PROBES;
        drawnThrough[at / lanes] += through.length == 0 ? 0 : through[at] * through[at] / PROBES;
      }
    }
    double[] through = information.hasTables() ? drawnThrough : information.knownThroughOthers();
    double[] errors = new double[strengths.length];
    for (int i = 0; i < errors.length; i++) {
      double alone = 1 / diagonal[i];
      double variance = alone + through[i] * alone * alone + longer[i];
      errors[i] = error(i, Math.max(variance, alone / 2));
    }
    return errors;
  }

  private double[] signs(int probe) {
    int lanes = SparseInformation.LANES;
    DrawKey key = DrawKey.ofNumber(strengths.length);
    double[] signs = new double[strengths.length * lanes];
    for (int i = 0; i < strengths.length; i++) {
      long drawn = key.draw(probe, i);
      for (int lane = 0; lane < lanes; lane++) {
        signs[i * lanes + lane] = (drawn >> lane & 1) == 0 ? 1 : -1;
      }
    }
    return signs;
  }

  /** The part of the inverse that makes up to two steps, times vectors. */
  private double[] shortWalks(double[] vectors) {
    int lanes = SparseInformation.LANES;
    double[] none = dividedByDiagonal(vectors, lanes);
    double[] one = dividedByDiagonal(information.offDiagonal(none, lanes), lanes);
    double[] two = dividedByDiagonal(information.offDiagonal(one, lanes), lanes);
    for (int i = 0; i < none.length; i++) {
      none[i] += one[i] + two[i];
    }
    return none;
  }

  private double[] dividedByDiagonal(double[] vectors, int lanes) {
    double[] divided = new double[vectors.length];
    for (int i = 0; i < vectors.length; i++) {
      divided[i] = vectors[i] / information.diagonal()[i / lanes];
    }
    return divided;
  }

  /** The exact covariance in Elo of some versions with games. */
  public FitCovariance covariance(int... shown) {
    int lanes = SparseInformation.LANES;
    BlockSolver solver = new BlockSolver(information, lanes, COLUMN_EXACT);
    double[][] rows = new double[shown.length][shown.length];
    for (int from = 0; from < shown.length; from += lanes) {
      int count = Math.min(lanes, shown.length - from);
      double[] rights = new double[strengths.length * lanes];
      for (int lane = 0; lane < count; lane++) {
        rights[shown[from + lane] * lanes + lane] = 1;
      }
      information.centre(rights, lanes);
      double[] solved = solver.solve(rights);
      for (int lane = 0; lane < count; lane++) {
        for (int i = 0; i < shown.length; i++) {
          rows[from + lane][i] = POINTS * POINTS * solved[shown[i] * lanes + lane];
        }
      }
    }
    return new FitCovariance(shown.clone(), rows);
  }
}
