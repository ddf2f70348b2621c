package dev.agon.report;

import dev.agon.json.Json;
import dev.agon.scoring.Score;
import dev.agon.scoring.Standing;
import dev.agon.scoring.Tally;
import java.util.ArrayList;
import java.util.List;

/** The standings as one JSON object on one line. */
final class JsonReport {
  private JsonReport() {}

  static String text(EventReport report) {
    return Json.object()
            .with("game", report.game())
            .with("format", report.format())
            .with("seed", report.seed())
            .with(
                "standings",
                Json.array(
                    report.standings().lines().stream().map(line -> json(report, line)).toList()))
            .with("crossTable", crossTable(report))
            .with("digest", report.standings().digest())
        + "\n";
  }

  private static Json json(EventReport report, Standing line) {
    Score score = line.score();
    return Json.object()
        .with("rank", line.rank())
        .with("name", report.name(line.entrant()).name())
        .with("author", report.name(line.entrant()).author())
        .with("games", score.games())
        .with("wins", score.wins())
        .with("draws", score.draws())
        .with("losses", score.losses())
        .with("points", Json.of(score.points()))
        .with("faults", score.faults());
  }

  /** A row for each pair that met, the one in the earlier seat first. */
  private static Json crossTable(EventReport report) {
    Tally total = report.standings().total();
    List<Json> rows = new ArrayList<>();
    for (int first = 0; first < total.entrants(); first++) {
      for (int second = 0; second < total.entrants(); second++) {
        long wins = total.ahead(first, second);
        long draws = total.level(first, second);
        long losses = total.behind(first, second);
        if (wins + draws + losses > 0) {
          rows.add(
              Json.object()
                  .with("first", report.name(first).name())
                  .with("second", report.name(second).name())
                  .with("wins", wins)
                  .with("draws", draws)
                  .with("losses", losses));
        }
      }
    }
    return Json.array(rows);
  }
}
