package dev.agon.games.canopy;

/** A player's experience: a real number within bounds, and what resting and fighting do to it. */
final class Experience {
  static final double MIN = 100;
  static final double MAX = 200;

  /** What is won or lost is divided by this for the one who challenged. */
  static final int CHALLENGER = 2;

  /** And by this for the one who was challenged. */
  static final int CHALLENGED = 3;

  /** And by this for a challenger who is fought back. */
  private static final int FOUGHT_BACK = 4;

  private Experience() {}

  static double afterRest(double own) {
    return own + (MAX - own) / 2;
  }

  /** After a fight that was won, from both experiences before it. */
  static double afterWin(double own, double other, int share) {
    return Math.min(MAX, own + other / own * (MAX - own) / share);
  }

  /** After a fight that was lost, from both experiences before it. */
  static double afterLoss(double own, double other, int share) {
    return Math.max(MIN, own - own / other * (own - MIN) / share);
  }

  /** The challenger's, whom the challenged one fights back after a draw. */
  static double foughtBack(double own, double other) {
    return afterLoss(own, other, FOUGHT_BACK);
  }

  /** As players read it: rounded, half up. */
  static long shown(double experience) {
    return Math.round(experience);
  }
}
