package dev.agon.bridge.team;

import dev.agon.duplicate.Fraction;

/**
 * A side's points in a match, before they become its score.
 *
 * @param boards the number of boards that count
 * @param net its IMPs minus the other side's; its points in point-a-board
 * @param gross the IMPs of the boards that it won; its points in point-a-board
 */
public record MatchScore(int boards, Fraction net, Fraction gross) {
  static final MatchScore NONE = new MatchScore(0, Fraction.ZERO, Fraction.ZERO);

  MatchScore plus(Fraction points) {
    return new MatchScore(
        boards + 1, net.plus(points), points.signum() > 0 ? gross.plus(points) : gross);
  }
}
