package dev.agon.rating;

import dev.agon.scoring.NormalDistribution;
import dev.agon.scoring.RankedResults.LineupChoice;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.text.Numbers;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The strength of entrants on the Elo scale, from all their matches: 400 points are odds of ten to
 * one, and the mean of all who played is {@link #MEAN}.
 *
 * <p>Equal places count as half a win each, also when all lost. Repeats of a game count nothing.
 */
public final class Ratings {
  /** The mean of the ratings of all who played. */
  public static final double MEAN = 1500;

  /** An entrant with fewer games has no rating. */
  private static final int FEWEST_GAMES = 2;

  /** With more players nobody has a rating, because the time is cubic in their number. */
  private static final int MAX_PLAYERS = 2_000;

  private static final double POINTS = 400 / StrictMath.log(10);
  private static final int NOT_RATED = -1;

  private final int[] index;
  private final StrengthFit fit;

  private Ratings(int[] index, StrengthFit fit) {
    this.index = index;
    this.fit = fit;
  }

  /** A rating, and half the width of its 95 % confidence interval. */
  public record Rating(double value, double uncertainty) {
    /** As in {@code 1612 ± 35}. */
    public String text() {
      return Numbers.fixed(value, 0) + " \u00b1 " + Numbers.fixed(uncertainty, 0);
    }
  }

  public static Ratings of(Tally tally) {
    int[] all = IntStream.range(0, tally.entrants()).filter(i -> games(tally, i) > 0).toArray();
    int[] played = all.length > MAX_PLAYERS ? new int[0] : all;
    int[] index = new int[tally.entrants()];
    Arrays.fill(index, NOT_RATED);
    for (int i = 0; i < played.length; i++) {
      index[played[i]] = i;
    }
    StrengthFit fit = StrengthFit.of(likelihood(tally, played, index));
    for (int entrant : played) {
      if (games(tally, entrant) < FEWEST_GAMES) {
        index[entrant] = NOT_RATED;
      }
    }
    return new Ratings(index, fit);
  }

  private static long games(Tally tally, int entrant) {
    return tally.score(entrant).evidence().games();
  }

  private static Likelihood likelihood(Tally tally, int[] played, int[] index) {
    double[] wins = new double[played.length];
    double[][] duels = new double[played.length][];
    for (int i = 0; i < played.length; i++) {
      wins[i] = tally.choices().chosen(played[i]);
      duels[i] = new double[i];
    }
    for (int i = 0; i < played.length; i++) {
      for (int j = 0; j < i; j++) {
        long won = tally.wonDuels(played[i], played[j]);
        long lost = tally.wonDuels(played[j], played[i]);
        long level = tally.differentDuels(played[i], played[j]) - won - lost;
        double ahead = tally.choices().ahead(played[i], played[j]);
        double behind = tally.choices().ahead(played[j], played[i]);
        wins[i] += won + level / 2.0 + ahead;
        wins[j] += lost + level / 2.0 + behind;
        duels[i][j] = won + lost + level + ahead + behind;
      }
    }
    List<LineupChoice> choices =
        tally.choices().all().stream()
            .map(
                choice ->
                    new LineupChoice(
                        Arrays.stream(choice.who).map(who -> index[who]).toArray(),
                        choice.seats,
                        choice.times))
            .toList();
    return new Likelihood(wins, duels, choices);
  }

  /** The rating of an entrant; empty with fewer than two games. */
  public Optional<Rating> of(int entrant) {
    int i = index[entrant];
    return i == NOT_RATED
        ? Optional.empty()
        : Optional.of(
            new Rating(
                MEAN + POINTS * fit.strength(i),
                POINTS * NormalDistribution.NINETEEN_OF_TWENTY * Math.sqrt(fit.variance(i))));
  }

  /** The probability that one is stronger than another; empty if one of them has no rating. */
  public Optional<Double> superiority(int one, int other) {
    int i = index[one];
    int j = index[other];
    return i == NOT_RATED || j == NOT_RATED || i == j
        ? Optional.empty()
        : Optional.of(
            NormalDistribution.below(
                (fit.strength(i) - fit.strength(j)) / Math.sqrt(fit.variance(i, j))));
  }

  /** The probability that a line's entrant is stronger than the next line's. */
  public Optional<Double> overNext(List<Standing> lines, int line) {
    return line + 1 < lines.size()
        ? superiority(lines.get(line).entrant(), lines.get(line + 1).entrant())
        : Optional.empty();
  }
}
