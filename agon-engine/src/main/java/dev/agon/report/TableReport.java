package dev.agon.report;

import dev.agon.rating.Lead;
import dev.agon.rating.Ratings;
import dev.agon.run.EventResult;
import dev.agon.scoring.Score;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.text.Numbers;
import dev.agon.text.TextTable;
import dev.agon.tournament.FormatType;
import dev.agon.tournament.StageResult;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/** The standings of each stage as text, with brackets, and cross tables that fit a terminal. */
final class TableReport {
  private static final String NOTHING = "-";

  private static final int WIDEST_CROSS_TABLE = 16;
  private static final int MEDALS = 3;

  private TableReport() {}

  static String text(EventResult report) {
    StringBuilder text = new StringBuilder();
    text.append(report.event()).append('\n').append('\n');
    List<StageResult> stages = report.standings().stages();
    for (StageResult stage : stages) {
      if (stage.bracket().isPresent()) {
        text.append(BracketText.of(report, stage.bracket().get())).append('\n');
      } else {
        appendStandings(text, report, stage);
        stage.balance().ifPresent(balance -> text.append(Sentences.of(balance)).append('\n'));
        text.append('\n');
        Lead.of(stage.lines())
            .ifPresent(lead -> text.append(Sentences.of(report, lead)).append("\n\n"));
        if (report.names().size() <= WIDEST_CROSS_TABLE && anyMet(stage)) {
          appendCrossTable(text, report, stage);
          text.append('\n');
          appendShares(text, report, stage);
          text.append('\n');
        }
      }
    }
    if (stages.size() > 1 || stages.getLast().bracket().isPresent()) {
      appendPlaces(text, report);
    }
    Sentences.ofRepeats(report.standings().total())
        .ifPresent(sentence -> text.append(sentence).append('\n'));
    text.append(report.matches()).append(" matches, ").append(report.format());
    text.append(", seed ").append(report.seed()).append('\n');
    text.append("digest ").append(report.standings().digest()).append('\n');
    return text.toString();
  }

  /** The first three final places, a line each. */
  private static void appendPlaces(StringBuilder text, EventResult report) {
    for (Standing line : report.standings().lines()) {
      if (line.rank() <= MEDALS) {
        text.append(line.rank()).append(". ");
        text.append(report.name(line.entrant()).name()).append('\n');
      }
    }
    text.append('\n');
  }

  private static void appendStandings(StringBuilder text, EventResult report, StageResult stage) {
    boolean lostByAll = stage.lines().stream().anyMatch(line -> line.score().lostByAll() > 0);
    Ratings ratings = Ratings.of(stage.tally());
    boolean rated = stage.lines().stream().anyMatch(line -> ratings.of(line.entrant()).isPresent());
    boolean matchpoints = stage.tally().hasMatchpoints();
    boolean ties = stage.lines().stream().anyMatch(line -> !line.decidedBy().isEmpty());
    List<List<String>> rows = new ArrayList<>();
    List<String> header =
        new ArrayList<>(List.of("rank", "name", "author", "games", "wins", "draws", "losses"));
    header.addAll(lostByAll ? List.of("lost by both") : List.of());
    header.addAll(matchpoints ? List.of("matchpoints", "percent") : List.of("points"));
    header.add("per game");
    header.addAll(rated ? List.of("rating", "LOS") : List.of());
    header.add("faults");
    header.addAll(ties ? List.of("tie broken by") : List.of());
    rows.add(header);
    for (int i = 0; i < stage.lines().size(); i++) {
      Standing line = stage.lines().get(i);
      Score score = line.score();
      List<String> row =
          new ArrayList<>(
              List.of(
                  String.valueOf(line.rank()),
                  report.name(line.entrant()).name(),
                  report.name(line.entrant()).author(),
                  String.valueOf(score.games()),
                  String.valueOf(score.wins()),
                  String.valueOf(score.draws()),
                  String.valueOf(score.losses())));
      row.addAll(lostByAll ? List.of(String.valueOf(score.lostByAll())) : List.of());
      row.add(Numbers.points(score.points()));
      row.addAll(
          matchpoints
              ? List.of(Numbers.orNothing(Numbers.percentage(stage.tally(), line)))
              : List.of());
      row.add(Numbers.withUncertainty(score.mean(), score.uncertainty()));
      if (rated) {
        row.add(ratings.of(line.entrant()).map(Numbers::rating).orElse(""));
        row.add(ratings.overNext(stage.lines(), i).map(Numbers::percent).orElse(""));
      }
      row.add(String.valueOf(score.faults()));
      row.addAll(ties ? List.of(line.decidedBy()) : List.of());
      rows.add(row);
    }
    TextTable.append(text, rows, 1, 2, ties ? header.size() - 1 : 1);
  }

  private static boolean anyMet(StageResult stage) {
    return stage.lines().stream()
        .anyMatch(
            line ->
                stage.lines().stream()
                    .anyMatch(other -> stage.tally().met(line.entrant(), other.entrant())));
  }

  private static boolean metSoSeated(Tally tally, int first, int second) {
    return tally.ahead(first, second)
            + tally.level(first, second)
            + tally.behind(first, second)
            + tally.lostByAll(first, second)
        > 0;
  }

  /**
   * The wins of the row's bot in the earlier seat against the column's in a later seat; in matches
   * with more than two seats, in any seats.
   */
  private static void appendCrossTable(StringBuilder text, EventResult report, StageResult stage) {
    Tally tally = stage.tally();
    boolean atOneTable =
        stage.format() == FormatType.TABLE
            || (stage.format() == FormatType.ROUND_ROBIN && tally.seats() > 2);
    if (atOneTable) {
      appendMatrix(
          text,
          report,
          stage,
          "finished ahead of",
          (one, other) ->
              tally.met(one, other) ? String.valueOf(tally.finishedAhead(one, other)) : NOTHING);
    } else {
      appendMatrix(
          text,
          report,
          stage,
          "wins in the first seat against",
          (first, second) ->
              metSoSeated(tally, first, second)
                  ? String.valueOf(tally.ahead(first, second))
                  : NOTHING);
    }
  }

  /** The percentage of points of the row's bot against the column's, in any seats. */
  private static void appendShares(StringBuilder text, EventResult report, StageResult stage) {
    Tally tally = stage.tally();
    appendMatrix(
        text,
        report,
        stage,
        "% against",
        (one, other) ->
            tally.met(one, other) ? Numbers.fixed(100 * tally.share(one, other), 0) : NOTHING);
  }

  /** All against all, in the order of the standings. */
  private static void appendMatrix(
      StringBuilder text,
      EventResult report,
      StageResult stage,
      String title,
      BiFunction<Integer, Integer, String> cell) {
    List<List<String>> rows = new ArrayList<>();
    List<String> header = new ArrayList<>(List.of("", title));
    stage.lines().forEach(_ -> header.add(String.valueOf(header.size() - 1)));
    rows.add(header);
    for (Standing line : stage.lines()) {
      List<String> row = new ArrayList<>();
      row.add(String.valueOf(rows.size()));
      row.add(report.name(line.entrant()).name());
      for (Standing against : stage.lines()) {
        int one = line.entrant();
        int other = against.entrant();
        row.add(one == other ? NOTHING : cell.apply(one, other));
      }
      rows.add(row);
    }
    TextTable.append(text, rows, 1);
  }
}
