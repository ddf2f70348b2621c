package dev.agon.bridge.team;

import dev.agon.bridge.session.BoardScoring;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.session.TeamEvent;
import dev.agon.bridge.session.TeamEvent.MatchScoring;
import dev.agon.bridge.session.TeamMatch;
import dev.agon.bridge.session.TeamMatch.MatchBoard;
import dev.agon.bridge.team.MatchScale.PublishedScore;
import dev.agon.bridge.team.ScoredMatch.ScoredMatchBoard;
import dev.agon.bridge.team.TeamStandings.RankedTeam;
import dev.agon.duplicate.Decimal;
import dev.agon.duplicate.Fraction;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Scores a team event: board by board from the two tables of each match, the match by the file's
 * method, the teams by the sum of their matches.
 *
 * <p>If the file has the scores of its matches, the scale is found from them: a known scale that
 * gives all of them, else the scale that they follow themselves.
 */
public final class TeamScorer {
  private final TeamEvent event;
  private final boolean pointABoard;
  private final List<BoardsOfMatch> matches = new ArrayList<>();

  private record BoardsOfMatch(
      TeamMatch match, List<ScoredMatchBoard> boards, MatchScore home, MatchScore away) {}

  private TeamScorer(Session session, TeamEvent event) {
    this.event = event;
    this.pointABoard = session.scoring() == BoardScoring.POINT_A_BOARD;
    MatchBoards boards =
        new MatchBoards(session, event.teams(), pointABoard ? pointsPerBoard(event) : 1);
    event.matches().forEach(match -> matches.add(boards(match, boards)));
  }

  /** The standings; empty if it is no team event. */
  public static Optional<TeamStandings> score(Session session) {
    return session.teams().map(event -> new TeamScorer(session, event).standings());
  }

  /** What a won board is worth: 2, unless the file has halves. */
  private static int pointsPerBoard(TeamEvent event) {
    boolean halves =
        event.matches().stream()
            .flatMap(match -> match.boards().stream())
            .map(MatchBoard::published)
            .flatMap(Optional::stream)
            .anyMatch(points -> points.stripped().scale() > 0);
    return halves ? 1 : 2;
  }

  private BoardsOfMatch boards(TeamMatch match, MatchBoards scorer) {
    List<ScoredMatchBoard> boards = new ArrayList<>();
    MatchScore home = MatchScore.NONE;
    MatchScore away = MatchScore.NONE;
    for (MatchBoard board : match.boards()) {
      ScoredMatchBoard scored = scorer.score(match, board);
      boards.add(scored);
      home = plus(home, scored.homePoints(), scored.awayPoints());
      away = plus(away, scored.awayPoints(), scored.homePoints());
    }
    return new BoardsOfMatch(match, boards, home, away);
  }

  private MatchScore plus(MatchScore side, Optional<Fraction> own, Optional<Fraction> others) {
    return own.map(
            points ->
                pointABoard
                    ? side.plusPoints(points, others.orElse(Fraction.ZERO))
                    : side.plusImps(points))
        .orElse(side);
  }

  private TeamStandings standings() {
    MatchScale scale = scale();
    List<ScoredMatch> scored = new ArrayList<>();
    for (BoardsOfMatch match : matches) {
      scored.add(
          new ScoredMatch(
              match.match(),
              match.boards(),
              match.home(),
              match.away(),
              score(scale, match.home(), match.match().publishedHome()),
              score(scale, match.away(), match.match().publishedAway())));
    }
    return new TeamStandings(event, scored, ranking(scored), scale);
  }

  /** A match without results has the score that the file gives it. */
  private static Decimal score(MatchScale scale, MatchScore side, Optional<Decimal> published) {
    return side.boards() == 0 ? published.orElse(Decimal.ZERO) : scale.score(side);
  }

  private MatchScale scale() {
    boolean points = event.scoring() == MatchScoring.VICTORY_POINTS;
    List<MatchScale> known =
        points
            ? List.of(new MatchScale.Continuous(2), new MatchScale.Continuous(0))
            : pointABoard
                ? List.of(MatchScale.BoardSum.POINTS)
                : List.of(MatchScale.BoardSum.NET, MatchScale.BoardSum.GROSS);
    List<PublishedScore> published = new ArrayList<>();
    for (BoardsOfMatch match : matches) {
      add(match.home(), match.match().publishedHome(), published);
      add(match.away(), match.match().publishedAway(), published);
    }
    return known.stream()
        .filter(scale -> published.stream().allMatch(scale::gives))
        .findFirst()
        .orElseGet(() -> MatchScale.FromFile.of(published));
  }

  private static void add(
      MatchScore side, Optional<Decimal> score, List<PublishedScore> published) {
    if (side.boards() > 0 && score.isPresent()) {
      published.add(new PublishedScore(side, score.get()));
    }
  }

  private List<RankedTeam> ranking(List<ScoredMatch> scored) {
    List<TeamSum> sums = new ArrayList<>();
    for (int team = 0; team < event.teams().size(); team++) {
      sums.add(new TeamSum(team));
    }
    for (ScoredMatch match : scored) {
      sums.get(match.match().home()).add(match.home(), match.homeScore(), match.awayScore());
      sums.get(match.match().away()).add(match.away(), match.awayScore(), match.homeScore());
    }
    sums.sort(Comparator.comparing((TeamSum sum) -> sum.score).reversed());
    List<RankedTeam> ranking = new ArrayList<>();
    for (int at = 0; at < sums.size(); at++) {
      TeamSum sum = sums.get(at);
      boolean tiesPrevious = at > 0 && sums.get(at - 1).ties(sum);
      boolean tiesNext = at + 1 < sums.size() && sum.ties(sums.get(at + 1));
      int rank = tiesPrevious ? ranking.getLast().rank() : at + 1;
      ranking.add(
          new RankedTeam(
              rank,
              tiesPrevious || tiesNext,
              sum.team,
              sum.played,
              sum.won,
              sum.drawn,
              sum.net,
              sum.score));
    }
    return ranking;
  }

  private static final class TeamSum {
    private final int team;
    private int played;
    private int won;
    private int drawn;
    private Fraction net = Fraction.ZERO;
    private Decimal score = Decimal.ZERO;

    TeamSum(int team) {
      this.team = team;
    }

    void add(MatchScore side, Decimal own, Decimal other) {
      played++;
      won += own.compareTo(other) > 0 ? 1 : 0;
      drawn += own.compareTo(other) == 0 ? 1 : 0;
      net = net.plus(side.net());
      score = score.plus(own);
    }

    boolean ties(TeamSum other) {
      return score.compareTo(other.score) == 0;
    }
  }
}
