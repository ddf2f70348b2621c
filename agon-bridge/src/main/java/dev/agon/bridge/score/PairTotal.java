package dev.agon.bridge.score;

import dev.agon.duplicate.Fraction;
import java.util.List;
import java.util.Optional;

/**
 * What a pair has after a session.
 *
 * @param pair by its place in the session's list
 * @param boards how many counted
 * @param score the points it scored at the table, as it sees them
 * @param percentage empty when no board of it could be compared
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
}
