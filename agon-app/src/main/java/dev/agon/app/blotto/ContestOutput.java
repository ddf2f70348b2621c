package dev.agon.app.blotto;

import dev.agon.json.Json;
import dev.agon.report.Csv;
import dev.agon.report.Figures;
import dev.agon.report.TextTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The forms in which a contest's ranking can be had. */
enum ContestOutput {
  TABLE {
    @Override
    String write(Ranking ranking, int top) {
      List<List<String>> rows = new ArrayList<>();
      rows.add(
          List.of("rank", "id", "wins", "draws", "losses", "win %", "points", "margin", "plan"));
      for (Ranking.Line line : best(ranking, top)) {
        rows.add(cells(line, 100 * line.showing().wars().winShare(), 2, 3));
      }
      StringBuilder text = new StringBuilder();
      TextTable.append(text, rows, 1, 8);
      int entries = ranking.lines().size();
      return text.append(
              String.format(
                  Locale.ROOT,
                  "%n%,d entries, %,d units, battlefields worth %s, %,d wars%n",
                  entries,
                  ranking.entries().units(),
                  ranking.entries().battlefields(),
                  entries * (entries - 1L) / 2))
          .toString();
    }
  },

  CSV {
    @Override
    String write(Ranking ranking, int top) {
      StringBuilder text =
          new StringBuilder("rank,id,wins,draws,losses,win_share,points,margin,plan\n");
      for (Ranking.Line line : best(ranking, top)) {
        text.append(Csv.line(cells(line, line.showing().wars().winShare(), 6, 6)));
      }
      return text.toString();
    }
  },

  JSON {
    @Override
    String write(Ranking ranking, int top) {
      return Json.object()
              .with("values", ranking.entries().battlefields().toString())
              .with("units", ranking.entries().units())
              .with("entries", ranking.lines().size())
              .with("by", ranking.by().word())
              .with(
                  "ranking",
                  Json.array(best(ranking, top).stream().map(ContestOutput::json).toList()))
          + "\n";
    }
  },

  OLD {
    @Override
    String write(Ranking ranking, int top) {
      StringBuilder text = new StringBuilder();
      for (Ranking.Line line : best(ranking, top)) {
        double average =
            ranking.by() == Measure.WIN
                ? line.showing().wars().winShare()
                : line.showing().pointsPerWar();
        if (line.showing().wars().fought() > 0) {
          text.append(Averages.line(average, line.entry().id()));
        }
      }
      return text.toString();
    }
  };

  /** The best lines of the ranking in this form. */
  abstract String write(Ranking ranking, int top);

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  private static List<Ranking.Line> best(Ranking ranking, int top) {
    return ranking.lines().subList(0, Math.min(top, ranking.lines().size()));
  }

  private static List<String> cells(
      Ranking.Line line, double share, int decimalsOfShare, int decimals) {
    return List.of(
        String.valueOf(line.rank()),
        line.entry().id(),
        String.valueOf(line.showing().wars().wins()),
        String.valueOf(line.showing().wars().draws()),
        String.valueOf(line.showing().wars().losses()),
        Figures.fixed(share, decimalsOfShare),
        Figures.fixed(line.showing().pointsPerWar(), decimals),
        Figures.fixed(line.showing().margin(), decimals),
        line.entry().plan().toString());
  }

  private static Json json(Ranking.Line line) {
    return Json.object()
        .with("rank", line.rank())
        .with("id", line.entry().id())
        .with("wins", line.showing().wars().wins())
        .with("draws", line.showing().wars().draws())
        .with("losses", line.showing().wars().losses())
        .with("winShare", Json.of(line.showing().wars().winShare()))
        .with("points", Json.of(line.showing().pointsPerWar()))
        .with("margin", Json.of(line.showing().margin()))
        .with(
            "plan",
            Json.array(Arrays.stream(line.entry().plan().toArray()).mapToObj(Json::of).toList()));
  }
}
