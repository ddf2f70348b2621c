package dev.agon.bridge.check;

import dev.agon.bridge.session.BoardScoring;
import dev.agon.bridge.session.BridgeTeam;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.TeamEvent;
import dev.agon.bridge.session.TeamMatch;
import dev.agon.bridge.session.TeamMatch.MatchBoard;
import dev.agon.bridge.team.MatchScale;
import dev.agon.bridge.team.ScoredMatch;
import dev.agon.bridge.team.ScoredMatch.ScoredMatchBoard;
import dev.agon.bridge.team.TeamScorer;
import dev.agon.bridge.team.TeamStandings;
import dev.agon.bridge.team.TeamStandings.RankedTeam;
import dev.agon.duplicate.Decimal;
import dev.agon.duplicate.Fraction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Compares the figures of teams and their matches. */
final class TeamFigures {
  private final TeamStandings standings;
  private final String unit;

  private TeamFigures(Session session, TeamStandings standings) {
    this.standings = standings;
    this.unit = session.scoring() == BoardScoring.POINT_A_BOARD ? "points" : "IMPs";
  }

  static long count(TeamEvent event) {
    return event.teams().stream()
        .map(BridgeTeam::published)
        .flatMap(
            published -> Stream.of(published.score(), published.place(), published.winsOrDraws()))
        .filter(Optional::isPresent)
        .count();
  }

  static List<FigureGroup> check(Session session) {
    TeamFigures figures = new TeamFigures(session, TeamScorer.score(session).orElseThrow());
    return List.of(figures.teams(), figures.matches(), figures.boards());
  }

  private FigureGroup teams() {
    List<String> differences = new ArrayList<>();
    for (RankedTeam place : standings.ranking()) {
      BridgeTeam team = standings.event().team(place.team());
      String name = "team " + team.number();
      compare(name + ": score ", team.published().score(), place.score(), differences);
      compare(
          name + ": place ",
          team.published().place().map(Decimal::of),
          Decimal.of(place.rank()),
          differences);
      compare(
          name + ": wins and draws ",
          team.published().winsOrDraws().map(Decimal::of),
          Decimal.of((long) place.won() + place.drawn()),
          differences);
    }
    return new FigureGroup(
        "team scores, places and numbers of wins",
        count(standings.event()),
        standings.scale().describe(),
        differences);
  }

  private static void compare(
      String what, Optional<Decimal> published, Decimal computed, List<String> differences) {
    if (published.isPresent() && published.get().compareTo(computed) != 0) {
      differences.add(what + published.get() + " published, " + computed + " computed");
    }
  }

  private String name(TeamMatch match) {
    return "round %d, team %s v %s"
        .formatted(
            match.round(),
            standings.event().team(match.home()).number(),
            standings.event().team(match.away()).number());
  }

  private FigureGroup matches() {
    List<String> differences = new ArrayList<>();
    long count = 0;
    for (ScoredMatch scored : standings.matches()) {
      TeamMatch match = scored.match();
      count += match.publishedHome().stream().count() + match.publishedAway().stream().count();
      compare(name(match) + ": ", match.publishedHome(), scored.homeScore(), differences);
      compare(
          name(match) + ", the other side: ",
          match.publishedAway(),
          scored.awayScore(),
          differences);
    }
    if (standings.scale() instanceof MatchScale.FromFile own) {
      differences.addAll(own.contradictions());
    }
    return new FigureGroup("match scores", count, standings.scale().describe(), differences);
  }

  private FigureGroup boards() {
    List<String> differences = new ArrayList<>();
    long count = 0;
    for (ScoredMatch match : standings.matches()) {
      for (int at = 0; at < match.boards().size(); at++) {
        ScoredMatchBoard scored = match.boards().get(at);
        MatchBoard board = match.match().boards().get(at);
        if (board.published().isPresent()) {
          count++;
          compare(match.match(), scored, board.published().get()).ifPresent(differences::add);
        }
      }
    }
    return new FigureGroup(unit + " on boards of matches", count, "", differences);
  }

  private Optional<String> compare(TeamMatch match, ScoredMatchBoard board, Decimal published) {
    Fraction computed = board.homePoints().orElse(Fraction.ZERO);
    return FigureRounding.HALF_UP.equal(published, computed, published.scale())
        ? Optional.empty()
        : Optional.of(
            "%s, board %d: %s %s published, %s computed"
                .formatted(
                    name(match),
                    board.number(),
                    published,
                    unit,
                    FigureRounding.HALF_UP.like(published, computed, published.scale())));
  }
}
