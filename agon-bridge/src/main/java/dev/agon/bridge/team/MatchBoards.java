package dev.agon.bridge.team;

import dev.agon.bridge.Imps;
import dev.agon.bridge.Partnership;
import dev.agon.bridge.session.Award;
import dev.agon.bridge.session.Award.Points;
import dev.agon.bridge.session.Award.Weighted;
import dev.agon.bridge.session.Board;
import dev.agon.bridge.session.BoardScoring;
import dev.agon.bridge.session.BridgeTeam;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.TeamMatch;
import dev.agon.bridge.session.TeamMatch.MatchBoard;
import dev.agon.bridge.session.TravellerLine;
import dev.agon.bridge.team.ScoredMatch.ScoredMatchBoard;
import dev.agon.duplicate.Fraction;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Scores the boards of matches by the results of their two tables. */
final class MatchBoards {
  private static final Fraction HALF = Fraction.of(1, 2);

  /** The IMPs of average plus, over its share above one half. */
  private static final int IMPS_PER_SHARE = 30;

  private final List<BridgeTeam> teams;
  private final boolean pointABoard;
  private final int pointsPerBoard;
  private final Map<List<Object>, List<TravellerLine>> results = new HashMap<>();

  /** Scores the boards of a session; in point-a-board a won one is worth 1 or 2. */
  MatchBoards(Session session, List<BridgeTeam> teams, int pointsPerBoard) {
    this.teams = teams;
    this.pointABoard = session.scoring() == BoardScoring.POINT_A_BOARD;
    this.pointsPerBoard = pointsPerBoard;
    for (Board board : session.boards()) {
      results.put(List.of(board.section(), board.number()), board.results());
    }
  }

  ScoredMatchBoard score(TeamMatch match, MatchBoard board) {
    BridgeTeam home = teams.get(match.home());
    BridgeTeam away = teams.get(match.away());
    List<TravellerLine> played =
        results.getOrDefault(List.of(board.section(), board.number()), List.of()).stream()
            .filter(
                result ->
                    result.tableRound().isEmpty()
                        || result.tableRound().get().round() == match.round())
            .toList();
    Optional<TravellerLine> first = table(played, home, away);
    Optional<TravellerLine> second = table(played, away, home);
    return new ScoredMatchBoard(
        board.number(),
        first.flatMap(at -> second.flatMap(other -> points(at, other, Partnership.NS))),
        second.flatMap(at -> first.flatMap(other -> points(at, other, Partnership.NS))));
  }

  private static Optional<TravellerLine> table(
      List<TravellerLine> played, BridgeTeam ns, BridgeTeam ew) {
    return played.stream()
        .filter(
            result ->
                ns.pairs().contains(result.ns())
                    && result.ew().map(ew.pairs()::contains).orElse(false))
        .findFirst();
  }

  /** The points of the team that sits on this side of the first table. */
  private Optional<Fraction> points(TravellerLine at, TravellerLine other, Partnership side) {
    Optional<Award> own = at.outcome().award(side);
    Optional<Award> partners = other.outcome().award(side.other());
    if (own.isEmpty() || partners.isEmpty()) {
      return Optional.empty();
    }
    Optional<Fraction> share =
        Stream.of(own.get(), partners.get())
            .map(award -> award.share(Optional.empty()))
            .flatMap(Optional::stream)
            .findFirst();
    if (share.isPresent()) {
      return Optional.of(
          pointABoard
              ? share.get().times(pointsPerBoard)
              : share.get().minus(HALF).times(IMPS_PER_SHARE));
    }
    return Optional.of(compared((Points) own.get(), (Points) partners.get()));
  }

  /** The mean over the parts of weighted results; both are from North-South's point of view. */
  private Fraction compared(Points own, Points partners) {
    Fraction sum = Fraction.ZERO;
    for (Weighted here : own.parts()) {
      for (Weighted there : partners.parts()) {
        int difference = here.score() - there.score();
        Fraction worth =
            pointABoard
                ? Fraction.of((long) pointsPerBoard * (1 + Integer.signum(difference)), 2)
                : Fraction.of(Imps.of(difference));
        sum = sum.plus(worth.times(here.weight()).times(there.weight()));
      }
    }
    return sum;
  }
}
