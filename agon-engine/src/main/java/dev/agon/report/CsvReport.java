package dev.agon.report;

import dev.agon.scoring.Ratings;
import dev.agon.scoring.Standing;
import java.util.List;
import java.util.Optional;

/** The standings as comma-separated values with a header. */
final class CsvReport {
  private CsvReport() {}

  static String text(EventReport report) {
    StringBuilder text =
        new StringBuilder(
            "rank,name,author,games,wins,draws,losses,points,faults,lost_by_all,"
                + "rating,rating_uncertainty,superiority\n");
    List<Standing> lines = report.standings().lines();
    Ratings ratings = Ratings.of(report.standings().total());
    for (int i = 0; i < lines.size(); i++) {
      Standing line = lines.get(i);
      Optional<Ratings.Rating> rating = ratings.of(line.entrant());
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
              String.valueOf(line.score().lostByAll()),
              rating.map(r -> Figures.fixed(r.value(), 1)).orElse(""),
              rating.map(r -> Figures.fixed(r.uncertainty(), 1)).orElse(""),
              ratings.overNext(lines, i).map(p -> Figures.fixed(p, 4)).orElse(""));
      text.append(Csv.line(cells));
    }
    return text.toString();
  }
}
