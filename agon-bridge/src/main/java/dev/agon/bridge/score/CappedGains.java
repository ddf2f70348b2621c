package dev.agon.bridge.score;

import dev.agon.bridge.Partnership;
import dev.agon.duplicate.Fraction;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Sums IMPs so that one weak pair of opponents does not decide an event: what a pair gains from
 * them is limited. What they lose is not.
 */
final class CappedGains {
  private static final int MAX_IMPS_PER_BOARD = 4;

  private CappedGains() {}

  private record Meeting(int boards, Fraction imps) {
    Meeting plus(Meeting other) {
      return new Meeting(boards + other.boards, imps.plus(other.imps));
    }

    Fraction capped() {
      Fraction most = Fraction.of((long) MAX_IMPS_PER_BOARD * boards);
      return imps.compareTo(most) > 0 ? most : imps;
    }
  }

  /** The IMPs of a pair with these boards. */
  static Fraction imps(int pair, List<ScoredLine> card) {
    Map<List<Integer>, Meeting> meetings = new HashMap<>();
    for (ScoredLine line : card) {
      Partnership side = line.result().side(pair);
      line.score(side)
          .ifPresent(
              score ->
                  meetings.merge(
                      line.result().entrants(side.other()),
                      new Meeting(1, score.imps()),
                      Meeting::plus));
    }
    return meetings.values().stream().map(Meeting::capped).reduce(Fraction.ZERO, Fraction::plus);
  }
}
