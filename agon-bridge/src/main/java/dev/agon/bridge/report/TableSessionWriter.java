package dev.agon.bridge.report;

import dev.agon.bridge.score.PairRanking;
import dev.agon.bridge.score.PairTotal;
import dev.agon.bridge.score.ScoredLine;
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
        List<List<String>> rows = new ArrayList<>(List.of(ReportCells.RANKING));
        ranking.places().forEach(place -> rows.add(cells.ranking(ranking, place)));
        append(text, cells.heading(ranking), rows, 1, 2);
      }
    }
    if (report.shows(ReportPart.TRAVELLERS)) {
      for (ScoredTraveller traveller : report.scored().travellers()) {
        List<List<String>> rows = new ArrayList<>(List.of(ReportCells.TRAVELLER));
        traveller.lines().forEach(line -> rows.add(cells.traveller(line)));
        append(text, cells.heading(traveller), rows, 0, 1, 2, 3);
      }
    }
    if (report.shows(ReportPart.CARDS)) {
      for (PairTotal total : report.scored().totals()) {
        List<List<String>> rows = new ArrayList<>(List.of(ReportCells.CARD));
        for (ScoredLine line : total.card()) {
          rows.add(cells.card(line, total.pair()));
        }
        append(text, cells.heading(total), rows, 1, 2, 3, 4);
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
    append(text, heading, all, left);
  }

  private static void append(
      StringBuilder text, String heading, List<List<String>> rows, int... left) {
    text.append('\n');
    if (!heading.isEmpty()) {
      text.append(heading).append('\n');
    }
    text.append(TextTable.of(rows, left));
  }
}
