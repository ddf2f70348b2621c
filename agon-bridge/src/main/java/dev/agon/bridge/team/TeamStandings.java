package dev.agon.bridge.team;

import dev.agon.bridge.session.TeamEvent;
import dev.agon.duplicate.Decimal;
import dev.agon.duplicate.Fraction;
import java.util.List;

/**
 * A team event that has been scored.
 *
 * @param matches in the order of the file
 * @param ranking the teams, best first
 * @param scale how the matches became scores
 */
public record TeamStandings(
    TeamEvent event, List<ScoredMatch> matches, List<RankedTeam> ranking, MatchScale scale) {
  public TeamStandings {
    matches = List.copyOf(matches);
    ranking = List.copyOf(ranking);
  }

  /**
   * A team's place.
   *
   * @param team the team's index
   * @param net its IMPs or points minus those of its opponents
   * @param rank from 1; teams with equal scores share it
   */
  public record RankedTeam(
      int rank,
      boolean shared,
      int team,
      int played,
      int won,
      int drawn,
      Fraction net,
      Decimal score) {
    /** The rank, with an equals sign if it is shared. */
    public String describe() {
      return rank + (shared ? "=" : "");
    }
  }
}
