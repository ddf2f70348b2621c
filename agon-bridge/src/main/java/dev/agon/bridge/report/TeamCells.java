package dev.agon.bridge.report;

import dev.agon.bridge.session.BridgeTeam;
import dev.agon.bridge.team.ScoredMatch;
import dev.agon.bridge.team.TeamStandings;
import dev.agon.bridge.team.TeamStandings.RankedTeam;
import java.util.Comparator;
import java.util.List;

/** The figures and names of a team event as text, shared by all output formats. */
record TeamCells(TeamStandings standings) {
  static final List<String> TEAMS =
      List.of("place", "team", "name", "matches", "won", "drawn", "boards", "score");
  static final List<String> MATCHES =
      List.of("round", "team", "opponents", "boards", "result", "score", "opponents' score");

  List<List<String>> teams() {
    return standings.ranking().stream().map(this::team).toList();
  }

  private List<String> team(RankedTeam place) {
    BridgeTeam team = standings.event().team(place.team());
    return List.of(
        place.describe(),
        team.number(),
        team.name(),
        String.valueOf(place.played()),
        String.valueOf(place.won()),
        String.valueOf(place.drawn()),
        ReportCells.score(place.net()),
        place.score().toString());
  }

  List<List<String>> matches() {
    return standings.matches().stream()
        .sorted(Comparator.comparingInt(scored -> scored.match().round()))
        .map(this::match)
        .toList();
  }

  private List<String> match(ScoredMatch scored) {
    return List.of(
        String.valueOf(scored.match().round()),
        standings.event().team(scored.match().home()).number(),
        standings.event().team(scored.match().away()).number(),
        String.valueOf(scored.home().boards()),
        ReportCells.score(scored.home().net()),
        scored.homeScore().toString(),
        scored.awayScore().toString());
  }
}
