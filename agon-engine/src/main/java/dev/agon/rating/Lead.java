package dev.agon.rating;

import dev.agon.scoring.Score;
import dev.agon.scoring.Standing;
import java.util.List;
import java.util.Optional;

/**
 * How sure it is that the first of the standings is better than the second: beyond chance when the
 * means of their points do not meet within their uncertainties.
 *
 * @param gamesNeeded with how many games each this comes to be so, if means and spreads are what
 *     they were; empty when no number of games would do
 */
public record Lead(int first, int second, boolean beyondChance, Optional<Long> gamesNeeded) {

  /** The lead of the first line; empty where there is no other. */
  public static Optional<Lead> of(List<Standing> lines) {
    if (lines.size() < 2) {
      return Optional.empty();
    }
    Standing first = lines.get(0);
    Standing second = lines.get(1);
    Score one = first.score();
    Score other = second.score();
    if (one.observations() < 2 || other.observations() < 2) {
      return Optional.of(new Lead(first.entrant(), second.entrant(), false, Optional.empty()));
    }
    double ahead = one.mean() - other.mean();
    boolean beyond = ahead > one.uncertainty() + other.uncertainty();
    return Optional.of(
        new Lead(
            first.entrant(),
            second.entrant(),
            beyond,
            ahead > 0 ? Optional.of(needed(one, other, ahead)) : Optional.empty()));
  }

  /** An uncertainty falls with the root of the games: so many make them smaller than the lead. */
  private static long needed(Score one, Score other, double ahead) {
    double ofOneGame =
        one.uncertainty() * Math.sqrt((double) one.games())
            + other.uncertainty() * Math.sqrt((double) other.games());
    double ratio = ofOneGame / ahead;
    return Math.max(2, (long) (ratio * ratio) + 1);
  }
}
