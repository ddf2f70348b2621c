package dev.agon.games.botstack.solve;

/**
 * The chances of the player to act in a round that both play perfectly.
 *
 * @param win the probability of winning the round
 * @param loss the probability of losing it
 */
record Worth(double win, double loss) {
  static final Worth NOTHING = new Worth(0, 0);
  static final Worth WON = new Worth(1, 0);
  static final Worth LOST = new Worth(0, 1);

  /** The value that both players maximise. */
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
