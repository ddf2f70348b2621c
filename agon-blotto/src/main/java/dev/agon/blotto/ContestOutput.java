package dev.agon.blotto;

import dev.agon.blotto.old.OldAverages;
import dev.agon.json.Json;
import dev.agon.text.CsvQuoting;
import dev.agon.text.Numbers;
import dev.agon.text.TextTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The output formats for a contest's ranking. */
public enum ContestOutput {
  TABLE("table") {
    @Override
    public String write(ContestRanking ranking, int top) {
      List<List<String>> rows = new ArrayList<>();
      rows.add(
          List.of("rank", "id", "wins", "draws", "losses", "win %", "points", "margin", "plan"));
      for (ContestRanking.RankedEntry line : best(ranking, top)) {
        rows.add(cells(line, 100 * line.showing().wars().winShare(), 2, 3));
      }
      StringBuilder text = new StringBuilder(TextTable.of(rows, 1, 8));
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

  CSV("csv") {
    @Override
    public String write(ContestRanking ranking, int top) {
      StringBuilder text =
          new StringBuilder("rank,id,wins,draws,losses,win_share,points,margin,plan\n");
      for (ContestRanking.RankedEntry line : best(ranking, top)) {
        text.append(CsvQuoting.line(cells(line, line.showing().wars().winShare(), 6, 6)));
      }
      return text.toString();
    }
  },

  JSON("json") {
    @Override
    public String write(ContestRanking ranking, int top) {
      return Json.object()
              .with("values", ranking.entries().battlefields().toString())
              .with("units", ranking.entries().units())
              .with("entries", ranking.lines().size())
              .with("by", ranking.by().id())
              .with(
                  "ranking",
                  Json.array(best(ranking, top).stream().map(ContestOutput::json).toList()))
          + "\n";
    }
  },

  HTML("html") {
    @Override
    public String write(ContestRanking ranking, int top) {
      return new ContestPage(ranking, top).html();
    }
  },

  OLD("old") {
    @Override
    public String write(ContestRanking ranking, int top) {
      StringBuilder text = new StringBuilder();
      for (ContestRanking.RankedEntry line : best(ranking, top)) {
        double average =
            ranking.by() == ContestMeasure.WIN
                ? line.showing().wars().winShare()
                : line.showing().pointsPerWar();
        if (line.showing().wars().fought() > 0) {
          text.append(OldAverages.line(average, line.entry().id()));
        }
      }
      return text.toString();
    }
  };

  private final String id;

  ContestOutput(String id) {
    this.id = id;
  }

  public abstract String write(ContestRanking ranking, int top);

  public String id() {
    return id;
  }

  private static List<ContestRanking.RankedEntry> best(ContestRanking ranking, int top) {
    return ranking.lines().subList(0, Math.min(top, ranking.lines().size()));
  }

  private static List<String> cells(
      ContestRanking.RankedEntry line, double share, int shareDecimals, int decimals) {
    return List.of(
        String.valueOf(line.rank()),
        line.entry().id(),
        String.valueOf(line.showing().wars().wins()),
        String.valueOf(line.showing().wars().draws()),
        String.valueOf(line.showing().wars().losses()),
        Numbers.fixed(share, shareDecimals),
        Numbers.fixed(line.showing().pointsPerWar(), decimals),
        Numbers.fixed(line.showing().margin(), decimals),
        line.entry().plan().toString());
  }

  private static Json json(ContestRanking.RankedEntry line) {
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
