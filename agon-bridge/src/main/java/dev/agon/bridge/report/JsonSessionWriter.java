package dev.agon.bridge.report;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.Vulnerability;
import dev.agon.bridge.score.PairRanking;
import dev.agon.bridge.score.PairScore;
import dev.agon.bridge.score.PairTotal;
import dev.agon.bridge.score.ScoredLine;
import dev.agon.bridge.score.ScoredTraveller;
import dev.agon.bridge.score.ScoringRules;
import dev.agon.bridge.session.BoardOutcome;
import dev.agon.bridge.session.Pair;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.team.ScoredMatch;
import dev.agon.bridge.team.TeamScorer;
import dev.agon.bridge.team.TeamStandings;
import dev.agon.duplicate.Fraction;
import dev.agon.json.Json;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Writes each session as a JSON object on one line. */
public final class JsonSessionWriter implements SessionWriter {
  @Override
  public String write(SessionReport report) {
    Session session = report.scored().session();
    ScoringRules rules = report.scored().rules();
    Json.Obj json =
        Json.object()
            .with("file", report.file())
            .with("title", session.title())
            .with("policy", rules.policy().id())
            .with("neuberg", rules.neuberg().id())
            .with("scale", rules.scale().matchpointsPerWin())
            .with("imps", rules.imps().id())
            .with("winners", report.scored().winners())
            .with("by", report.by().id())
            .with("event", session.kind().id())
            .with("scoring", session.scoring().id());
    Optional<TeamStandings> teams = TeamScorer.score(session);
    if (teams.isPresent() && report.shows(ReportPart.TEAMS)) {
      json = json.with("matchScale", teams.get().scale().describe());
      json = json.with("teams", teams(teams.get()));
    }
    if (teams.isPresent() && report.shows(ReportPart.MATCHES)) {
      json = json.with("matches", array(teams.get().matches(), match -> match(match, teams.get())));
    }
    if (report.shows(ReportPart.RANKING)) {
      List<PairRanking> rankings = report.scored().rankings(report.by());
      json = json.with("rankings", array(rankings, ranking -> ranking(ranking, session)));
    }
    if (report.shows(ReportPart.TRAVELLERS)) {
      List<ScoredTraveller> boards = report.scored().travellers();
      json = json.with("travellers", array(boards, board -> traveller(board, session)));
    }
    if (report.shows(ReportPart.CARDS)) {
      json = json.with("cards", array(report.scored().totals(), total -> card(total, session)));
    }
    return json.with("findings", array(report.findings(), Json::of)) + "\n";
  }

  private static <T> Json array(List<T> items, Function<T, Json> json) {
    return Json.array(items.stream().map(json).toList());
  }

  private static Json teams(TeamStandings standings) {
    return array(
        standings.ranking(),
        place ->
            Json.object()
                .with("place", place.rank())
                .with("shared", new Json.Bool(place.shared()))
                .with("team", standings.event().team(place.team()).number())
                .with("name", standings.event().team(place.team()).name())
                .with("matches", place.played())
                .with("won", place.won())
                .with("drawn", place.drawn())
                .with("boards", number(place.net()))
                .with("score", new Json.Num(place.score().toBigDecimal())));
  }

  private static Json match(ScoredMatch scored, TeamStandings standings) {
    return Json.object()
        .with("round", scored.match().round())
        .with("team", standings.event().team(scored.match().home()).number())
        .with("opponents", standings.event().team(scored.match().away()).number())
        .with("score", new Json.Num(scored.homeScore().toBigDecimal()))
        .with("opponentsScore", new Json.Num(scored.awayScore().toBigDecimal()))
        .with(
            "boards",
            array(
                scored.boards(),
                board ->
                    Json.object()
                        .with("board", board.number())
                        .with("points", number(board.homePoints()))));
  }

  private static Json ranking(PairRanking ranking, Session session) {
    return Json.object()
        .with("section", ranking.section())
        .with("side", ranking.side().map(Partnership::id).orElse(""))
        .with("places", array(ranking.places(), place -> place(place, session)));
  }

  private static Json place(PairRanking.RankedPair place, Session session) {
    PairTotal total = place.total();
    Pair pair = session.pair(total.pair());
    return Json.object()
        .with("place", place.rank().<Json>map(Json::of).orElse(new Json.Null()))
        .with("shared", new Json.Bool(place.shared()))
        .with("section", pair.section())
        .with("pair", pair.number())
        .with("name", pair.name())
        .with("boards", total.boards())
        .with("matchpoints", number(total.matchpoints()))
        .with("percent", number(total.percentage()))
        .with("imps", number(total.imps()))
        .with("total", number(total.score()));
  }

  private static Json traveller(ScoredTraveller traveller, Session session) {
    return Json.object()
        .with("section", traveller.section())
        .with("board", traveller.number())
        .with("vulnerable", Vulnerability.ofBoard(traveller.number()).id())
        .with("results", array(traveller.lines(), line -> result(line, session)));
  }

  private static Json.Obj result(ScoredLine line, Session session) {
    Json.Obj json =
        play(
            Json.object()
                .with("ns", session.numbers(line.result(), Partnership.NS))
                .with("ew", session.numbers(line.result(), Partnership.EW)),
            line);
    return json.with("nsMark", score(line.score(Partnership.NS)))
        .with("ewMark", score(line.score(Partnership.EW)));
  }

  private static Json.Obj play(Json.Obj json, ScoredLine line) {
    String tricks = ReportCells.tricks(line);
    boolean played = line.result().outcome() instanceof BoardOutcome.PlayedBoard;
    return json.with("contract", ReportCells.contract(line))
        .with("declarer", ReportCells.declarer(line))
        .with("tricks", tricks.isEmpty() ? new Json.Null() : new Json.Num(new BigDecimal(tricks)))
        .with(
            "score",
            played ? new Json.Num(new BigDecimal(ReportCells.score(line))) : new Json.Null())
        .with("given", played ? new Json.Null() : Json.of(ReportCells.score(line)));
  }

  private static Json score(Optional<PairScore> score) {
    return score
        .<Json>map(
            given ->
                Json.object()
                    .with("matchpoints", number(given.matchpoints()))
                    .with("percent", number(given.percentage()))
                    .with("imps", number(given.imps()))
                    .with("artificial", new Json.Bool(given.artificial())))
        .orElse(new Json.Null());
  }

  private static Json card(PairTotal total, Session session) {
    Pair pair = session.pair(total.pair());
    return Json.object()
        .with("section", pair.section())
        .with("pair", pair.number())
        .with("name", pair.name())
        .with("boards", array(total.card(), line -> board(line, total.pair(), session)));
  }

  private static Json board(ScoredLine line, int pair, Session session) {
    Partnership side = line.result().side(pair);
    String against =
        line.result().ew().isEmpty() ? "" : session.numbers(line.result(), side.other());
    Json.Obj json =
        Json.object()
            .with("board", line.board().number())
            .with("side", side.id())
            .with("against", against);
    return play(json, line).with("mark", score(line.score(side)));
  }

  private static Json number(Fraction number) {
    return new Json.Num(number.rounded(2, RoundingMode.HALF_UP).toBigDecimal());
  }

  private static Json number(Optional<Fraction> number) {
    return number.map(JsonSessionWriter::number).orElse(new Json.Null());
  }
}
