package dev.agon.ladder.fit;

import java.util.Arrays;

/**
 * Slope and information of the likelihood that {@link dev.agon.rating.Ratings} maximizes, for
 * results in which most pairs never met. Versions without games take no part in it.
 */
final class SparseInformation {
  /** So many vectors are multiplied at once, which reads the matrix once for all of them. */
  static final int LANES = 8;

  /** The number of draws against strength 0 that are added for each version. */
  private static final double PRIOR = 1;

  private final int versions;
  private final int[] rows;
  private final int[] others;
  private final int[] games;
  private final SparseResults results;
  private final double[] weights;
  private final double[] shares;
  private final double[] diagonal;
  private final double[] slope;
  private final boolean[] played;
  private int playing;

  SparseInformation(SparseResults results) {
    this.results = results;
    this.versions = results.versions();
    this.rows = results.rows();
    this.others = results.others();
    this.games = results.games();
    this.weights = new double[games.length];
    this.shares = new double[results.choiceStart(results.choices())];
    this.diagonal = new double[versions];
    this.slope = new double[versions];
    this.played = new boolean[versions];
    for (int one = 0; one < versions; one++) {
      for (int pair = rows[one]; pair < rows[one + 1]; pair++) {
        played[one] = true;
        played[others[pair]] = true;
      }
    }
    for (int i = 0; i < shares.length; i++) {
      played[results.chosenFrom()[i]] = true;
    }
    for (boolean has : played) {
      playing += has ? 1 : 0;
    }
  }

  int versions() {
    return versions;
  }

  /** How many have games. */
  int playing() {
    return playing;
  }

  boolean hasPlayed(int version) {
    return played[version];
  }

  /** Whether there are results of three and more at a table. */
  boolean hasTables() {
    return shares.length > 0;
  }

  /** Computes slope and information at these strengths. */
  void moveTo(double[] strengths) {
    double[] odds = new double[versions];
    for (int i = 0; i < versions; i++) {
      odds[i] = StrictMath.exp(strengths[i]);
      double share = odds[i] / (1 + odds[i]);
      slope[i] = played[i] ? results.points()[i] + PRIOR / 2 - PRIOR * share : 0;
      diagonal[i] = PRIOR * share * (1 - share);
    }
    for (int one = 0; one < versions; one++) {
      double ofOne = 0;
      double information = 0;
      for (int pair = rows[one]; pair < rows[one + 1]; pair++) {
        int other = others[pair];
        double share = odds[one] / (odds[one] + odds[other]);
        double expected = games[pair] * share;
        double weight = expected * (1 - share);
        weights[pair] = weight;
        ofOne += expected;
        slope[other] -= games[pair] - expected;
        information += weight;
        diagonal[other] += weight;
      }
      slope[one] -= ofOne;
      diagonal[one] += information;
    }
    moveTables(odds);
    centre(slope, 1);
  }

  private void moveTables(double[] odds) {
    int[] from = results.chosenFrom();
    for (int choice = 0; choice < results.choices(); choice++) {
      int start = results.choiceStart(choice);
      int end = results.choiceStart(choice + 1);
      double total = 0;
      for (int i = start; i < end; i++) {
        total += odds[from[i]];
      }
      for (int i = start; i < end; i++) {
        double share = odds[from[i]] / total;
        shares[i] = share;
        slope[from[i]] -= share;
        diagonal[from[i]] += share * (1 - share);
      }
    }
  }

  /** The slope of the likelihood at the strengths; its mean is 0. */
  double[] slope() {
    return slope;
  }

  double[] diagonal() {
    return diagonal;
  }

  /** Subtracts the mean of those who played from each vector; the others get 0. */
  void centre(double[] vectors, int lanes) {
    for (int lane = 0; lane < lanes; lane++) {
      double sum = 0;
      for (int i = 0; i < versions; i++) {
        sum += played[i] ? vectors[i * lanes + lane] : 0;
      }
      double mean = sum / playing;
      for (int i = 0; i < versions; i++) {
        int at = i * lanes + lane;
        vectors[at] = played[i] ? vectors[at] - mean : 0;
      }
    }
  }

  /**
   * The product of the information and vectors.
   *
   * @param lanes 1 or {@link #LANES}; the elements of the vectors take turns
   */
  double[] times(double[] vectors, int lanes) {
    double[] product = offDiagonal(vectors, lanes);
    for (int i = 0; i < versions; i++) {
      for (int lane = 0; lane < lanes; lane++) {
        int at = i * lanes + lane;
        product[at] = diagonal[i] * vectors[at] - product[at];
      }
    }
    return product;
  }

  /** The product of vectors and what is beside the diagonal, with its sign changed. */
  double[] offDiagonal(double[] vectors, int lanes) {
    double[] product = new double[vectors.length];
    if (lanes == 1) {
      multiply(vectors, product);
    } else {
      multiplyLanes(vectors, product);
    }
    if (hasTables()) {
      multiplyTables(vectors, product, lanes);
    }
    return product;
  }

  private void multiply(double[] vector, double[] product) {
    for (int one = 0; one < versions; one++) {
      double ofOne = vector[one];
      double sum = 0;
      for (int pair = rows[one]; pair < rows[one + 1]; pair++) {
        double weight = weights[pair];
        int other = others[pair];
        sum += weight * vector[other];
        product[other] += weight * ofOne;
      }
      product[one] += sum;
    }
  }

  private void multiplyLanes(double[] vectors, double[] product) {
    double[] ofOne = new double[LANES];
    double[] sum = new double[LANES];
    for (int one = 0; one < versions; one++) {
      System.arraycopy(vectors, one * LANES, ofOne, 0, LANES);
      Arrays.fill(sum, 0);
      for (int pair = rows[one]; pair < rows[one + 1]; pair++) {
        double weight = weights[pair];
        int from = others[pair] * LANES;
        for (int lane = 0; lane < LANES; lane++) {
          sum[lane] += weight * vectors[from + lane];
        }
        for (int lane = 0; lane < LANES; lane++) {
          product[from + lane] += weight * ofOne[lane];
        }
      }
      for (int lane = 0; lane < LANES; lane++) {
        product[one * LANES + lane] += sum[lane];
      }
    }
  }

  private void multiplyTables(double[] vectors, double[] product, int lanes) {
    int[] from = results.chosenFrom();
    double[] sums = new double[lanes];
    for (int choice = 0; choice < results.choices(); choice++) {
      int start = results.choiceStart(choice);
      int end = results.choiceStart(choice + 1);
      Arrays.fill(sums, 0);
      for (int i = start; i < end; i++) {
        for (int lane = 0; lane < lanes; lane++) {
          sums[lane] += shares[i] * vectors[from[i] * lanes + lane];
        }
      }
      for (int i = start; i < end; i++) {
        for (int lane = 0; lane < lanes; lane++) {
          int at = from[i] * lanes + lane;
          product[at] += shares[i] * (sums[lane] - shares[i] * vectors[at]);
        }
      }
    }
  }

  /**
   * For each version the sum of {@code w * w / d} over the others, where w is what they know of
   * each other and d is all that is known of the other.
   */
  double[] knownThroughOthers() {
    double[] sums = new double[versions];
    for (int one = 0; one < versions; one++) {
      for (int pair = rows[one]; pair < rows[one + 1]; pair++) {
        double square = weights[pair] * weights[pair];
        int other = others[pair];
        sums[one] += square / diagonal[other];
        sums[other] += square / diagonal[one];
      }
    }
    return sums;
  }
}
