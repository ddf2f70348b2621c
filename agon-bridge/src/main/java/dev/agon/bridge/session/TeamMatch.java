package dev.agon.bridge.session;

import dev.agon.duplicate.Decimal;
import java.util.List;
import java.util.Optional;

/**
 * A match of two teams.
 *
 * <p>Its results are on the boards of the session: those of a pair of one team against a pair of
 * the other team.
 *
 * @param round from 1; 0 if the file does not say
 * @param home the first team, by its index
 * @param away the other team, by its index
 * @param publishedHome the score of the first team in the file
 */
public record TeamMatch(
    int round,
    int home,
    int away,
    List<MatchBoard> boards,
    Optional<Decimal> publishedHome,
    Optional<Decimal> publishedAway) {
  public TeamMatch {
    boards = List.copyOf(boards);
  }

  /** A board of a match, with the first team's IMPs or points in the file. */
  public record MatchBoard(String section, int number, Optional<Decimal> published) {}
}
