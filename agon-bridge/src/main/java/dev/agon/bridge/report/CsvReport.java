package dev.agon.bridge.report;

import dev.agon.bridge.Side;
import dev.agon.bridge.score.Line;
import dev.agon.bridge.score.Ranking;
import dev.agon.bridge.score.Total;
import dev.agon.bridge.score.Traveller;
import dev.agon.bridge.session.Pair;
import dev.agon.report.Csv;
import java.util.ArrayList;
import java.util.List;

/** One table of comma-separated values, with a row for each place, result or pair's board. */
public final class CsvReport implements Report {
  private final Part part;

  public CsvReport(Part part) {
    this.part = part;
  }

  @Override
  public String begin() {
    return Csv.line(
        switch (part) {
          case RANKING -> with(List.of("file", "section", "side"), Cells.RANKING);
          case TRAVELLERS -> with(List.of("file", "section", "board"), Cells.TRAVELLER);
          case CARDS -> with(List.of("file", "section", "pair", "name"), Cells.CARD);
        });
  }

  private static List<String> with(List<String> first, List<String> then) {
    List<String> cells = new ArrayList<>(first);
    cells.addAll(then);
    return cells;
  }

  @Override
  public String write(SessionReport report) {
    StringBuilder text = new StringBuilder();
    switch (part) {
      case RANKING -> ranking(text, report);
      case TRAVELLERS -> travellers(text, report);
      case CARDS -> cards(text, report);
    }
    return text.toString();
  }

  private static void ranking(StringBuilder text, SessionReport report) {
    Cells cells = new Cells(report.scored().session());
    for (Ranking ranking : report.scored().rankings(report.by())) {
      List<String> first =
          List.of(report.file(), ranking.section(), ranking.side().map(Side::name).orElse(""));
      ranking.places().forEach(place -> text.append(Csv.line(with(first, cells.ranking(place)))));
    }
  }

  private static void travellers(StringBuilder text, SessionReport report) {
    Cells cells = new Cells(report.scored().session());
    for (Traveller traveller : report.scored().travellers()) {
      List<String> first =
          List.of(report.file(), traveller.section(), String.valueOf(traveller.number()));
      traveller.lines().forEach(line -> text.append(Csv.line(with(first, cells.traveller(line)))));
    }
  }

  private static void cards(StringBuilder text, SessionReport report) {
    Cells cells = new Cells(report.scored().session());
    for (Total total : report.scored().totals()) {
      Pair pair = report.scored().session().pair(total.pair());
      List<String> first = List.of(report.file(), pair.section(), pair.number(), pair.name());
      for (Line line : total.card()) {
        text.append(Csv.line(with(first, cells.card(line, total.pair()))));
      }
    }
  }
}
