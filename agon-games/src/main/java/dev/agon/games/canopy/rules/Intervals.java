package dev.agon.games.canopy.rules;

import dev.agon.game.Dice;

/**
 * The lengths of the intervals that decide a fight, seen from the challenger. A number is drawn
 * from all of them together; their order is win, draw, lose.
 *
 * @param literal whether their order is that of the assignment's text: win, lose, draw
 */
public record Intervals(int win, int lose, int draw, boolean literal) {

  public enum FightResult {
    WIN("win"),
    DRAW("draw"),
    LOSS("lose");

    private final String word;

    FightResult(String word) {
      this.word = word;
    }

    public String id() {
      return word;
    }
  }

  /** The intervals of a fight against a player who is so many layers above. */
  static Intervals of(double own, double other, int rise, int players, boolean literal) {
    int a = rounded(own * (1 + (double) rise / players));
    int b = rounded(Experience.MAX - Experience.MIN - Math.abs(own - other));
    int c = rounded(other);
    return literal ? new Intervals(a, b, c, true) : new Intervals(a, c, b, false);
  }

  private static int rounded(double length) {
    return (int) Math.round(length);
  }

  public int total() {
    return win + lose + draw;
  }

  /** The probability of winning minus that of losing. */
  public double odds() {
    return (double) (win - lose) / total();
  }

  /** Draws a number within the intervals, all equally likely. */
  CanopyRoll draw(Dice dice) {
    return new CanopyRoll.Drawn(dice.nextInt(total()));
  }

  public FightResult result(int number) {
    if (number < win) {
      return FightResult.WIN;
    }
    if (literal) {
      return number < win + lose ? FightResult.LOSS : FightResult.DRAW;
    }
    return number < win + draw ? FightResult.DRAW : FightResult.LOSS;
  }
}
