package dev.agon.report;

import dev.agon.scoring.Standing;
import java.util.List;

/** The standings as comma-separated values with a header, quoted where RFC 4180 asks for it. */
final class CsvReport {
  private CsvReport() {}

  static String text(EventReport report) {
    StringBuilder text =
        new StringBuilder("rank,name,author,games,wins,draws,losses,points,faults\n");
    for (Standing line : report.standings().lines()) {
      List<String> cells =
          List.of(
              String.valueOf(line.rank()),
              quoted(report.name(line.entrant()).name()),
              quoted(report.name(line.entrant()).author()),
              String.valueOf(line.score().games()),
              String.valueOf(line.score().wins()),
              String.valueOf(line.score().draws()),
              String.valueOf(line.score().losses()),
              Figures.points(line.score().points()),
              String.valueOf(line.score().faults()));
      text.append(String.join(",", cells)).append('\n');
    }
    return text.toString();
  }

  private static String quoted(String cell) {
    return cell.chars().anyMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r')
        ? '"' + cell.replace("\"", "\"\"") + '"'
        : cell;
  }
}
