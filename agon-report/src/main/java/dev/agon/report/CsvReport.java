package dev.agon.report;

import dev.agon.rating.Ratings;
import dev.agon.run.EventResult;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import dev.agon.text.CsvQuoting;
import dev.agon.text.Numbers;
import dev.agon.tournament.StageResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The standings as comma-separated values with a header; those of each stage if it has several. */
final class CsvReport {
  /** The name in the column for stages of the lines about all stages. */
  private static final String OVERALL = "overall";

  private static final String POINTS = "points";

  private static final List<String> HEADER =
      List.of(
          "rank",
          "name",
          "author",
          "games",
          "wins",
          "draws",
          "losses",
          POINTS,
          "faults",
          "lost_by_all",
          "rating",
          "rating_uncertainty",
          "superiority");

  /** The last column, if boards were compared. */
  private static final String PERCENT = "percent";

  /** The last column, if there are several stages. */
  private static final String DECIDED_BY = "decided_by";

  private CsvReport() {}

  static String text(EventResult report) {
    StringBuilder text = new StringBuilder();
    List<StageResult> stages = report.standings().stages();
    List<Standing> places = report.standings().lines();
    Tally total = report.standings().total();
    List<String> header = new ArrayList<>(HEADER);
    header.addAll(total.hasMatchpoints() ? List.of(PERCENT) : List.of());
    if (stages.size() == 1) {
      text.append(CsvQuoting.line(header));
      rows(report, places, total).forEach(row -> text.append(CsvQuoting.line(row)));
    } else {
      header.add(DECIDED_BY);
      text.append(CsvQuoting.line(behind("stage", header)));
      for (StageResult stage : stages) {
        List<List<String>> rows = rows(report, stage.lines(), stage.tally());
        for (int i = 0; i < rows.size(); i++) {
          rows.get(i).add(stage.lines().get(i).decidedBy());
          text.append(CsvQuoting.line(behind(stage.format().id(), rows.get(i))));
        }
      }
      finalRows(report).forEach(row -> text.append(CsvQuoting.line(behind(OVERALL, row))));
    }
    return text.toString();
  }

  /** The final places with what can be added over stages, so without points. */
  private static List<List<String>> finalRows(EventResult report) {
    List<FinalPlace> places = FinalPlace.of(report);
    List<Standing> lines =
        places.stream()
            .map(place -> new Standing(place.rank(), place.entrant(), place.total()))
            .toList();
    Tally total = report.standings().total();
    List<List<String>> rows = rows(report, lines, total);
    for (int i = 0; i < rows.size(); i++) {
      rows.get(i).set(HEADER.indexOf(POINTS), "");
      if (total.hasMatchpoints()) {
        rows.get(i).set(HEADER.size(), "");
      }
      rows.get(i).add(places.get(i).decidedBy());
    }
    return rows;
  }

  private static List<String> behind(String stage, List<String> cells) {
    List<String> all = new ArrayList<>(List.of(stage));
    all.addAll(cells);
    return all;
  }

  private static List<List<String>> rows(EventResult report, List<Standing> lines, Tally tally) {
    Ratings ratings = Ratings.of(tally);
    boolean matchpoints = report.standings().total().hasMatchpoints();
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      Standing line = lines.get(i);
      Optional<Ratings.Rating> rating = ratings.of(line.entrant());
      List<String> row =
          new ArrayList<>(
              List.of(
                  String.valueOf(line.rank()),
                  report.name(line.entrant()).name(),
                  report.name(line.entrant()).author(),
                  String.valueOf(line.score().games()),
                  String.valueOf(line.score().wins()),
                  String.valueOf(line.score().draws()),
                  String.valueOf(line.score().losses()),
                  Numbers.points(line.score().points()),
                  String.valueOf(line.score().faults()),
                  String.valueOf(line.score().lostByAll()),
                  rating.map(r -> Numbers.fixed(r.value(), 1)).orElse(""),
                  rating.map(r -> Numbers.fixed(r.uncertainty(), 1)).orElse(""),
                  ratings.overNext(lines, i).map(p -> Numbers.fixed(p, 4)).orElse("")));
      row.addAll(
          matchpoints ? List.of(Numbers.orNothing(tally.percentage(line.entrant()))) : List.of());
      rows.add(row);
    }
    return rows;
  }
}
