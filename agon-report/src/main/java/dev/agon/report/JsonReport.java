package dev.agon.report;

import dev.agon.event.EventChange;
import dev.agon.event.EventSeed;
import dev.agon.json.Json;
import dev.agon.rating.Lead;
import dev.agon.rating.Ratings;
import dev.agon.run.EventResult;
import dev.agon.run.FaultSummary;
import dev.agon.run.TimeSummary;
import dev.agon.run.VoidSummary;
import dev.agon.scoring.Score;
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
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.function.Function;

/** The standings as one JSON object on one line. */
record JsonReport(EventResult report) {
  /** Writes the text in pieces, because the rows of the cross table may be millions. */
  void write(Consumer<String> out) {
    List<StageResult> stages = report.standings().stages();
    boolean hasOne = stages.size() == 1;
    StageResult first = stages.getFirst();
    Json.Obj head =
        Json.object()
            .with("game", report.game())
            .with("format", report.format())
            .with("seed", seed())
            .with("matches", report.matches())
            .with("differentGames", report.standings().total().differentGames())
            .with(
                "standings",
                hasOne
                    ? standings(report.standings().lines(), report.standings().total())
                    : finalStandings());
    Json.Obj facts =
        hasOne ? withMore(Json.object().with("lead", lead(first)), first) : Json.object();
    if (!hasOne || first.bracket().isPresent()) {
      facts = facts.with("stages", array(stages, this::json));
    }
    Json.Obj rest =
        withSeen(
            facts
                .with("commitment", report.commitment().map(made -> Json.of(made.hash())))
                .with("sandbox", report.enforced().map(layers -> array(layers, Json::of))));
    rest =
        report.interim().isPresent()
            ? rest.with("interim", json(report.interim().get()))
            : rest.with("digest", report.standings().digest());
    String beginning = head.toString();
    out.accept(beginning.substring(0, beginning.length() - 1));
    out.accept(",\"crossTable\":[");
    writeCrossTable(out);
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

  private Json seed() {
    return switch (report.seed().orElse(null)) {
      case null -> new Json.Null();
      case EventSeed.Open(long number) -> Json.of(number);
      case EventSeed secret -> Json.of(secret.text());
    };
  }

  private Json name(int entrant) {
    return Json.of(report.name(entrant).name());
  }

  private Json.Obj withSeen(Json.Obj json) {
    EventResult.Seen seen = report.seen();
    return json.with("faults", some(seen.faults(), this::json))
        .with("void", seen.voids().map(JsonReport::json))
        .with(
            "quarantined",
            some(
                seen.quarantined(),
                one ->
                    Json.object()
                        .with("name", name(one.entrant()))
                        .with("afterMatch", one.match())))
        .with("changes", some(report.changes().all(), this::json))
        .with("times", some(seen.times(), this::json))
        .with("workers", some(seen.workers(), JsonReport::json));
  }

  private Json json(EventChange change) {
    Json.Obj json = Json.object().with("kind", change.kind());
    Json.Obj about =
        switch (change) {
          case EventChange.OfBot ofBot -> json.with("name", name(ofBot.bot()));
          case EventChange.Rerun rerun -> json.with("matches", array(rerun.matches(), Json::of));
        };
    return about.with("fromMatch", change.from()).with("why", change.why());
  }

  private static Json json(VoidSummary voids) {
    return Json.object()
        .with("matches", voids.matches())
        .with("firstMatch", voids.match())
        .with("reason", voids.reason());
  }

  private Json json(FaultSummary fault) {
    return Json.object()
        .with("name", name(fault.bot()))
        .with("reason", fault.reason().id())
        .with("matches", fault.matches())
        .with("firstMatch", fault.match())
        .with("detail", fault.detail())
        .with("stderr", fault.stderr());
  }

  private Json json(TimeSummary time) {
    return Json.object()
        .with("name", name(time.bot()))
        .with("answers", time.answers())
        .with("wallSeconds", rounded(time.wallSeconds(), 6))
        .with("slowestSeconds", rounded(time.slowestSeconds(), 6))
        .with("cpuSeconds", seconds(time.cpuSeconds()))
        .with("startSeconds", rounded(time.startSeconds(), 6))
        .with("allCpuSeconds", seconds(time.allCpuSeconds()));
  }

  private static Optional<Json> seconds(OptionalDouble known) {
    return known.isPresent() ? Optional.of(rounded(known.getAsDouble(), 6)) : Optional.empty();
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

  /** An array, unless it would be empty. */
  private static <T> Optional<Json> some(List<T> items, Function<T, Json> json) {
    return items.isEmpty() ? Optional.empty() : Optional.of(array(items, json));
  }

  private Optional<Json> lead(StageResult stage) {
    return Lead.of(stage.lines())
        .map(
            lead ->
                Json.object()
                    .with("first", name(lead.first()))
                    .with("second", name(lead.second()))
                    .with("beyondChance", new Json.Bool(lead.beyondChance()))
                    .with("gamesNeeded", lead.gamesNeeded().map(Json::of)));
  }

  /** With the facts that only some stages have. */
  private Json.Obj withMore(Json.Obj json, StageResult stage) {
    return json.with("cut", stage.cut().map(this::json))
        .with("playoffs", some(stage.playoffs(), this::playoff))
        .with("seats", stage.balance().map(seats -> times(seats.min(), seats.max())))
        .with("meetings", stage.meetings().map(pairs -> times(pairs.min(), pairs.max())));
  }

  private static Json times(long min, long max) {
    return Json.object().with("minTimes", min).with("maxTimes", max);
  }

  private Json json(Cut cut) {
    return Json.object()
        .with("advance", cut.advance())
        .with("tieBrokenBy", cut.decidedBy().map(TieBreaker::id).orElse(""))
        .with("equal", array(cut.equalPlayers(), this::name));
  }

  private Json playoff(List<Standing> playoff) {
    return array(
        playoff,
        line ->
            Json.object()
                .with("name", name(line.entrant()))
                .with("points", new Json.Num(line.score().points())));
  }

  private Json standings(List<Standing> lines, Tally tally) {
    Ratings ratings = Ratings.of(tally);
    List<Json> all = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      Standing line = lines.get(i);
      Json.Obj json =
          json(line).with("percent", tally.percentage(line.entrant()).map(Json.Num::new));
      all.add(withRatings(json, ratings, lines, i));
    }
    return Json.array(all);
  }

  /** The final places with what can be added over stages, so without points. */
  private Json finalStandings() {
    Ratings ratings = Ratings.of(report.standings().total());
    List<Standing> lines = report.standings().lines();
    List<FinalPlace> places = FinalPlace.of(report);
    List<Json> all = new ArrayList<>();
    for (int i = 0; i < places.size(); i++) {
      FinalPlace place = places.get(i);
      Json.Obj json =
          counts(place.rank(), place.entrant(), place.total(), Optional.empty())
              .with("stage", place.number())
              .with("stageRank", place.inStage().rank())
              .with("tieBrokenBy", place.inStage().decidedBy());
      all.add(withRatings(json, ratings, lines, i));
    }
    return Json.array(all);
  }

  private Json.Obj counts(int rank, int entrant, Score score, Optional<BigDecimal> points) {
    return Json.object()
        .with("rank", rank)
        .with("name", name(entrant))
        .with("author", report.name(entrant).author())
        .with("disqualified", disqualified(entrant))
        .with("games", score.games())
        .with("wins", score.wins())
        .with("draws", score.draws())
        .with("losses", score.losses())
        .with("points", points.map(Json.Num::new))
        .with("faults", score.faults())
        .with("lostByAll", score.lostByAll());
  }

  private Optional<Json> disqualified(int entrant) {
    return report.isDisqualified(entrant) ? Optional.of(new Json.Bool(true)) : Optional.empty();
  }

  private static Json.Obj withRatings(
      Json.Obj json, Ratings ratings, List<Standing> lines, int index) {
    Optional<Ratings.Rating> rating = ratings.of(lines.get(index).entrant());
    return json.with("rating", rating.map(one -> rounded(one.value(), 1)))
        .with("ratingUncertainty", rating.map(one -> rounded(one.uncertainty(), 1)))
        .with("superiority", ratings.overNext(lines, index).map(share -> rounded(share, 4)));
  }

  private static Json rounded(double value, int decimals) {
    return Json.of(Double.parseDouble(Numbers.fixed(value, decimals)));
  }

  private Json.Obj json(Standing line) {
    Score score = line.score();
    return counts(line.rank(), line.entrant(), score, Optional.of(score.points()))
        .with("perGame", Json.of(score.mean()))
        .with("uncertainty", Json.of(score.uncertainty()))
        .with("tieBrokenBy", line.decidedBy());
  }

  private Json json(StageResult stage) {
    Json.Obj json =
        withMore(
            Json.object()
                .with("format", stage.format().id())
                .with("standings", standings(stage.lines(), stage.tally())),
            stage);
    return stage
        .bracket()
        .map(bracket -> withBracket(json, bracket))
        .orElseGet(() -> json.with("lead", lead(stage)));
  }

  /** With the losers' bracket, without the places that no player reached. */
  private Json.Obj withBracket(Json.Obj json, Bracket bracket) {
    Function<List<Bracket.Series>, Json> level = series -> array(series, one -> json(bracket, one));
    return json.with("bracket", array(bracket.levels(), level))
        .with(
            "losersBracket",
            bracket
                .losers()
                .map(
                    losers ->
                        array(
                            losers.levels(),
                            all -> level.apply(all.stream().flatMap(Optional::stream).toList()))))
        .with("grandFinal", bracket.losers().map(losers -> level.apply(losers.finals())));
  }

  private Json json(Bracket bracket, Bracket.Series series) {
    Json.Obj json = Json.object().with("upper", name(series.upper()));
    if (series.lower().isPresent()) {
      json =
          json.with("lower", name(series.lower().get()))
              .with("upperWins", series.upperWins())
              .with("lowerWins", series.lowerWins())
              .with("undecided", series.undecided());
    }
    return series.isOver() ? json.with("winner", name(bracket.winner(series))) : json;
  }

  /** A row for each pair that met; the first is the one in the earlier seat. */
  private void writeCrossTable(Consumer<String> out) {
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
