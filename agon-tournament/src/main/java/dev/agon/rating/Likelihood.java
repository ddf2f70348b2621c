package dev.agon.rating;

import dev.agon.scoring.RankedResults.LineupChoice;
import java.util.Arrays;
import java.util.List;

/**
 * The likelihood of strengths, given results.
 *
 * <p>An entrant finishes first of a lineup with probability exp(strength) divided by the sum of
 * these for all. For two this is the Bradley-Terry model, for more the Plackett-Luce model. To keep
 * strengths finite, each entrant has one more draw, against an opponent of strength 0.
 */
final class Likelihood {
  /** The number of draws that are added for each entrant. */
  private static final double PRIOR = 1;

  private final double[] wins;
  private final double[][] duels;
  private final List<LineupChoice> choices;
  private final double[][] information;

  /**
   * The likelihood given these results.
   *
   * @param wins how often each was chosen
   * @param duels how often two met; the first index is the larger one
   * @param choices lineups of more than two seats, and how often one of them was chosen
   */
  Likelihood(double[] wins, double[][] duels, List<LineupChoice> choices) {
    this.wins = wins;
    this.duels = duels;
    this.choices = choices;
    this.information = new double[wins.length][wins.length];
  }

  int size() {
    return wins.length;
  }

  /** The logarithm of the likelihood, up to a constant. */
  double logarithm(double[] strengths) {
    double[] odds = odds(strengths);
    double sum = 0;
    for (int i = 0; i < odds.length; i++) {
      sum += (wins[i] + PRIOR / 2) * strengths[i] - PRIOR * StrictMath.log(1 + odds[i]);
      for (int j = 0; j < i; j++) {
        if (duels[i][j] > 0) {
          sum -= duels[i][j] * StrictMath.log(odds[i] + odds[j]);
        }
      }
    }
    for (LineupChoice choice : choices) {
      sum -= choice.times * StrictMath.log(total(choice, odds));
    }
    return sum;
  }

  /** The gradient of the log-likelihood. */
  double[] slope(double[] strengths) {
    double[] odds = odds(strengths);
    double[] slope = new double[odds.length];
    for (int i = 0; i < odds.length; i++) {
      slope[i] += wins[i] + PRIOR / 2 - PRIOR * odds[i] / (1 + odds[i]);
      for (int j = 0; j < i; j++) {
        double share = odds[i] / (odds[i] + odds[j]);
        slope[i] -= duels[i][j] * share;
        slope[j] -= duels[i][j] * (1 - share);
      }
    }
    for (LineupChoice choice : choices) {
      double total = total(choice, odds);
      for (int a = 0; a < choice.who.length; a++) {
        int who = choice.who[a];
        slope[who] -= choice.times * choice.seats[a] * odds[who] / total;
      }
    }
    return slope;
  }

  /**
   * The observed information: the negative Hessian of the log-likelihood. The next call fills the
   * same array.
   */
  double[][] information(double[] strengths) {
    double[] odds = odds(strengths);
    for (double[] row : information) {
      Arrays.fill(row, 0);
    }
    for (int i = 0; i < odds.length; i++) {
      information[i][i] += PRIOR * odds[i] / ((1 + odds[i]) * (1 + odds[i]));
      for (int j = 0; j < i; j++) {
        double share = odds[i] / (odds[i] + odds[j]);
        double both = duels[i][j] * share * (1 - share);
        information[i][i] += both;
        information[j][j] += both;
        information[i][j] -= both;
        information[j][i] -= both;
      }
    }
    choices.forEach(choice -> add(choice, odds, information));
    return information;
  }

  private static void add(LineupChoice choice, double[] odds, double[][] information) {
    double total = total(choice, odds);
    for (int a = 0; a < choice.who.length; a++) {
      int one = choice.who[a];
      double share = choice.seats[a] * odds[one] / total;
      information[one][one] += choice.times * share;
      for (int b = 0; b < choice.who.length; b++) {
        int other = choice.who[b];
        information[one][other] -= choice.times * share * choice.seats[b] * odds[other] / total;
      }
    }
  }

  private static double[] odds(double[] strengths) {
    return Arrays.stream(strengths).map(StrictMath::exp).toArray();
  }

  private static double total(LineupChoice choice, double[] odds) {
    double total = 0;
    for (int a = 0; a < choice.who.length; a++) {
      total += choice.seats[a] * odds[choice.who[a]];
    }
    return total;
  }
}
