package dev.agon.scoring;

/**
 * What an entrant's games say about its later games. Repeats of a game say nothing new, so they are
 * left out.
 *
 * @param games the games that are no repeats
 * @param observations the number of independent observations: games or, if all play the same
 *     boards, boards, because the results of a bot on one board are correlated
 * @param points the sum of all observations
 * @param squares the sum of the squares of all observations
 */
public record Evidence(long games, long observations, double points, double squares) {
  /** Fewer observations say nothing about the variance. */
  static final int FEWEST = 2;

  /** Half the width of the 95 % confidence interval of the points per game. */
  public double uncertainty() {
    if (observations < FEWEST) {
      return 0;
    }
    double mean = points / observations;
    double variance = Math.max(0, (squares - observations * mean * mean) / (observations - 1));
    double perGame = (double) observations / games;
    return NormalDistribution.NINETEEN_OF_TWENTY * Math.sqrt(variance / observations) * perGame;
  }
}
