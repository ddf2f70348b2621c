package dev.agon.bridge.report;

import dev.agon.bridge.score.PairRanking;
import dev.agon.bridge.score.PairTotal;
import dev.agon.bridge.score.ScoredTraveller;
import dev.agon.bridge.session.EventKind;
import dev.agon.bridge.team.TeamScorer;
import dev.agon.bridge.team.TeamStandings;
import dev.agon.text.TextTable;
import java.util.ArrayList;
import java.util.List;

/** Writes tables for a terminal. */
public final class TableSessionWriter implements SessionWriter {
  @Override
  public String write(SessionReport report) {
    ReportCells cells = new ReportCells(report.scored().session());
    StringBuilder text = new StringBuilder(report.title()).append('\n');
    TeamScorer.score(report.scored().session())
        .ifPresent(standings -> teams(text, report, standings));
    if (report.shows(ReportPart.RANKING)) {
      if (report.scored().session().kind() == EventKind.TEAMS) {
        text.append("\nPairs, by ").append(report.by().id()).append('\n');
      }
      for (PairRanking ranking : report.scored().rankings(report.by())) {
        List<List<String>> rows =
            ranking.places().stream().map(place -> cells.ranking(ranking, place)).toList();
        append(text, cells.heading(ranking), ReportCells.RANKING, rows, 1, 2);
      }
    }
    if (report.shows(ReportPart.TRAVELLERS)) {
      for (ScoredTraveller traveller : report.scored().travellers()) {
        List<List<String>> rows = traveller.lines().stream().map(cells::traveller).toList();
        append(text, cells.heading(traveller), ReportCells.TRAVELLER, rows, 0, 1, 2, 3);
      }
    }
    if (report.shows(ReportPart.CARDS)) {
      for (PairTotal total : report.scored().totals()) {
        List<List<String>> rows =
            total.card().stream().map(line -> cells.card(line, total.pair())).toList();
        append(text, cells.heading(total), ReportCells.CARD, rows, 1, 2, 3, 4);
      }
    }
    if (!report.findings().isEmpty()) {
      text.append("\nto check:\n");
      report.findings().forEach(finding -> text.append("  ").append(finding).append('\n'));
    }
    return text.append('\n').toString();
  }

  private static void teams(StringBuilder text, SessionReport report, TeamStandings standings) {
    TeamCells cells = new TeamCells(standings);
    if (report.shows(ReportPart.TEAMS)) {
      append(
          text, "Teams, by " + standings.scale().describe(), TeamCells.TEAMS, cells.teams(), 1, 2);
    }
    if (report.shows(ReportPart.MATCHES)) {
      append(text, "Matches", TeamCells.MATCHES, cells.matches());
    }
  }

  private static void append(
      StringBuilder text,
      String heading,
      List<String> columns,
      List<List<String>> rows,
      int... left) {
    List<List<String>> all = new ArrayList<>(List.of(columns));
    all.addAll(rows);
    text.append(heading.isEmpty() ? "\n" : "\n" + heading + "\n");
    text.append(TextTable.of(all, left));
  }
}
