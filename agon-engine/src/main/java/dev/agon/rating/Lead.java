package dev.agon.rating;

import dev.agon.scoring.Score;
import dev.agon.scoring.Standing;
import java.util.List;
import java.util.Optional;

/**
 * Whether the lead of the first over the second is beyond chance: it is when the confidence
 * intervals of their means do not overlap.
 *
 * @param gamesNeeded the games each that make the lead beyond chance, if means and variances stay
 *     as they are; empty when no number of games would, or when games repeat
 */
public record Lead(int first, int second, boolean beyondChance, Optional<Long> gamesNeeded) {

  /** The lead of the first line; empty if there is no second. */
  public static Optional<Lead> of(List<Standing> lines) {
    if (lines.size() < 2) {
      return Optional.empty();
    }
    Standing first = lines.get(0);
    Standing second = lines.get(1);
    Score one = first.score();
    Score other = second.score();
    if (!one.evidence().isEnough() || !other.evidence().isEnough()) {
      return Optional.of(new Lead(first.entrant(), second.entrant(), false, Optional.empty()));
    }
    double ahead = one.mean() - other.mean();
    boolean beyond = ahead > one.uncertainty() + other.uncertainty();
    return Optional.of(
        new Lead(
            first.entrant(),
            second.entrant(),
            beyond,
            ahead > 0 && !hasRepeats(one) && !hasRepeats(other)
                ? Optional.of(needed(one, other, ahead))
                : Optional.empty()));
  }

  /** Whether some games were repeats; then nobody knows what more games would say. */
  private static boolean hasRepeats(Score score) {
    return score.evidence().games() < score.games();
  }

  /** The games that make the intervals smaller than the lead; they shrink with the square root. */
  private static long needed(Score one, Score other, double ahead) {
    double ofOneGame =
        one.uncertainty() * Math.sqrt((double) one.evidence().games())
            + other.uncertainty() * Math.sqrt((double) other.evidence().games());
    double ratio = ofOneGame / ahead;
    return Math.max(2, (long) (ratio * ratio) + 1);
  }
}
