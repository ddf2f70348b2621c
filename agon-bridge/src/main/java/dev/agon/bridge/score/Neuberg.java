package dev.agon.bridge.score;

import dev.agon.duplicate.Fraction;

/**
 * Gérard Neuberg's formula: scales a board with fewer results than the field as if the missing
 * results were distributed like the existing ones. Groups that are too small for it get 60 percent,
 * plus or minus 5 for each result beaten or lost to. The bridge organisations differ in which
 * groups are too small.
 */
public enum Neuberg {
  /** At most three results, and at most a third of the field (White Book 4.2.3.3). */
  EBU("ebu"),
  /** One or two results; three if the board has a larger group. */
  ACBL("acbl");

  private final String id;

  Neuberg(String id) {
    this.id = id;
  }

  /**
   * The share of a top.
   *
   * @param halves the result's matchpoints within its group, 2 for each result it beats
   * @param actual the number of results in the group
   * @param expected the number of results in the field, at least two
   * @param largest whether the board has no larger group
   */
  Fraction share(Fraction halves, int actual, int expected, boolean largest) {
    if (actual < expected && tooSmall(actual, expected, largest)) {
      return halves.minus(Fraction.of(actual - 1)).over(20).plus(Fraction.of(3, 5));
    }
    Fraction matchpoints =
        halves.plus(Fraction.ONE).times(expected).over(actual).minus(Fraction.ONE);
    return matchpoints.over(2L * (expected - 1));
  }

  private boolean tooSmall(int actual, int expected, boolean largest) {
    return switch (this) {
      case EBU -> actual <= 3 && 3 * actual <= expected;
      case ACBL -> actual <= 2 || actual == 3 && !largest;
    };
  }

  public String id() {
    return id;
  }
}
