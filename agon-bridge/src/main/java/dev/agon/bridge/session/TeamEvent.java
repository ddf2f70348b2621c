package dev.agon.bridge.session;

import java.util.List;

/** The teams of an event and their matches, in the order of the file. */
public record TeamEvent(List<BridgeTeam> teams, List<TeamMatch> matches, MatchScoring scoring) {
  public TeamEvent {
    teams = List.copyOf(teams);
    matches = List.copyOf(matches);
  }

  public BridgeTeam team(int index) {
    return teams.get(index);
  }

  /** How the boards of a match become the teams' scores. */
  public enum MatchScoring {
    /** The IMPs or points of the boards. */
    SUM,
    VICTORY_POINTS
  }
}
