package dev.agon.bridge.score;

import dev.agon.duplicate.Fraction;

/**
 * A pair's score on a board.
 *
 * @param share the share of the board's top
 * @param matchpoints on the scale of the rules
 * @param top the matchpoints of a top on this board
 * @param artificial whether the director assigned it; it may depend on the pair's other boards
 */
public record PairScore(
    Fraction share, Fraction matchpoints, int top, Fraction imps, boolean artificial) {
  public Fraction percentage() {
    return share.times(100);
  }
}
