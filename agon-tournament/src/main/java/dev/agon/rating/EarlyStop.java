package dev.agon.rating;

import dev.agon.scoring.NormalDistribution;
import dev.agon.scoring.Score;
import dev.agon.scoring.Standing;
import java.util.List;

/**
 * Stops a stage when its top places are decided: the same entrants would be in them after all
 * games, except for a risk.
 *
 * <p>The risk is divided among {@link #LOOKS} looks at the standings. At each look the risks of all
 * pairs of an entrant inside and one outside the top places are added.
 *
 * @param risk the maximum probability that the decision is wrong, over all looks
 */
public record EarlyStop(int top, double risk) {
  /** The maximum number of looks. */
  public static final int LOOKS = 16;

  /** Nothing is decided while an entrant has fewer observations. */
  private static final int MIN_OBSERVATIONS = 30;

  /** Whether the top places are decided after this share of all games, above 0 and below 1. */
  public boolean isDecided(List<Standing> lines, double played) {
    double wrong = 0;
    for (int in = 0; in < Math.min(top, lines.size()); in++) {
      for (int out = top; out < lines.size(); out++) {
        wrong += overtaken(lines.get(in).score(), lines.get(out).score(), played);
      }
    }
    return wrong <= risk / LOOKS
        && lines.stream()
            .allMatch(line -> line.score().evidence().observations() >= MIN_OBSERVATIONS);
  }

  /**
   * The probability that the remaining games reverse the order of two. The expected lead per game
   * after all games is the present one. Its standard error is that of the present lead times the
   * square root of the remaining share: it comes from the remaining games and from the error of the
   * present mean. The standard errors of the two are added, because their results are negatively
   * correlated when they meet.
   */
  private static double overtaken(Score in, Score out, double played) {
    double lead = in.mean() - out.mean();
    if (lead <= 0) {
      return 1;
    }
    double error = (in.uncertainty() + out.uncertainty()) / NormalDistribution.NINETEEN_OF_TWENTY;
    return NormalDistribution.below(-lead / (error * Math.sqrt(1 - played)));
  }
}
