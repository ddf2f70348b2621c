package dev.agon.report;

import dev.agon.game.DisplayText;
import dev.agon.rating.Lead;
import dev.agon.rating.Ratings;
import dev.agon.run.EventResult;
import dev.agon.scoring.Score;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.text.Numbers;
import dev.agon.text.TextTable;
import dev.agon.tournament.Bracket;
import dev.agon.tournament.Cut;
import dev.agon.tournament.StageResult;
import dev.agon.tournament.fixed.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;

/** The standings of each stage as text, with brackets, and cross tables that fit a terminal. */
final class TableReport {
  private static final String NOTHING = "-";
  private static final int WIDEST_CROSS_TABLE = 16;

  /** The columns of standings that a narrow terminal can do without, the first one first. */
  private static final List<String> OPTIONAL =
      List.of(
          "author",
          "LOS",
          "per game",
          "faults",
          "lost by both",
          "tie broken by",
          "draws",
          "losses");

  /** The same in the final standings of several stages. */
  private static final List<String> OPTIONAL_IN_FINAL =
      List.of("author", "faults", "draws", "losses", "wins", "games");

  private static final int MEDALS = 3;

  private final EventResult report;
  private final int maxWidth;
  private final StringBuilder text = new StringBuilder();

  private TableReport(EventResult report, int maxWidth) {
    this.report = report;
    this.maxWidth = maxWidth;
  }

  /** The report, with tables that are at most so wide. */
  static String text(EventResult report, int maxWidth) {
    TableReport tables = new TableReport(report, maxWidth);
    tables.append();
    return tables.text.toString();
  }

  private void append() {
    text.append(DisplayText.visible(report.event()));
    report.interim().ifPresent(so -> text.append(": ").append(Sentences.of(so)));
    text.append("\n\n");
    List<StageResult> stages = report.standings().stages();
    for (int i = 0; i < stages.size(); i++) {
      if (stages.size() > 1) {
        text.append("Stage " + (i + 1) + ": " + stages.get(i).format().id() + "\n\n");
      }
      appendStage(stages.get(i));
    }
    if (report.interim().isPresent()) {
      report.changeTexts().forEach(this::appendLine);
      return;
    }
    if (stages.size() > 1) {
      appendFinalStandings();
    } else if (stages.getLast().bracket().isPresent()) {
      appendPlaces();
    }
    report.changeTexts().forEach(this::appendLine);
    Sentences.ofRepeats(report.standings().total()).ifPresent(this::appendLine);
    String voids = report.seen().voids().map(some -> some.matches() + " of them void, ").orElse("");
    appendLine(
        "%d matches, %s%s, seed %s"
            .formatted(report.matches(), voids, report.format(), report.seedText()));
    report.commitment().ifPresent(made -> appendLine("commitment " + made.hash()));
    Sentences.ofBox(report).ifPresent(box -> appendLine("sandbox " + box));
    appendLine("digest " + report.standings().digest());
  }

  private void appendLine(String line) {
    text.append(line).append('\n');
  }

  private void appendStage(StageResult stage) {
    Optional<Bracket> decided = stage.bracket().filter(Bracket::isOver);
    if (decided.isPresent()) {
      appendLine(BracketText.of(report, decided.get()));
      stage.cut().ifPresent(cut -> appendLine(advancing(stage, cut) + "\n"));
      return;
    }
    appendStandings(stage);
    stage.playoffs().forEach(playoff -> appendLine(Sentences.playoff(report, playoff)));
    Sentences.ofBalance(report, stage).forEach(this::appendLine);
    text.append('\n');
    Sentences.warning(report, stage).ifPresent(words -> appendLine(words + "\n"));
    Lead.of(stage.lines())
        .filter(_ -> stage.bracket().isEmpty())
        .ifPresent(lead -> appendLine(Sentences.of(report, lead) + "\n"));
    if (report.names().size() <= WIDEST_CROSS_TABLE && anyMet(stage)) {
      appendCrossTable(stage);
      appendShares(stage);
    }
  }

  /** The final order after several stages, and what decided it. */
  private void appendFinalStandings() {
    List<List<String>> rows = new ArrayList<>();
    rows.add(
        List.of(
            "rank", "name", "author", "decided by", "games", "wins", "draws", "losses", "faults"));
    for (FinalPlace place : FinalPlace.of(report)) {
      Score total = place.total();
      rows.add(
          List.of(
              String.valueOf(place.rank()),
              marked(place.entrant()),
              report.name(place.entrant()).author(),
              place.decidedBy(),
              String.valueOf(total.games()),
              String.valueOf(total.wins()),
              String.valueOf(total.draws()),
              String.valueOf(total.losses()),
              String.valueOf(total.faults())));
    }
    text.append("Final standings\n\n");
    NarrowTable narrow = NarrowTable.of(rows, maxWidth, OPTIONAL_IN_FINAL);
    text.append(narrow.text(List.of("name", "author", "decided by")));
    appendLine(narrow.note());
  }

  /** A bot's name, which says whether it is disqualified. */
  private String marked(int entrant) {
    String name = report.name(entrant).name();
    return report.isDisqualified(entrant) ? name + " (disqualified)" : name;
  }

  /** The first three final places, a line each. */
  private void appendPlaces() {
    for (Standing line : report.standings().lines()) {
      if (line.rank() <= MEDALS) {
        appendLine(line.rank() + ". " + report.name(line.entrant()).name());
      }
    }
    text.append('\n');
  }

  private void appendStandings(StageResult stage) {
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
                  marked(line.entrant()),
                  report.name(line.entrant()).author(),
                  String.valueOf(score.games()),
                  String.valueOf(score.wins()),
                  String.valueOf(score.draws()),
                  String.valueOf(score.losses())));
      row.addAll(lostByAll ? List.of(String.valueOf(score.lostByAll())) : List.of());
      row.add(Numbers.points(score.points()));
      row.addAll(
          matchpoints
              ? List.of(Numbers.orNothing(stage.tally().percentage(line.entrant())))
              : List.of());
      row.add(Numbers.withUncertainty(score.mean(), score.uncertainty()));
      if (rated) {
        row.add(ratings.of(line.entrant()).map(Ratings.Rating::text).orElse(""));
        row.add(ratings.overNext(stage.lines(), i).map(Numbers::percent).orElse(""));
      }
      row.add(String.valueOf(score.faults()));
      row.addAll(ties ? List.of(line.decidedBy()) : List.of());
      rows.add(row);
    }
    NarrowTable narrow = NarrowTable.of(rows, maxWidth, OPTIONAL);
    String table = narrow.text(List.of("name", "author", "tie broken by"));
    text.append(stage.cut().map(cut -> withCut(table, cut)).orElse(table));
    text.append(narrow.note());
  }

  /** A table whose first line is a header, with a line across it below the last who advances. */
  private static String withCut(String table, Cut cut) {
    List<String> lines = new ArrayList<>(table.lines().toList());
    int width = lines.stream().mapToInt(String::length).max().orElse(0);
    String words = "-- " + Sentences.of(cut) + " ";
    lines.add(1 + cut.advance(), words + "-".repeat(Math.max(2, width - words.length())));
    return String.join("\n", lines) + "\n";
  }

  /** Who advances from a bracket, which shows no order. */
  private String advancing(StageResult stage, Cut cut) {
    List<String> names =
        stage.lines().subList(0, cut.advance()).stream()
            .map(line -> report.name(line.entrant()).name())
            .toList();
    return "The first "
        + cut.advance()
        + " advance: "
        + String.join(", ", names)
        + Sentences.warning(report, stage).map(words -> "\n" + words).orElse("");
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
  private void appendCrossTable(StageResult stage) {
    Tally tally = stage.tally();
    boolean atOneTable =
        stage.format().equals(Table.SPEC)
            || (stage.format().reportsMeetings() && tally.seats() > 2);
    if (atOneTable) {
      appendMatrix(
          stage,
          "finished ahead of",
          tally::met,
          (one, other) -> "" + tally.finishedAhead(one, other));
    } else {
      appendMatrix(
          stage,
          "wins in the first seat against",
          (first, second) -> metSoSeated(tally, first, second),
          (first, second) -> "" + tally.ahead(first, second));
    }
    text.append('\n');
  }

  /** The percentage of points of the row's bot against the column's, in any seats. */
  private void appendShares(StageResult stage) {
    Tally tally = stage.tally();
    appendMatrix(
        stage,
        "% against",
        tally::met,
        (one, other) -> Numbers.fixed(100 * tally.share(one, other), 0));
    text.append('\n');
  }

  /** All against all, in the order of the standings; nothing for those who have not met. */
  private void appendMatrix(
      StageResult stage,
      String title,
      BiPredicate<Integer, Integer> met,
      BiFunction<Integer, Integer, String> cell) {
    List<List<String>> rows = new ArrayList<>();
    List<String> header = new ArrayList<>(List.of("", title));
    stage.lines().forEach(_ -> header.add(String.valueOf(header.size() - 1)));
    rows.add(header);
    for (Standing line : stage.lines()) {
      int one = line.entrant();
      List<String> row = new ArrayList<>();
      row.add(String.valueOf(rows.size()));
      row.add(report.name(one).name());
      for (Standing against : stage.lines()) {
        int other = against.entrant();
        row.add(one != other && met.test(one, other) ? cell.apply(one, other) : NOTHING);
      }
      rows.add(row);
    }
    if (TextTable.width(rows) > maxWidth) {
      appendLine(title);
      header.set(1, "name");
    }
    text.append(NarrowTable.of(rows, maxWidth, List.of()).text(List.of("name", title)));
  }
}
