package dev.agon.rating;

import dev.agon.scoring.Score;
import dev.agon.scoring.Standing;
import java.util.List;
import java.util.Optional;

/**
 * Whether the lead of the first over the second is beyond chance: it is when the confidence
 * intervals of their means do not overlap, and there are enough games to trust the intervals.
 *
 * @param gamesNeeded the games each that make the lead beyond chance, if means and variances stay
 *     as they are; empty when no number of games would, when games repeat, or when there are too
 *     few
 */
public record Lead(int first, int second, Certainty certainty, Optional<Long> gamesNeeded) {
  /**
   * With fewer observations the results may all be the same by chance, and the interval then has no
   * width: of two equal bots one wins six games in a row once in 32 times, five once in 16.
   */
  public static final int MIN_OBSERVATIONS = 6;

  public enum Certainty {
    BEYOND_CHANCE,
    WITHIN_CHANCE,
    /** There are fewer than {@link #MIN_OBSERVATIONS} different games, or boards. */
    TOO_FEW_GAMES
  }

  /** The lead of the first line; empty if there is no second, or the second has as many points. */
  public static Optional<Lead> of(List<Standing> lines) {
    if (lines.size() < 2) {
      return Optional.empty();
    }
    Standing first = lines.get(0);
    Standing second = lines.get(1);
    Score one = first.score();
    Score other = second.score();
    if (one.points().compareTo(other.points()) == 0) {
      return Optional.empty();
    }
    if (!isEnough(one) || !isEnough(other)) {
      return Optional.of(
          new Lead(first.entrant(), second.entrant(), Certainty.TOO_FEW_GAMES, Optional.empty()));
    }
    double ahead = one.mean() - other.mean();
    boolean beyond = ahead > one.uncertainty() + other.uncertainty();
    return Optional.of(
        new Lead(
            first.entrant(),
            second.entrant(),
            beyond ? Certainty.BEYOND_CHANCE : Certainty.WITHIN_CHANCE,
            ahead > 0 && !hasRepeats(one) && !hasRepeats(other)
                ? Optional.of(needed(one, other, ahead))
                : Optional.empty()));
  }

  public boolean beyondChance() {
    return certainty == Certainty.BEYOND_CHANCE;
  }

  private static boolean isEnough(Score score) {
    return score.evidence().observations() >= MIN_OBSERVATIONS;
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
    return Math.max(MIN_OBSERVATIONS, (long) (ratio * ratio) + 1);
  }
}
