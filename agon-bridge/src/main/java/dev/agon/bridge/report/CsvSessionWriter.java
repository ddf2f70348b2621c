package dev.agon.bridge.report;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.score.PairRanking;
import dev.agon.bridge.score.PairRanking.RankedPair;
import dev.agon.bridge.score.PairTotal;
import dev.agon.bridge.score.ScoredLine;
import dev.agon.bridge.score.ScoredTraveller;
import dev.agon.bridge.session.Pair;
import dev.agon.bridge.team.TeamScorer;
import dev.agon.text.CsvQuoting;
import java.util.ArrayList;
import java.util.List;

/** Writes one part as comma-separated values. */
public final class CsvSessionWriter implements SessionWriter {
  private final ReportPart part;

  public CsvSessionWriter(ReportPart part) {
    this.part = part;
  }

  @Override
  public String begin() {
    return CsvQuoting.line(
        switch (part) {
          case RANKING -> with(List.of("file", "section", "side"), ReportCells.RANKING);
          case TRAVELLERS -> with(List.of("file", "section", "board"), ReportCells.TRAVELLER);
          case CARDS -> with(List.of("file", "section", "pair", "name"), ReportCells.CARD);
          case TEAMS -> with(List.of("file"), TeamCells.TEAMS);
          case MATCHES -> with(List.of("file"), TeamCells.MATCHES);
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
      case TEAMS, MATCHES ->
          TeamScorer.score(report.scored().session())
              .map(TeamCells::new)
              .map(cells -> part == ReportPart.TEAMS ? cells.teams() : cells.matches())
              .ifPresent(
                  rows ->
                      rows.forEach(
                          row -> text.append(CsvQuoting.line(with(List.of(report.file()), row)))));
    }
    return text.toString();
  }

  private static void ranking(StringBuilder text, SessionReport report) {
    ReportCells cells = new ReportCells(report.scored().session());
    for (PairRanking ranking : report.scored().rankings(report.by())) {
      String side = ranking.side().map(Partnership::id).orElse("");
      for (RankedPair place : ranking.places()) {
        String section = report.scored().session().pair(place.total().pair()).section();
        text.append(
            CsvQuoting.line(with(List.of(report.file(), section, side), cells.ranking(place))));
      }
    }
  }

  private static void travellers(StringBuilder text, SessionReport report) {
    ReportCells cells = new ReportCells(report.scored().session());
    for (ScoredTraveller traveller : report.scored().travellers()) {
      List<String> first =
          List.of(report.file(), traveller.section(), String.valueOf(traveller.number()));
      traveller
          .lines()
          .forEach(line -> text.append(CsvQuoting.line(with(first, cells.traveller(line)))));
    }
  }

  private static void cards(StringBuilder text, SessionReport report) {
    ReportCells cells = new ReportCells(report.scored().session());
    for (PairTotal total : report.scored().totals()) {
      Pair pair = report.scored().session().pair(total.pair());
      List<String> first = List.of(report.file(), pair.section(), pair.number(), pair.name());
      for (ScoredLine line : total.card()) {
        text.append(CsvQuoting.line(with(first, cells.card(line, total.pair()))));
      }
    }
  }
}
