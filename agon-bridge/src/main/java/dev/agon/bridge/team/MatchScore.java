package dev.agon.bridge.team;

import dev.agon.duplicate.Fraction;

/**
 * A side's points in a match, before they become its score.
 *
 * @param boards the number of boards that count
 * @param net its IMPs or points minus the other side's
 * @param gross the IMPs of the boards that it won; its points in point-a-board
 */
public record MatchScore(int boards, Fraction net, Fraction gross) {
  static final MatchScore NONE = new MatchScore(0, Fraction.ZERO, Fraction.ZERO);

  /** Adds a board on which the side has these IMPs more than the other, or fewer. */
  MatchScore plusImps(Fraction imps) {
    return new MatchScore(boards + 1, net.plus(imps), imps.signum() > 0 ? gross.plus(imps) : gross);
  }

  /** Adds a board of point-a-board with the points of both sides. */
  MatchScore plusPoints(Fraction own, Fraction others) {
    return new MatchScore(boards + 1, net.plus(own).minus(others), gross.plus(own));
  }
}
