package dev.agon.bridge.score;

import dev.agon.duplicate.Fraction;

/**
 * What a pair got for a board.
 *
 * @param share of the board's top; what is artificial may depend on the pair's other boards
 * @param matchpoints on the scale that the rules have
 * @param artificial whether the director gave it rather than the cards
 */
public record PairScore(Fraction share, Fraction matchpoints, Fraction imps, boolean artificial) {
  /** As a percentage of the board's top. */
  public Fraction percentage() {
    return share.times(100);
  }
}
