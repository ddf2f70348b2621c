package dev.agon.report;

import dev.agon.scoring.Standing;
import java.util.List;

/** The standings as comma-separated values with a header. */
final class CsvReport {
  private CsvReport() {}

  static String text(EventReport report) {
    StringBuilder text =
        new StringBuilder("rank,name,author,games,wins,draws,losses,points,faults,lost_by_all\n");
    for (Standing line : report.standings().lines()) {
      List<String> cells =
          List.of(
              String.valueOf(line.rank()),
              report.name(line.entrant()).name(),
              report.name(line.entrant()).author(),
              String.valueOf(line.score().games()),
              String.valueOf(line.score().wins()),
              String.valueOf(line.score().draws()),
              String.valueOf(line.score().losses()),
              Figures.points(line.score().points()),
              String.valueOf(line.score().faults()),
              String.valueOf(line.score().lostByAll()));
      text.append(Csv.line(cells));
    }
    return text.toString();
  }
}
