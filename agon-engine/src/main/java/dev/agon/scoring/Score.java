package dev.agon.scoring;

import dev.agon.rating.NormalDistribution;

/**
 * The score of an entrant after some matches. A win is a first place alone, a draw a shared first
 * place; matches that all lost are counted apart from other losses.
 *
 * @param observations the number of independent observations: games or, if all play the same
 *     boards, boards, because the results of a bot on one board are correlated
 * @param squares the sum of the squared points of all observations, for the variance
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

  /** Points per game; 0 without games. */
  public double mean() {
    return games == 0 ? 0 : points / games;
  }

  /**
   * Half the width of the 95 % confidence interval of the mean, if observations are independent.
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
