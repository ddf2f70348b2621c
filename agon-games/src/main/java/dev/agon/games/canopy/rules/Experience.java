package dev.agon.games.canopy.rules;

/** Computes a player's experience, a real number within bounds, after rests and fights. */
final class Experience {
  static final double MIN = 100;
  static final double MAX = 200;

  /** The divisor of gains and losses for the challenger. */
  static final int CHALLENGER = 2;

  /** The divisor of gains and losses for the challenged player. */
  static final int CHALLENGED = 3;

  /** The divisor of the loss for a challenger when the other fights back. */
  private static final int FOUGHT_BACK = 4;

  private Experience() {}

  static double afterRest(double own) {
    return own + (MAX - own) / 2;
  }

  /** The experience after a won fight, from both values before it. */
  static double afterWin(double own, double other, int share) {
    return Math.min(MAX, own + other / own * (MAX - own) / share);
  }

  /** The experience after a lost fight, from both values before it. */
  static double afterLoss(double own, double other, int share) {
    return Math.max(MIN, own - own / other * (own - MIN) / share);
  }

  /** The experience of a challenger when the other fights back after a draw. */
  static double foughtBack(double own, double other) {
    return afterLoss(own, other, FOUGHT_BACK);
  }

  /** As players read it: rounded, half up. */
  static long shown(double experience) {
    return Math.round(experience);
  }
}
