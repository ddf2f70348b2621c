package dev.agon.report;

import dev.agon.scoring.Standing;
import dev.agon.tournament.StageResult;
import java.util.ArrayList;
import java.util.List;

/** The standings as comma-separated values with a header; those of each stage if it has several. */
final class CsvReport {
  /** What stands for a stage where all of them count. */
  private static final String OVERALL = "overall";

  private static final List<String> HEADER =
      List.of(
          "rank",
          "name",
          "author",
          "games",
          "wins",
          "draws",
          "losses",
          "points",
          "faults",
          "lost_by_all");

  private CsvReport() {}

  static String text(EventReport report) {
    StringBuilder text = new StringBuilder();
    List<StageResult> stages = report.standings().stages();
    if (stages.size() == 1) {
      text.append(Csv.line(HEADER));
      report.standings().lines().forEach(line -> text.append(Csv.line(cells(report, line))));
    } else {
      text.append(Csv.line(behind("stage", HEADER)));
      stages.forEach(stage -> append(text, report, stage.format(), stage.lines()));
      append(text, report, OVERALL, report.standings().lines());
    }
    return text.toString();
  }

  private static void append(
      StringBuilder text, EventReport report, String stage, List<Standing> lines) {
    lines.forEach(line -> text.append(Csv.line(behind(stage, cells(report, line)))));
  }

  private static List<String> behind(String stage, List<String> cells) {
    List<String> all = new ArrayList<>(List.of(stage));
    all.addAll(cells);
    return all;
  }

  private static List<String> cells(EventReport report, Standing line) {
    return List.of(
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
  }
}
