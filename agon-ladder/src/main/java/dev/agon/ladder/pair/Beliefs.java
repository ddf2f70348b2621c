package dev.agon.ladder.pair;

import dev.agon.game.Dice;
import dev.agon.ladder.FittedRatings;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * What is believed of the strength of each version, and what a match would tell. Strengths are
 * normal; the expected loss at a cut is how far a version is on its wrong side, on average.
 */
final class Beliefs {
  /** Odds of e to one, in Elo. */
  private static final double POINTS = 400 / StrictMath.log(10);

  /** The standard error in Elo of a guess at the strength of a bot from its previous version. */
  private static final double OF_SUCCESSOR = 100;

  /** The standard error of a guess at the strength of a new bot is at least this. */
  private static final double LEAST_SPREAD = 150;

  /** What a match that is not visible yet is assumed to tell: p (1 - p) with p = 0.7. */
  private static final double OF_WAITING_MATCH = 0.21 / (POINTS * POINTS);

  /** The opponent is one of the so many that tell most. */
  private static final int OPPONENTS = 16;

  /** After so many bundles of two, another opponent is chosen if it tells half as much. */
  private static final double OFTEN = 4;

  private final RatedOrder ranking;
  private final double[] means;
  private final double[] odds;

  /** Of the visible results, inverse variances. */
  private final double[] precisions;

  private final double[] borders;
  private final int[] waiting;
  private final double[] variances;

  /** How much the expected loss shrinks for a unit of information. */
  private final double[] urgencies;

  private Beliefs(PairingView view, RatedOrder ranking) {
    this.ranking = ranking;
    int count = view.versions();
    means = new double[count];
    odds = new double[count];
    precisions = new double[count];
    waiting = new int[count];
    variances = new double[count];
    urgencies = new double[count];
    double spread = spread(view.fit());
    for (int version = 0; version < count; version++) {
      believe(view, version, spread);
    }
    borders = borders(view);
    for (int version = 0; version < count; version++) {
      update(version, view.underWay(version));
    }
  }

  /** New beliefs, or the old ones if they are the same. */
  static Beliefs of(PairingView view, @Nullable Beliefs old) {
    RatedOrder ranking = RatedOrder.of(view, old == null ? null : old.ranking);
    return old != null && old.ranking == ranking ? old : new Beliefs(view, ranking);
  }

  /** The variance of the strengths in the pool, by the ratings of those that are known. */
  private static double spread(FittedRatings fit) {
    double sum = 0;
    int count = 0;
    for (int version = 0; version < fit.elo().length; version++) {
      if (Double.isFinite(fit.error(version))) {
        sum += fit.elo(version) * fit.elo(version) - fit.error(version) * fit.error(version);
        count++;
      }
    }
    double least = LEAST_SPREAD * LEAST_SPREAD;
    return count == 0 ? least : Math.max(least, sum / count);
  }

  private void believe(PairingView view, int version, double spread) {
    OptionalInt previous = view.version(version).previous();
    double guess = previous.isPresent() ? means[previous.getAsInt()] : 0;
    double ofGuess =
        previous.isPresent()
            ? 1 / (1 / precisions[previous.getAsInt()] + OF_SUCCESSOR * OF_SUCCESSOR)
            : 1 / spread;
    double error = view.fit().error(version);
    double ofResults = 1 / (error * error);
    precisions[version] = ofGuess + ofResults;
    means[version] = (guess * ofGuess + view.fit().elo(version) * ofResults) / precisions[version];
    odds[version] = StrictMath.exp(means[version] / POINTS);
  }

  /** For each cut the middle between the last above it and the first below it. */
  private double[] borders(PairingView view) {
    double[] sorted =
        Arrays.stream(ranking.byRating())
            .mapToDouble(version -> -means[version])
            .sorted()
            .toArray();
    return view.settings().cuts().stream()
        .filter(cut -> cut < sorted.length)
        .mapToDouble(cut -> -(sorted[cut - 1] + sorted[cut]) / 2)
        .toArray();
  }

  private void update(int version, int underWay) {
    waiting[version] = underWay;
    double variance = 1 / (precisions[version] + underWay * OF_WAITING_MATCH);
    variances[version] = variance;
    double sum = 0;
    for (double border : borders) {
      double off = means[version] - border;
      sum += StrictMath.exp(-off * off / (2 * variance));
    }
    urgencies[version] = sum * variance * Math.sqrt(variance);
  }

  /** The best by their ratings, ordered by their numbers. */
  int[] top(int count) {
    int[] best = Arrays.copyOf(ranking.byRating(), Math.min(count, ranking.byRating().length));
    Arrays.sort(best);
    return best;
  }

  /** Fills the table with those whose matches are expected to tell the most. */
  void addMostTelling(PairingView view, Dice dice, List<Integer> table) {
    if (table.isEmpty()) {
      table.add(mostUrgent(view));
    }
    while (table.size() < view.settings().seats()) {
      table.add(opponent(view, dice, table));
    }
  }

  private int mostUrgent(PairingView view) {
    int best = view.free()[0];
    for (int version : view.free()) {
      refresh(view, version);
      if (urgencies[version] > urgencies[best]) {
        best = version;
      }
    }
    return best;
  }

  private void refresh(PairingView view, int version) {
    int underWay = view.underWay(version);
    if (underWay != waiting[version]) {
      update(version, underWay);
    }
  }

  private int opponent(PairingView view, Dice dice, List<Integer> table) {
    int first = table.getFirst();
    refresh(view, first);
    int[] best = new int[OPPONENTS];
    double[] gains = new double[OPPONENTS];
    int count = 0;
    for (int version : view.free()) {
      refresh(view, version);
      double gain = gain(first, version) * (1 + dice.nextDouble() / 8);
      if ((count < OPPONENTS || gain > gains[count - 1]) && !table.contains(version)) {
        int at = count < OPPONENTS ? count++ : count - 1;
        for (; at > 0 && gains[at - 1] < gain; at--) {
          gains[at] = gains[at - 1];
          best[at] = best[at - 1];
        }
        gains[at] = gain;
        best[at] = version;
      }
    }
    int chosen = 0;
    double most = -1;
    for (int i = 0; i < count; i++) {
      double met = (double) view.chosen(first, best[i]) / view.settings().seats();
      double gain = gains[i] / (1 + met / OFTEN);
      if (gain > most) {
        most = gain;
        chosen = best[i];
      }
    }
    return chosen;
  }

  /** How much a match of two shrinks the expected loss. */
  double gain(int one, int other) {
    double share = odds[one] / (odds[one] + odds[other]);
    double information = share * (1 - share) / (POINTS * POINTS);
    return information
        * (urgencies[one] + urgencies[other])
        / (1 + information * (variances[one] + variances[other]));
  }
}
