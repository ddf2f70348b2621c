package dev.agon.rating;

import dev.agon.scoring.NormalDistribution;
import java.util.Optional;

/**
 * A sequential probability ratio test: is the first of two bots stronger by elo1 points, or only by
 * elo0?
 *
 * <p>The observations are pairs of games on the same deal with seats swapped, which give the first
 * bot 0 to 4 half points. No distribution is assumed: the maximum likelihood distribution with the
 * score of elo0 is compared with the one with the score of elo1.
 */
public final class Sprt {
  /** The half points of a pair. */
  public static final int MAX_HALVES = 4;

  /** Added to the count of each result, so that none has probability 0. */
  private static final double PRIOR = 1e-3;

  private static final int BISECTIONS = 60;

  private final Hypotheses question;
  private final long[] pairs = new long[MAX_HALVES + 1];
  private long count;

  public Sprt(Hypotheses question) {
    this.question = question;
  }

  /**
   * The hypotheses.
   *
   * @param elo0 the difference of H0
   * @param elo1 the larger difference of H1
   * @param alpha the probability of accepting H1 when H0 is true
   * @param beta the probability of accepting H0 when H1 is true
   */
  public record Hypotheses(double elo0, double elo1, double alpha, double beta) {
    /** H0 is accepted at or below this. */
    public double lower() {
      return StrictMath.log(beta / (1 - alpha));
    }

    /** H1 is accepted at or above this. */
    public double upper() {
      return StrictMath.log((1 - beta) / alpha);
    }
  }

  public enum Status {
    H0,
    H1,
    OPEN
  }

  /** Adds a pair of games in which the first bot has so many half points. */
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

  public Status verdict() {
    double ratio = ratio();
    if (ratio >= question.upper()) {
      return Status.H1;
    }
    return ratio <= question.lower() ? Status.H0 : Status.OPEN;
  }

  /**
   * The pairs that are expected until a decision, if the ratio moves on as it did so far; empty if
   * it has not moved.
   */
  public Optional<Long> pairsLeft() {
    double ratio = ratio();
    if (count == 0 || Math.abs(ratio) < 1e-9) {
      return Optional.empty();
    }
    double bound = ratio > 0 ? question.upper() : question.lower();
    return Optional.of(Math.max(0, (long) Math.ceil(count * (bound / ratio - 1))));
  }

  /** The log-likelihood ratio of H1 and H0. */
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

  /** The expected score of a bot that is stronger by so many points. */
  private static double score(double elo) {
    return 1 / (1 + StrictMath.pow(10, -elo / 400));
  }

  private static double share(int halves) {
    return (double) halves / MAX_HALVES;
  }

  /**
   * The maximum likelihood distribution with this score: the observed frequencies, each divided by
   * 1 + tilt * (its share - score). The constraint is monotonic in the tilt, which is bisected.
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

  /** The score of the first bot, from 0 to 1. */
  public double score() {
    double sum = 0;
    for (int k = 0; k <= MAX_HALVES; k++) {
      sum += pairs[k] * share(k);
    }
    return count == 0 ? 0.5 : sum / count;
  }

  /** Half the width of the 95 % confidence interval of the score; pairs are independent. */
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

  /** The score in Elo; empty when one of the bots has all points. */
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
