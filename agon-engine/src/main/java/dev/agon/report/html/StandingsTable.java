package dev.agon.report.html;

import static dev.agon.report.html.Node.element;
import static dev.agon.report.html.Node.name;
import static dev.agon.report.html.Node.scrolling;

import dev.agon.report.EventReport;
import dev.agon.report.Figures;
import dev.agon.report.html.Node.Element;
import dev.agon.scoring.Ratings;
import dev.agon.scoring.Score;
import dev.agon.scoring.Standing;
import java.util.ArrayList;
import java.util.List;

/** A table of standings. */
final class StandingsTable {
  private final EventReport report;
  private final List<Standing> lines;
  private final Ratings ratings;
  private final boolean lostByAll;
  private final boolean rated;
  private final boolean ties;

  StandingsTable(EventReport report, List<Standing> lines, Ratings ratings) {
    this.report = report;
    this.lines = lines;
    this.ratings = ratings;
    this.lostByAll = lines.stream().anyMatch(line -> line.score().lostByAll() > 0);
    this.rated = lines.stream().anyMatch(line -> ratings.of(line.entrant()).isPresent());
    this.ties = lines.stream().anyMatch(line -> !line.decidedBy().isEmpty());
  }

  Element table(String caption) {
    List<Node> rows = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      rows.add(row(i));
    }
    Element table =
        element(
            "table",
            element("caption", caption).in("unseen"),
            element("thead", header()),
            element("tbody", rows));
    return scrolling(caption, table.in("standings"));
  }

  private Element header() {
    List<Node> cells = new ArrayList<>();
    cells.add(column("rank", "rank n"));
    cells.add(column("bot", "bot"));
    cells.add(column("games", "n"));
    cells.add(column("wins", "n"));
    cells.add(column("draws", "n"));
    cells.add(column("losses", "n"));
    if (lostByAll) {
      cells.add(column("lost by all", "n"));
    }
    cells.add(column("points", "n"));
    cells.add(column("per game", "n"));
    if (rated) {
      cells.add(column("rating", "n"));
      cells.add(column("LOS", "n"));
    }
    cells.add(column("faults", "n"));
    if (ties) {
      cells.add(column("tie broken by", ""));
    }
    return element("tr", cells);
  }

  private static Element column(String title, String classes) {
    Element cell = element("th", title).with("scope", "col");
    return classes.isEmpty() ? cell : cell.in(classes);
  }

  private Element row(int line) {
    Standing standing = lines.get(line);
    Score score = standing.score();
    List<Node> cells = new ArrayList<>();
    cells.add(figure(standing.rank()).in("rank n"));
    cells.add(bot(report.name(standing.entrant())));
    cells.add(figure(score.games()).in("n"));
    cells.add(figure(score.wins()).in("n"));
    cells.add(figure(score.draws()).in("n"));
    cells.add(figure(score.losses()).in("n"));
    if (lostByAll) {
      cells.add(figure(score.lostByAll()).in("n"));
    }
    cells.add(element("td", Figures.points(score.points())).in("n main"));
    cells.add(element("td", Figures.withUncertainty(score.mean(), score.uncertainty())).in("n"));
    if (rated) {
      cells.add(
          element("td", ratings.of(standing.entrant()).map(Figures::rating).orElse("")).in("n"));
      cells.add(
          element("td", ratings.overNext(lines, line).map(Figures::percent).orElse("")).in("n"));
    }
    cells.add(figure(score.faults()).in(score.faults() > 0 ? "n failed" : "n"));
    if (ties) {
      cells.add(element("td", standing.decidedBy()));
    }
    return element("tr", cells);
  }

  private static Element figure(long number) {
    return element("td", String.valueOf(number));
  }

  private static Element bot(EventReport.Name who) {
    Element bot =
        who.author().isEmpty()
            ? element("th", name(who.name()))
            : element("th", name(who.name()), element("small", name(who.author())));
    return bot.in("bot").with("scope", "row");
  }

  /** What the columns mean, for those who see such a table for the first time. */
  String meaning() {
    StringBuilder text = new StringBuilder();
    text.append("± holds the true value in 19 of 20 cases. ");
    if (lostByAll) {
      text.append("Lost by all: matches that nobody won or drew. ");
    }
    if (rated) {
      text.append("Rating: on the Elo scale, from all these matches together; their mean is 1500.");
      text.append(" LOS: how likely the bot is stronger than the one in the next line.");
    }
    return text.toString().strip();
  }
}
