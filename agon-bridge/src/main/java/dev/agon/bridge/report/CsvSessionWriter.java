package dev.agon.bridge.report;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.score.PairRanking;
import dev.agon.bridge.score.PairRanking.RankedPair;
import dev.agon.bridge.score.PairTotal;
import dev.agon.bridge.score.ScoredTraveller;
import dev.agon.bridge.session.Pair;
import dev.agon.bridge.session.Session;
import dev.agon.bridge.team.TeamScorer;
import dev.agon.text.CsvQuoting;
import java.util.ArrayList;
import java.util.List;

/** Writes one part as comma-separated values. */
public record CsvSessionWriter(ReportPart part) implements SessionWriter {
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
    for (List<String> row : rows(report)) {
      text.append(CsvQuoting.line(with(List.of(report.file()), row)));
    }
    return text.toString();
  }

  private List<List<String>> rows(SessionReport report) {
    Session session = report.scored().session();
    ReportCells cells = new ReportCells(session);
    List<List<String>> rows = new ArrayList<>();
    switch (part) {
      case RANKING -> {
        for (PairRanking ranking : report.scored().rankings(report.by())) {
          String side = ranking.side().map(Partnership::id).orElse("");
          for (RankedPair place : ranking.places()) {
            String section = session.pair(place.total().pair()).section();
            rows.add(with(List.of(section, side), cells.ranking(place)));
          }
        }
      }
      case TRAVELLERS -> {
        for (ScoredTraveller board : report.scored().travellers()) {
          List<String> first = List.of(board.section(), String.valueOf(board.number()));
          board.lines().forEach(line -> rows.add(with(first, cells.traveller(line))));
        }
      }
      case CARDS -> {
        for (PairTotal total : report.scored().totals()) {
          Pair pair = session.pair(total.pair());
          List<String> first = List.of(pair.section(), pair.number(), pair.name());
          total.card().forEach(line -> rows.add(with(first, cells.card(line, total.pair()))));
        }
      }
      case TEAMS, MATCHES ->
          TeamScorer.score(session)
              .map(TeamCells::new)
              .map(teams -> part == ReportPart.TEAMS ? teams.teams() : teams.matches())
              .ifPresent(rows::addAll);
    }
    return rows;
  }
}
