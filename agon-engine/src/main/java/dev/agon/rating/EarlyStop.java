package dev.agon.rating;

import dev.agon.scoring.Score;
import dev.agon.scoring.Standing;
import java.util.List;

/**
 * When it is decided who goes on: the first so many of the standings will be the same after all
 * games, but for a risk.
 *
 * <p>The risk is shared out among {@link #LOOKS} looks at the standings and, at each of them, adds
 * up over every two of whom one goes on and the other does not.
 *
 * @param top how many go on
 * @param risk how likely the answer may be wrong, over all looks
 */
public record EarlyStop(int top, double risk) {
  /** How often one may look at most. */
  public static final int LOOKS = 16;

  /** With fewer games of anybody, or shared boards, nothing is decided. */
  private static final int FEWEST_OBSERVATIONS = 30;

  /**
   * Whether it is decided.
   *
   * @param played the part of all games that has been played, above 0 and below 1
   */
  public boolean isDecided(List<Standing> lines, double played) {
    double wrong = 0;
    for (int in = 0; in < Math.min(top, lines.size()); in++) {
      for (int out = top; out < lines.size(); out++) {
        wrong += overtaken(lines.get(in).score(), lines.get(out).score(), played);
      }
    }
    return wrong <= risk / LOOKS
        && lines.stream().allMatch(line -> line.score().observations() >= FEWEST_OBSERVATIONS);
  }

  /**
   * How likely the games to come turn the order of two. The lead after all games is expected to be
   * as large for each game as it is now; it varies with the games to come and with what those
   * played do not tell about them, which together makes the standard error of today's lead times
   * the root of the part that is still to come. The standard errors of two are added as if they
   * went against each other, as they do where these two meet.
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
