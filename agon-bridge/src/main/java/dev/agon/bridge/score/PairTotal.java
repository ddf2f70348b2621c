package dev.agon.bridge.score;

import dev.agon.duplicate.Fraction;
import java.util.List;
import java.util.Optional;

/**
 * A pair's total of a session.
 *
 * @param pair the pair's index in the session
 * @param boards the number of boards that count
 * @param score the sum of the scores at the table, from the pair's point of view
 * @param percentage empty if none of the pair's boards could be compared
 * @param card the pair's boards
 */
public record PairTotal(
    int pair,
    int boards,
    Fraction score,
    Fraction matchpoints,
    Optional<Fraction> percentage,
    Fraction imps,
    List<ScoredLine> card) {
  public PairTotal {
    card = List.copyOf(card);
  }

  /** The same total with another card. */
  public PairTotal with(List<ScoredLine> other) {
    return new PairTotal(pair, boards, score, matchpoints, percentage, imps, other);
  }
}
