package dev.agon.report;

import dev.agon.event.EventSeed;
import dev.agon.json.Json;
import dev.agon.rating.Lead;
import dev.agon.rating.Ratings;
import dev.agon.run.EventResult;
import dev.agon.run.FaultSummary;
import dev.agon.run.TimeSummary;
import dev.agon.run.VoidSummary;
import dev.agon.scoring.MeetingBalance;
import dev.agon.scoring.Score;
import dev.agon.scoring.SeatBalance;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.scoring.TieBreaker;
import dev.agon.text.Numbers;
import dev.agon.tournament.Bracket;
import dev.agon.tournament.Cut;
import dev.agon.tournament.StageResult;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** The standings as one JSON object on one line. */
final class JsonReport {
  private JsonReport() {}

  /** Writes the text in pieces, because the rows of the cross table may be millions. */
  static void write(EventResult report, Consumer<String> out) {
    List<StageResult> stages = report.standings().stages();
    boolean hasOne = stages.size() == 1;
    Json.Obj head =
        Json.object()
            .with("game", report.game())
            .with("format", report.format())
            .with("seed", seed(report))
            .with("matches", report.matches())
            .with("differentGames", report.standings().total().differentGames())
            .with(
                "standings",
                hasOne
                    ? standings(report, report.standings().lines(), report.standings().total())
                    : finalStandings(report));
    Json.Obj rest = Json.object();
    if (hasOne) {
      rest = withMore(report, withLead(report, rest, stages.getFirst()), stages.getFirst());
    }
    if (stages.size() > 1 || stages.getFirst().bracket().isPresent()) {
      rest =
          rest.with(
              "stages", Json.array(stages.stream().map(stage -> json(report, stage)).toList()));
    }
    if (report.commitment().isPresent()) {
      rest = rest.with("commitment", report.commitment().get().hash());
    }
    if (report.enforced().isPresent()) {
      rest =
          rest.with("sandbox", Json.array(report.enforced().get().stream().map(Json::of).toList()));
    }
    rest = withSeen(rest, report);
    rest =
        report.interim().isPresent()
            ? rest.with("interim", json(report.interim().get()))
            : rest.with("digest", report.standings().digest());
    out.accept(fields(head));
    out.accept(",\"crossTable\":[");
    writeCrossTable(report, out);
    out.accept("],");
    out.accept(rest.toString().substring(1));
    out.accept("\n");
  }

  /** How far an event is; a program sees that it is not finished. */
  private static Json json(EventResult.Interim so) {
    return Json.object()
        .with("matches", so.matches())
        .with("knownMatches", so.knownMatches())
        .with("stage", so.stage())
        .with("stages", so.stages());
  }

  /** An object without its end. */
  private static String fields(Json.Obj json) {
    String text = json.toString();
    return text.substring(0, text.length() - 1);
  }

  private static Json seed(EventResult report) {
    return switch (report.seed().orElse(null)) {
      case null -> new Json.Null();
      case EventSeed.Open(long number) -> Json.of(number);
      case EventSeed.Secret secret -> Json.of(secret.text());
    };
  }

  private static Json.Obj withSeen(Json.Obj json, EventResult report) {
    EventResult.Seen seen = report.seen();
    Json.Obj more = json;
    if (!seen.faults().isEmpty()) {
      more = more.with("faults", array(seen.faults(), fault -> json(report, fault)));
    }
    if (seen.voids().isPresent()) {
      more = more.with("void", json(seen.voids().get()));
    }
    if (!seen.quarantined().isEmpty()) {
      more =
          more.with(
              "quarantined",
              array(
                  seen.quarantined(),
                  one ->
                      Json.object()
                          .with("name", report.name(one.entrant()).name())
                          .with("afterMatch", one.match())));
    }
    if (!seen.times().isEmpty()) {
      more = more.with("times", array(seen.times(), time -> json(report, time)));
    }
    if (!seen.workers().isEmpty()) {
      more = more.with("workers", array(seen.workers(), JsonReport::json));
    }
    return more;
  }

  private static Json json(VoidSummary voids) {
    return Json.object()
        .with("matches", voids.matches())
        .with("firstMatch", voids.match())
        .with("reason", voids.reason());
  }

  private static Json json(EventResult report, FaultSummary fault) {
    return Json.object()
        .with("name", report.name(fault.bot()).name())
        .with("reason", fault.reason().id())
        .with("matches", fault.matches())
        .with("firstMatch", fault.match())
        .with("detail", fault.detail())
        .with("stderr", fault.stderr());
  }

  private static Json json(EventResult report, TimeSummary time) {
    Json.Obj json =
        Json.object()
            .with("name", report.name(time.bot()).name())
            .with("answers", time.answers())
            .with("wallSeconds", rounded(time.wallSeconds(), 6))
            .with("slowestSeconds", rounded(time.slowestSeconds(), 6));
    if (time.cpuSeconds().isPresent()) {
      json = json.with("cpuSeconds", rounded(time.cpuSeconds().getAsDouble(), 6));
    }
    json = json.with("startSeconds", rounded(time.startSeconds(), 6));
    return time.allCpuSeconds().isEmpty()
        ? json
        : json.with("allCpuSeconds", rounded(time.allCpuSeconds().getAsDouble(), 6));
  }

  private static Json json(EventResult.WorkerSummary worker) {
    return Json.object()
        .with("name", worker.name())
        .with("matches", worker.matches())
        .with("faults", worker.faults())
        .with("slowestSeconds", rounded(worker.slowestSeconds(), 6));
  }

  private static <T> Json array(List<T> items, Function<T, Json> json) {
    return Json.array(items.stream().map(json).toList());
  }

  private static Json.Obj withLead(EventResult report, Json.Obj json, StageResult stage) {
    Optional<Lead> lead = Lead.of(stage.lines());
    return lead.isPresent() ? json.with("lead", json(report, lead.get())) : json;
  }

  /** With the facts that only some stages have. */
  private static Json.Obj withMore(EventResult report, Json.Obj json, StageResult stage) {
    Json.Obj more = json;
    if (stage.cut().isPresent()) {
      more = more.with("cut", json(report, stage.cut().get()));
    }
    if (!stage.playoffs().isEmpty()) {
      more = more.with("playoffs", array(stage.playoffs(), playoff -> playoff(report, playoff)));
    }
    if (stage.balance().isPresent()) {
      SeatBalance balance = stage.balance().get();
      Json seats = Json.object().with("minTimes", balance.min()).with("maxTimes", balance.max());
      more = more.with("seats", seats);
    }
    if (stage.meetings().isPresent()) {
      MeetingBalance balance = stage.meetings().get();
      Json pairs = Json.object().with("minTimes", balance.min()).with("maxTimes", balance.max());
      more = more.with("meetings", pairs);
    }
    return more;
  }

  private static Json json(EventResult report, Cut cut) {
    return Json.object()
        .with("advance", cut.advance())
        .with("tieBrokenBy", cut.decidedBy().map(TieBreaker::id).orElse(""))
        .with("equal", array(cut.equalPlayers(), who -> Json.of(report.name(who).name())));
  }

  private static Json playoff(EventResult report, List<Standing> playoff) {
    return array(
        playoff,
        line ->
            Json.object()
                .with("name", report.name(line.entrant()).name())
                .with("points", new Json.Num(line.score().points())));
  }

  private static Json json(EventResult report, Lead lead) {
    Json.Obj json =
        Json.object()
            .with("first", report.name(lead.first()).name())
            .with("second", report.name(lead.second()).name())
            .with("beyondChance", new Json.Bool(lead.beyondChance()));
    return lead.gamesNeeded().isPresent()
        ? json.with("gamesNeeded", lead.gamesNeeded().get())
        : json;
  }

  private static Json standings(EventResult report, List<Standing> lines, Tally tally) {
    Ratings ratings = Ratings.of(tally);
    List<Json> all = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      Json.Obj json = json(report, lines.get(i));
      Optional<BigDecimal> percent = tally.percentage(lines.get(i).entrant());
      if (percent.isPresent()) {
        json = json.with("percent", new Json.Num(percent.get()));
      }
      all.add(withRatings(json, ratings, lines, i));
    }
    return Json.array(all);
  }

  /** The final places with what can be added over stages, so without points. */
  private static Json finalStandings(EventResult report) {
    Ratings ratings = Ratings.of(report.standings().total());
    List<Standing> lines = report.standings().lines();
    List<FinalPlace> places = FinalPlace.of(report);
    List<Json> all = new ArrayList<>();
    for (int i = 0; i < places.size(); i++) {
      FinalPlace place = places.get(i);
      Json.Obj json =
          counts(report, place.rank(), place.entrant(), place.total())
              .with("stage", place.number())
              .with("stageRank", place.inStage().rank())
              .with("tieBrokenBy", place.inStage().decidedBy());
      all.add(withRatings(json, ratings, lines, i));
    }
    return Json.array(all);
  }

  private static Json.Obj counts(EventResult report, int rank, int entrant, Score score) {
    return Json.object()
        .with("rank", rank)
        .with("name", report.name(entrant).name())
        .with("author", report.name(entrant).author())
        .with("games", score.games())
        .with("wins", score.wins())
        .with("draws", score.draws())
        .with("losses", score.losses())
        .with("faults", score.faults())
        .with("lostByAll", score.lostByAll());
  }

  private static Json.Obj withRatings(
      Json.Obj json, Ratings ratings, List<Standing> lines, int index) {
    Json.Obj more = json;
    Optional<Ratings.Rating> rating = ratings.of(lines.get(index).entrant());
    if (rating.isPresent()) {
      more =
          more.with("rating", rounded(rating.get().value(), 1))
              .with("ratingUncertainty", rounded(rating.get().uncertainty(), 1));
    }
    Optional<Double> superiority = ratings.overNext(lines, index);
    return superiority.isPresent() ? more.with("superiority", rounded(superiority.get(), 4)) : more;
  }

  private static Json rounded(double value, int decimals) {
    return Json.of(Double.parseDouble(Numbers.fixed(value, decimals)));
  }

  private static Json.Obj json(EventResult report, Standing line) {
    Score score = line.score();
    return Json.object()
        .with("rank", line.rank())
        .with("name", report.name(line.entrant()).name())
        .with("author", report.name(line.entrant()).author())
        .with("games", score.games())
        .with("wins", score.wins())
        .with("draws", score.draws())
        .with("losses", score.losses())
        .with("points", new Json.Num(score.points()))
        .with("faults", score.faults())
        .with("lostByAll", score.lostByAll())
        .with("perGame", Json.of(score.mean()))
        .with("uncertainty", Json.of(score.uncertainty()))
        .with("tieBrokenBy", line.decidedBy());
  }

  private static Json json(EventResult report, StageResult stage) {
    Json.Obj json =
        Json.object()
            .with("format", stage.format().id())
            .with("standings", standings(report, stage.lines(), stage.tally()));
    json = withMore(report, json, stage);
    if (stage.bracket().isEmpty()) {
      return withLead(report, json, stage);
    }
    Bracket bracket = stage.bracket().get();
    json = json.with("bracket", json(report, bracket));
    return bracket.losers().isEmpty() ? json : json(report, bracket, json, bracket.losers().get());
  }

  /** With the losers' bracket, without the places that no player reached. */
  private static Json json(
      EventResult report, Bracket bracket, Json.Obj json, Bracket.Losers losers) {
    List<Json> levels = new ArrayList<>();
    for (List<Optional<Bracket.Series>> level : losers.levels()) {
      levels.add(
          Json.array(
              level.stream()
                  .flatMap(Optional::stream)
                  .map(series -> json(report, bracket, series))
                  .toList()));
    }
    return json.with("losersBracket", Json.array(levels))
        .with(
            "grandFinal",
            Json.array(
                losers.finals().stream().map(series -> json(report, bracket, series)).toList()));
  }

  private static Json json(EventResult report, Bracket bracket) {
    List<Json> levels = new ArrayList<>();
    for (List<Bracket.Series> level : bracket.levels()) {
      levels.add(Json.array(level.stream().map(series -> json(report, bracket, series)).toList()));
    }
    return Json.array(levels);
  }

  private static Json json(EventResult report, Bracket bracket, Bracket.Series series) {
    Json.Obj json = Json.object().with("upper", report.name(series.upper()).name());
    if (series.lower().isPresent()) {
      json =
          json.with("lower", report.name(series.lower().get()).name())
              .with("upperWins", series.upperWins())
              .with("lowerWins", series.lowerWins())
              .with("undecided", series.undecided());
    }
    return series.isOver() ? json.with("winner", report.name(bracket.winner(series)).name()) : json;
  }

  /** A row for each pair that met; the first is the one in the earlier seat. */
  private static void writeCrossTable(EventResult report, Consumer<String> out) {
    Tally total = report.standings().total();
    List<String> names =
        report.names().stream().map(one -> Json.of(one.name()).toString()).toList();
    boolean[] isFirst = {true};
    total.forEachPair(
        (first, second) -> {
          out.accept(
              (isFirst[0] ? "{\"first\":" : ",{\"first\":")
                  + names.get(first)
                  + ",\"second\":"
                  + names.get(second)
                  + (",\"wins\":" + total.ahead(first, second))
                  + (",\"draws\":" + total.level(first, second))
                  + (",\"losses\":" + total.behind(first, second))
                  + (",\"lostByAll\":" + total.lostByAll(first, second))
                  + "}");
          isFirst[0] = false;
        });
  }
}
