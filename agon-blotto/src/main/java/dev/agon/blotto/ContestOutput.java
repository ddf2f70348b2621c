package dev.agon.blotto;

import dev.agon.blotto.ContestRanking.RankedEntry;
import dev.agon.blotto.contest.Showing;
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
  TABLE("table"),
  CSV("csv"),
  JSON("json"),
  HTML("html"),
  OLD("old");

  private final String id;

  ContestOutput(String id) {
    this.id = id;
  }

  /**
   * The ranking's best entries in this form.
   *
   * @param title the heading of a page
   */
  public String write(ContestRanking ranking, int top, String title) {
    List<RankedEntry> best = ranking.lines().subList(0, Math.min(top, ranking.lines().size()));
    return switch (this) {
      case TABLE -> table(ranking, best);
      case CSV -> csv(best);
      case JSON -> json(ranking, best);
      case HTML -> new ContestPage(ranking, top, title).html();
      case OLD -> old(ranking.by(), best);
    };
  }

  public String id() {
    return id;
  }

  private static String table(ContestRanking ranking, List<RankedEntry> best) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("rank", "id", "wins", "draws", "losses", "win %", "points", "margin", "plan"));
    best.forEach(line -> rows.add(cells(line, 100 * line.showing().wars().winShare(), 2, 3)));
    int entries = ranking.lines().size();
    return TextTable.of(rows, 1, 8)
        + String.format(
            Locale.ROOT,
            "%n%,d entries, %,d units, battlefields worth %s, %,d wars%n",
            entries,
            ranking.entries().units(),
            ranking.entries().battlefields(),
            entries * (entries - 1L) / 2);
  }

  private static String csv(List<RankedEntry> best) {
    StringBuilder text =
        new StringBuilder("rank,id,wins,draws,losses,win_share,points,margin,plan\n");
    for (RankedEntry line : best) {
      text.append(CsvQuoting.line(cells(line, line.showing().wars().winShare(), 6, 6)));
    }
    return text.toString();
  }

  private static String json(ContestRanking ranking, List<RankedEntry> best) {
    return Json.object()
            .with("values", ranking.entries().battlefields().toString())
            .with("units", ranking.entries().units())
            .with("entries", ranking.lines().size())
            .with("by", ranking.by().id())
            .with("ranking", Json.array(best.stream().map(ContestOutput::json).toList()))
        + "\n";
  }

  private static String old(ContestMeasure by, List<RankedEntry> best) {
    StringBuilder text = new StringBuilder();
    for (RankedEntry line : best) {
      Showing showing = line.showing();
      double average =
          by == ContestMeasure.WIN ? showing.wars().winShare() : showing.pointsPerWar();
      if (showing.wars().fought() > 0) {
        text.append(OldAverages.line(average, line.entry().id()));
      }
    }
    return text.toString();
  }

  private static List<String> cells(
      RankedEntry line, double share, int shareDecimals, int decimals) {
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

  private static Json json(RankedEntry line) {
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
