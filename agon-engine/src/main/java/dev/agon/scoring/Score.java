package dev.agon.scoring;

import dev.agon.rating.NormalDistribution;

/**
 * What somebody has after some matches. A win is being first alone, a draw being first together; a
 * match that everybody lost counts apart from the other losses.
 *
 * @param observations what can vary by itself: the games or, where everybody plays the same boards,
 *     these, since what a bot has on one board goes together
 * @param squares the sum of the squares of the points in each of them, for the spread
 */
public record Score(
    long games,
    long wins,
    long draws,
    long losses,
    long lostByAll,
    double points,
    long observations,
    double squares,
    long faults) {
  public static final Score NONE = new Score(0, 0, 0, 0, 0, 0, 0, 0, 0);

  public Score plus(Score other) {
    return new Score(
        games + other.games,
        wins + other.wins,
        draws + other.draws,
        losses + other.losses,
        lostByAll + other.lostByAll,
        points + other.points,
        observations + other.observations,
        squares + other.squares,
        faults + other.faults);
  }

  /** Points for each game; 0 without any. */
  public double mean() {
    return games == 0 ? 0 : points / games;
  }

  /**
   * How far the mean of so many games may be from what it would be after endlessly many, in 19 of
   * 20 cases, if observations were independent of each other.
   */
  public double uncertainty() {
    if (observations < 2) {
      return 0;
    }
    double mean = points / observations;
    double variance = Math.max(0, (squares - observations * mean * mean) / (observations - 1));
    double perGame = (double) observations / games;
    return NormalDistribution.NINETEEN_OF_TWENTY * Math.sqrt(variance / observations) * perGame;
  }
}
