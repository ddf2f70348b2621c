package dev.agon.games.botstack.solve;

/**
 * How a round goes on for the one to act when both play as well as can be.
 *
 * @param win the chance to win it
 * @param loss the chance to lose it
 */
public record Worth(double win, double loss) {
  static final Worth NOTHING = new Worth(0, 0);
  static final Worth WON = new Worth(1, 0);
  static final Worth LOST = new Worth(0, 1);

  /** What is played for: more wins than losses. */
  double value() {
    return win - loss;
  }

  Worth forTheOther() {
    return new Worth(/* win= */ loss, /* loss= */ win);
  }

  Worth plus(double weight, Worth other) {
    return new Worth(win + weight * other.win, loss + weight * other.loss);
  }

  static Worth better(Worth one, Worth other) {
    return other.value() > one.value() ? other : one;
  }
}
