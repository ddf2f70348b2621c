package dev.agon.rating;

import java.util.Optional;

/**
 * A sequential probability ratio test: is one of two stronger by elo1 points, or only by elo0?
 *
 * <p>What is observed are pairs of games on the same deal with seats swapped; a pair gives the
 * first of the two 0 to 4 half points. Nothing is assumed about how often it gives each: of all
 * distributions with the score that elo0 means the likeliest one is compared with the likeliest of
 * those with the score that elo1 means.
 */
public final class Sprt {
  /** A pair has so many half points to give. */
  public static final int MAX_HALVES = 4;

  /** So much of a pair is added to each kind, that none is thought impossible. */
  private static final double PRIOR = 1e-3;

  private static final int BISECTIONS = 60;

  private final Hypotheses question;
  private final long[] pairs = new long[MAX_HALVES + 1];
  private long count;

  public Sprt(Hypotheses question) {
    this.question = question;
  }

  /**
   * What is to be known.
   *
   * @param elo0 the difference that H0 says
   * @param elo1 the larger difference that H1 says
   * @param alpha how likely H1 may be accepted where H0 is true
   * @param beta how likely H0 may be accepted where H1 is true
   */
  public record Hypotheses(double elo0, double elo1, double alpha, double beta) {
    /** At or below it H0 is accepted. */
    public double lower() {
      return StrictMath.log(beta / (1 - alpha));
    }

    /** At or above it H1 is accepted. */
    public double upper() {
      return StrictMath.log((1 - beta) / alpha);
    }
  }

  /** What is known. */
  public enum Decision {
    H0,
    H1,
    OPEN
  }

  /** Adds a pair of games, of which the first of the two has so many half points. */
  public void add(int halves) {
    pairs[halves]++;
    count++;
  }

  public long pairs() {
    return count;
  }

  /** How many pairs gave so many half points. */
  public long pairs(int halves) {
    return pairs[halves];
  }

  public Decision verdict() {
    double ratio = ratio();
    if (ratio >= question.upper()) {
      return Decision.H1;
    }
    return ratio <= question.lower() ? Decision.H0 : Decision.OPEN;
  }

  /** The logarithm of the ratio of the likelihoods of H1 and H0. */
  public double ratio() {
    double score0 = score(question.elo0());
    double score1 = score(question.elo1());
    double tilt0 = tilt(score0);
    double tilt1 = tilt(score1);
    double ratio = 0;
    for (int k = 0; k <= MAX_HALVES; k++) {
      double over1 = 1 + tilt1 * (share(k) - score1);
      double over0 = 1 + tilt0 * (share(k) - score0);
      ratio += (pairs[k] + PRIOR) * StrictMath.log(over0 / over1);
    }
    return ratio;
  }

  /** The share of the points that is expected of somebody so many points stronger. */
  private static double score(double elo) {
    return 1 / (1 + StrictMath.pow(10, -elo / 400));
  }

  private static double share(int halves) {
    return (double) halves / MAX_HALVES;
  }

  /**
   * The likeliest distribution with this score has the observed frequencies, each over 1 + tilt *
   * (its share - score). The sum that makes it so falls with the tilt, so it is found by halving.
   */
  private double tilt(double score) {
    double low = -1 / (1 - score);
    double high = 1 / score;
    for (int i = 0; i < BISECTIONS; i++) {
      double middle = (low + high) / 2;
      double sum = 0;
      for (int k = 0; k <= MAX_HALVES; k++) {
        double off = share(k) - score;
        sum += (pairs[k] + PRIOR) * off / (1 + middle * off);
      }
      if (sum > 0) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return (low + high) / 2;
  }

  /** The share of the points that the first of the two has, from 0 to 1. */
  public double score() {
    double sum = 0;
    for (int k = 0; k <= MAX_HALVES; k++) {
      sum += pairs[k] * share(k);
    }
    return count == 0 ? 0.5 : sum / count;
  }

  /** How far the score may be off in 19 of 20 cases, pairs being independent of each other. */
  public double uncertainty() {
    double mean = score();
    double squares = 0;
    for (int k = 0; k <= MAX_HALVES; k++) {
      squares += pairs[k] * (share(k) - mean) * (share(k) - mean);
    }
    return count < 2
        ? 0
        : NormalDistribution.NINETEEN_OF_TWENTY * Math.sqrt(squares / (count - 1) / count);
  }

  /** What the score means in Elo; empty where one of the two has all the points. */
  public Optional<Ratings.Rating> elo() {
    double score = score();
    if (score <= 0 || score >= 1) {
      return Optional.empty();
    }
    double points = 400 / StrictMath.log(10);
    return Optional.of(
        new Ratings.Rating(
            points * StrictMath.log(score / (1 - score)),
            points * uncertainty() / (score * (1 - score))));
  }
}
