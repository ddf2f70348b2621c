package dev.agon.bridge.score;

import dev.agon.duplicate.Fraction;
import java.util.Locale;

/**
 * Gérard Neuberg's formula: what a result among fewer than the field would be worth in the whole
 * field, if the missing results were like those there are. In groups too small to tell, everybody
 * gets something around 60 percent instead, the more so the better; how small that is depends on
 * whose rule it is.
 */
public enum Neuberg {
  /** Of at most three results, if they are at most a third of the field (White Book 4.2.3.3). */
  EBU {
    @Override
    boolean tooSmall(int actual, int expected, boolean largest) {
      return actual <= 3 && 3 * actual <= expected;
    }
  },
  /** Of one or two results, and of three unless no other group of the board is as large. */
  ACBL {
    @Override
    boolean tooSmall(int actual, int expected, boolean largest) {
      return actual <= 2 || actual == 3 && !largest;
    }
  };

  /**
   * The share of a top.
   *
   * @param halves what the result won against the others of its group, 2 for each it beat
   * @param actual how many results the group has
   * @param expected how many the field has, at least two
   * @param largest whether the board has no larger group
   */
  public Fraction share(Fraction halves, int actual, int expected, boolean largest) {
    if (actual < expected && tooSmall(actual, expected, largest)) {
      return halves.minus(Fraction.of(actual - 1)).over(20).plus(Fraction.of(3, 5));
    }
    Fraction matchpoints =
        halves.plus(Fraction.ONE).times(expected).over(actual).minus(Fraction.ONE);
    return matchpoints.over(2L * (expected - 1));
  }

  abstract boolean tooSmall(int actual, int expected, boolean largest);

  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
