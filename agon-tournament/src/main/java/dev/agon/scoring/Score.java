package dev.agon.scoring;

import dev.agon.api.PublicApi;
import dev.agon.duplicate.Fraction;
import java.math.BigDecimal;

/**
 * The score of an entrant after some matches. A win is a first place alone, a draw a shared first
 * place; matches that all lost are counted apart from other losses.
 *
 * @param points the exact sum; equal sums are equal values
 */
public record Score(
    @PublicApi long games,
    @PublicApi long wins,
    @PublicApi long draws,
    @PublicApi long losses,
    @PublicApi long lostByAll,
    @PublicApi BigDecimal points,
    Evidence evidence,
    @PublicApi long faults) {
  public Score {
    points = points.stripTrailingZeros();
  }

  /** Points per game; 0 without games. */
  @PublicApi
  public double mean() {
    return games == 0 ? 0 : points.doubleValue() / games;
  }

  /** Points per game, exactly; 0 without games. */
  Fraction exactMean() {
    return games == 0 ? Fraction.ZERO : Fraction.of(points).over(games);
  }

  /** Half the width of the 95 % confidence interval of the points per game. */
  @PublicApi
  public double uncertainty() {
    return evidence.uncertainty();
  }
}
