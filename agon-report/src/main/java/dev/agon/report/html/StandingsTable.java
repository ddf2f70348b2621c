package dev.agon.report.html;

import static dev.agon.html.HtmlNode.element;
import static dev.agon.html.HtmlNode.name;
import static dev.agon.html.HtmlNode.scrolling;
import static dev.agon.html.HtmlNode.text;

import dev.agon.html.HtmlNode;
import dev.agon.html.HtmlNode.Element;
import dev.agon.rating.Ratings;
import dev.agon.report.FinalPlace;
import dev.agon.report.Sentences;
import dev.agon.run.EventResult;
import dev.agon.scoring.Score;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.text.Numbers;
import dev.agon.tournament.Cut;
import dev.agon.tournament.StageResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.ToLongFunction;

/** A table of standings; the deciding figures are next to the names, visible on small screens. */
final class StandingsTable {
  private static final String FIGURE = "n";

  private final EventResult report;
  private final List<Standing> lines;
  private final boolean hasPoints;
  private final boolean matchpoints;
  private final boolean rated;
  private final boolean lostByAll;
  private final Optional<Cut> cut;
  private final MatchLinks links;
  private final List<Column> columns = new ArrayList<>();

  /** A column after the names; the text is computed from the index of a line. */
  private record Column(String title, String classes, IntFunction<String> text) {
    Element header() {
      return element("th", title).in(classes).with("scope", "col");
    }

    Element cell(int line) {
      return element("td", Numbers.withMinusSigns(text.apply(line))).in(classes);
    }
  }

  /** The table of a stage, with the line where players advance. */
  static StandingsTable of(EventResult report, StageResult stage, MatchLinks links) {
    return new StandingsTable(
        report, stage.lines(), stage.tally(), Ratings.of(stage.tally()), stage.cut(), links);
  }

  StandingsTable(
      EventResult report,
      List<Standing> lines,
      Tally tally,
      Ratings ratings,
      Optional<Cut> cut,
      MatchLinks links) {
    this(report, lines, ratings, cut, Optional.of(tally), links);
    add("points", FIGURE + " main", line -> Numbers.points(line.score().points()));
    if (matchpoints) {
      add("percent", FIGURE, line -> Numbers.orNothing(tally.percentage(line.entrant())));
    }
    add(
        "per game",
        FIGURE,
        line -> Numbers.withUncertainty(line.score().mean(), line.score().uncertainty()));
    addRatingsAndCounts(ratings);
    if (lines.stream().anyMatch(line -> !line.decidedBy().isEmpty())) {
      add("tie broken by", "words", Standing::decidedBy);
    }
  }

  private StandingsTable(
      EventResult report,
      List<Standing> lines,
      Ratings ratings,
      Optional<Cut> cut,
      Optional<Tally> points,
      MatchLinks links) {
    this.report = report;
    this.lines = lines;
    this.cut = cut;
    this.links = links;
    this.hasPoints = points.isPresent();
    this.matchpoints = points.filter(Tally::hasMatchpoints).isPresent();
    this.rated = lines.stream().anyMatch(line -> ratings.of(line.entrant()).isPresent());
    this.lostByAll = lines.stream().anyMatch(line -> line.score().lostByAll() > 0);
  }

  /** The final order after several stages, and what decided it; without points. */
  static StandingsTable ofSeveralStages(EventResult report, Ratings ratings, MatchLinks links) {
    List<FinalPlace> places = FinalPlace.of(report);
    List<Standing> lines =
        places.stream()
            .map(place -> new Standing(place.rank(), place.entrant(), place.total()))
            .toList();
    StandingsTable table =
        new StandingsTable(report, lines, ratings, Optional.empty(), Optional.empty(), links);
    table.columns.add(new Column("decided by", "words", i -> places.get(i).decidedByStage()));
    table.addRatingsAndCounts(ratings);
    return table;
  }

  private void addRatingsAndCounts(Ratings ratings) {
    if (rated) {
      add(
          "rating",
          FIGURE,
          line -> ratings.of(line.entrant()).map(Ratings.Rating::text).orElse(""));
      columns.add(
          new Column(
              "LOS", FIGURE, i -> ratings.overNext(lines, i).map(Numbers::percent).orElse("")));
    }
    add("games", Score::games);
    add("wins", Score::wins);
    add("draws", Score::draws);
    add("losses", Score::losses);
    if (lostByAll) {
      add("lost by all", Score::lostByAll);
    }
    add("faults", Score::faults);
  }

  private void add(String title, ToLongFunction<Score> count) {
    add(title, FIGURE, line -> String.valueOf(count.applyAsLong(line.score())));
  }

  private void add(String title, String classes, Function<Standing, String> text) {
    columns.add(new Column(title, classes, line -> text.apply(lines.get(line))));
  }

  Element table(String caption) {
    List<HtmlNode> header = new ArrayList<>();
    header.add(element("th.rank.n", "rank").with("scope", "col"));
    header.add(element("th.bot", "bot").with("scope", "col"));
    columns.forEach(column -> header.add(column.header()));
    List<HtmlNode> rows = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (cut.isPresent() && i == cut.get().advance()) {
        rows.add(line(cut.get()));
      }
      rows.add(row(i));
    }
    Element table = HtmlNode.table("table", element("caption.unseen", caption), header, rows);
    return scrolling(caption, table.in("standings"));
  }

  /** The line below the last player who advances. */
  private Element line(Cut at) {
    Element words = element("th", Sentences.of(at)).with("scope", "row");
    return element("tr.cut", words.with("colspan", String.valueOf(columns.size() + 2)));
  }

  private Element row(int line) {
    List<HtmlNode> cells = new ArrayList<>();
    cells.add(element("td.rank.n", String.valueOf(lines.get(line).rank())));
    cells.add(bot(lines.get(line).entrant()));
    columns.forEach(column -> cells.add(column.cell(line)));
    return element("tr", cells);
  }

  private Element bot(int entrant) {
    Element who = links.bot(entrant);
    String author = report.name(entrant).author();
    List<HtmlNode> parts = new ArrayList<>(List.of(who));
    if (!author.isEmpty()) {
      parts.addAll(List.of(text(" "), element("small", name(author))));
    }
    if (report.isDisqualified(entrant)) {
      parts.addAll(List.of(text(" "), element("strong", "disqualified")));
    }
    return element("th", parts).in("bot").with("scope", "row");
  }

  /** What the columns mean. */
  String meaning() {
    StringBuilder text = new StringBuilder();
    text.append(hasPoints || rated ? "± is the 95 % confidence interval." : "");
    if (matchpoints) {
      text.append(" Percent: the share of possible matchpoints.");
    }
    if (rated) {
      text.append(" Rating: strength on the Elo scale, where the mean is 1500.");
      text.append(" LOS: likelihood of superiority over the bot in the next line.");
    }
    if (lostByAll) {
      text.append(" Lost by all: matches that nobody won or drew.");
    }
    return text.toString().strip();
  }
}
