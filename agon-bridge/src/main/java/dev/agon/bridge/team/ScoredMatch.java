package dev.agon.bridge.team;

import dev.agon.bridge.session.TeamMatch;
import dev.agon.duplicate.Decimal;
import dev.agon.duplicate.Fraction;
import java.util.List;
import java.util.Optional;

/**
 * A match and its score.
 *
 * @param home the first team's points on the boards
 * @param homeScore what the match counts for the first team, for example in victory points
 */
public record ScoredMatch(
    TeamMatch match,
    List<ScoredMatchBoard> boards,
    MatchScore home,
    MatchScore away,
    Decimal homeScore,
    Decimal awayScore) {
  public ScoredMatch {
    boards = List.copyOf(boards);
  }

  /** A board of a match; the points are empty if a table has no result. */
  public record ScoredMatchBoard(
      int number, Optional<Fraction> homePoints, Optional<Fraction> awayPoints) {}
}
