package dev.agon.report;

import dev.agon.scoring.Score;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.tournament.Standings;
import java.util.ArrayList;
import java.util.List;

/** The standings and, where it fits a terminal, the cross table. */
final class TableReport {
  private static final int WIDEST_CROSS_TABLE = 16;

  private TableReport() {}

  static String text(EventReport report) {
    StringBuilder text = new StringBuilder();
    text.append(report.event()).append('\n').append('\n');
    appendStandings(text, report);
    if (report.names().size() <= WIDEST_CROSS_TABLE) {
      appendCrossTable(text, report);
    }
    long matches =
        report.standings().rounds().stream().mapToLong(played -> played.round().matches()).sum();
    text.append('\n').append(matches).append(" matches, ").append(report.format());
    text.append(", seed ").append(report.seed()).append('\n');
    text.append("digest ").append(report.standings().digest()).append('\n');
    return text.toString();
  }

  private static void appendStandings(StringBuilder text, EventReport report) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(
        List.of("rank", "name", "author", "games", "wins", "draws", "losses", "points", "faults"));
    for (Standing line : report.standings().lines()) {
      Score score = line.score();
      rows.add(
          List.of(
              String.valueOf(line.rank()),
              report.name(line.entrant()).name(),
              report.name(line.entrant()).author(),
              String.valueOf(score.games()),
              String.valueOf(score.wins()),
              String.valueOf(score.draws()),
              String.valueOf(score.losses()),
              Figures.points(score.points()),
              String.valueOf(score.faults())));
    }
    TextTable.append(text, rows, 1, 2);
  }

  /** Wins of the row's bot in the earlier seat against the column's in a later one. */
  private static void appendCrossTable(StringBuilder text, EventReport report) {
    Standings standings = report.standings();
    Tally total = standings.total();
    List<List<String>> rows = new ArrayList<>();
    List<String> header = new ArrayList<>(List.of("", "wins in the first seat against"));
    standings.lines().forEach(line -> header.add(String.valueOf(header.size() - 1)));
    rows.add(header);
    for (Standing line : standings.lines()) {
      List<String> row = new ArrayList<>();
      row.add(String.valueOf(rows.size()));
      row.add(report.name(line.entrant()).name());
      for (Standing against : standings.lines()) {
        int first = line.entrant();
        int second = against.entrant();
        boolean met =
            total.ahead(first, second) + total.level(first, second) + total.behind(first, second)
                > 0;
        row.add(met ? String.valueOf(total.ahead(first, second)) : "-");
      }
      rows.add(row);
    }
    text.append('\n');
    TextTable.append(text, rows, 1);
  }
}
