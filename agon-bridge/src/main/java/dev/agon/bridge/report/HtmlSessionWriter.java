package dev.agon.bridge.report;

import dev.agon.bridge.score.PairRanking;
import dev.agon.bridge.score.PairTotal;
import dev.agon.bridge.score.ScoredLine;
import dev.agon.bridge.score.ScoredTraveller;
import java.util.ArrayList;
import java.util.List;

/** Writes a self-contained HTML page, for the screen and for print. */
public final class HtmlSessionWriter implements SessionWriter {
  private static final String HEAD =
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Duplicate bridge</title>
      <style>
      body { font: 15px/1.4 system-ui, sans-serif; margin: 2em auto; max-width: 60em; padding: 0 1em; }
      h1 { font-size: 1.5em; } h2 { font-size: 1.2em; } h3 { font-size: 1em; margin: 0 0 .3em; }
      section { margin: 1.2em 0; break-inside: avoid; }
      table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
      th, td { padding: .15em .6em; text-align: right; border-bottom: 1px solid #ccc; }
      th { border-bottom: 2px solid #444; font-weight: 600; }
      .left { text-align: left; }
      .findings { border-left: 4px solid #b00; padding-left: 1em; }
      @media print {
        body { font-size: 10pt; margin: 0; max-width: none; padding: 0; }
        h1, h2, h3 { break-after: avoid; }
        thead { display: table-header-group; }
        tr { break-inside: avoid; }
        .cards, .travellers { break-before: page; }
      }
      </style>
      </head>
      <body>
      """;

  @Override
  public String begin() {
    return HEAD;
  }

  @Override
  public String end() {
    return "</body>\n</html>\n";
  }

  @Override
  public String write(SessionReport report) {
    ReportCells cells = new ReportCells(report.scored().session());
    StringBuilder page =
        new StringBuilder("<h1>").append(Escaping.escaped(report.title())).append("</h1>\n");
    if (!report.findings().isEmpty()) {
      page.append("<section class=\"findings\">\n<h3>To check</h3>\n<ul>\n");
      for (String finding : report.findings()) {
        page.append("<li>").append(Escaping.escaped(finding)).append("</li>\n");
      }
      page.append("</ul>\n</section>\n");
    }
    if (report.shows(ReportPart.RANKING)) {
      for (PairRanking ranking : report.scored().rankings(report.by())) {
        List<List<String>> rows = new ArrayList<>();
        ranking.places().forEach(place -> rows.add(cells.ranking(place)));
        table(page, cells.heading(ranking), ReportCells.RANKING, rows, List.of(1, 2));
      }
    }
    if (report.shows(ReportPart.TRAVELLERS)) {
      page.append("<div class=\"travellers\">\n<h2>Travellers</h2>\n");
      for (ScoredTraveller traveller : report.scored().travellers()) {
        List<List<String>> rows = new ArrayList<>();
        traveller.lines().forEach(line -> rows.add(cells.traveller(line)));
        table(page, cells.heading(traveller), ReportCells.TRAVELLER, rows, List.of(0, 1, 2, 3));
      }
      page.append("</div>\n");
    }
    if (report.shows(ReportPart.CARDS)) {
      page.append("<div class=\"cards\">\n<h2>Score cards</h2>\n");
      for (PairTotal total : report.scored().totals()) {
        List<List<String>> rows = new ArrayList<>();
        for (ScoredLine line : total.card()) {
          rows.add(cells.card(line, total.pair()));
        }
        table(page, cells.heading(total), ReportCells.CARD, rows, List.of(1, 2, 3, 4));
      }
      page.append("</div>\n");
    }
    return page.toString();
  }

  private static void table(
      StringBuilder page,
      String heading,
      List<String> columns,
      List<List<String>> rows,
      List<Integer> left) {
    page.append("<section>\n");
    if (!heading.isEmpty()) {
      page.append("<h3>").append(Escaping.escaped(heading)).append("</h3>\n");
    }
    page.append("<table>\n<thead>");
    row(page, "th", columns, left);
    page.append("</thead>\n<tbody>\n");
    for (List<String> row : rows) {
      row(page, "td", row, left);
      page.append('\n');
    }
    page.append("</tbody>\n</table>\n</section>\n");
  }

  private static void row(StringBuilder page, String tag, List<String> cells, List<Integer> left) {
    page.append("<tr>");
    for (int at = 0; at < cells.size(); at++) {
      page.append('<').append(tag).append(left.contains(at) ? " class=\"left\">" : ">");
      page.append(Escaping.escaped(cells.get(at))).append("</").append(tag).append('>');
    }
    page.append("</tr>");
  }
}
