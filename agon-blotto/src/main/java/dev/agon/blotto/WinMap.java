package dev.agon.blotto;

import dev.agon.blotto.contest.Opposition;
import dev.agon.blotto.contest.Wars;
import dev.agon.game.picture.Svg;
import dev.agon.games.blotto.rules.Plan;
import dev.agon.text.Numbers;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Draws who beats whom in a contest as a heat map: the entries by rank, down and across, with the
 * win share of the row against the column. In large contests several neighbouring ranks share a
 * cell.
 */
public final class WinMap {
  private static final int MAX_CELLS = 100;
  private static final int MIN_SIDE = 480;
  private static final int MIN_CELL = 14;
  private static final int MARGIN = 24;
  private static final int HEAD = 72;
  private static final double CHARACTER = 6.8;
  private static final int MAX_NAME = 24;
  private static final int SWATCH = 14;
  private static final double MAX_OPACITY = 0.8;

  /** In large contests only some of the cells have room for their ranks. */
  private static final int LABELS = 10;

  private final ContestRanking ranking;
  private final int cells;
  private final double size;

  /** The room for names, to the left and below. */
  private final double names;

  public WinMap(ContestRanking ranking) {
    this.ranking = ranking;
    this.cells = Math.min(MAX_CELLS, ranking.lines().size());
    this.size = Math.max((double) MIN_SIDE / cells, hasNames() ? MIN_CELL : 0);
    int longest = IntStream.range(0, cells).map(cell -> label(cell).length()).max().orElse(0);
    this.names = MARGIN + longest * CHARACTER;
  }

  private boolean hasNames() {
    return cells == ranking.lines().size();
  }

  public String svg() {
    double side = size * cells;
    List<Svg> parts = new ArrayList<>();
    String heading = "Who beats whom, by rank (" + ranking.by().id() + "), row v column";
    parts.add(Svg.text(MARGIN, 24, PlotFile.TEXT, heading));
    addLegend(parts);
    for (int column = 0; column < cells; column++) {
      Opposition opposition = new Opposition(ranking.entries().battlefields(), plans(column));
      for (int row = 0; row < cells; row++) {
        parts.add(cell(row, column, wars(plans(row), opposition)));
      }
    }
    for (int cell = 0; cell < cells; cell++) {
      if (hasNames() || cell % (cells / LABELS) == 0) {
        double middle = (cell + 0.5) * size;
        String label = label(cell);
        parts.add(Svg.rightAligned(names - 6, HEAD + middle + 4, PlotFile.TEXT, label));
        parts.add(
            Svg.rightAligned(0, 0, PlotFile.TEXT, label)
                .at(names + middle + 4, HEAD + side + 6, -90));
      }
    }
    return PlotFile.of(
        Math.ceil(names + side + MARGIN),
        Math.ceil(HEAD + side + names + MARGIN),
        "who beats whom",
        parts);
  }

  private Svg cell(int row, int column, Wars wars) {
    double share = wars.winShare();
    boolean isSelf = hasNames() && row == column;
    boolean isTie = !isSelf && wars.draws() == wars.fought();
    double x = names + column * size;
    double y = HEAD + row * size;
    return (isSelf ? self(x, y, size) : isTie ? tie(x, y, size) : share(x, y, size, share))
        .titled(name(row) + " v " + name(column) + ": " + Numbers.fixed(100 * share, 1) + " %");
  }

  /** From red (0) over the colour of the page (0.5) to blue (1). */
  private static Svg share(double x, double y, double size, double share) {
    return Svg.rect(x, y, size, size)
        .look(share < 0.5 ? "p-bad p-fill" : "p-accent p-fill")
        .with("fill-opacity", Numbers.fixed(Math.abs(share - 0.5) * 2 * MAX_OPACITY, 2));
  }

  /** Crossed out, so that it differs from a share of one half. */
  private static Svg tie(double x, double y, double size) {
    return Svg.group(
        Svg.rect(x, y, size, size).look("p-warn p-tint"),
        Svg.line(x, y + size, x + size, y).look("p-warn p-rim"));
  }

  /** An entry against itself. */
  private static Svg self(double x, double y, double size) {
    return Svg.rect(x, y, size, size).look("p-quiet p-wash");
  }

  private void addLegend(List<Svg> parts) {
    Map<String, Svg> meanings = new LinkedHashMap<>();
    meanings.put("the row wins", share(0, 0, SWATCH, 1));
    meanings.put("a tie", tie(0, 0, SWATCH));
    meanings.put("the row loses", share(0, 0, SWATCH, 0));
    if (hasNames()) {
      meanings.put("itself", self(0, 0, SWATCH));
    } else {
      meanings.put("both win as many", share(0, 0, SWATCH, 0.5));
    }
    double x = MARGIN;
    for (Map.Entry<String, Svg> meaning : meanings.entrySet()) {
      Svg frame = Svg.rect(0, 0, SWATCH, SWATCH).look("p-hair");
      parts.add(Svg.group(meaning.getValue(), frame).at(x, 40));
      parts.add(Svg.text(x + 20, 51, PlotFile.TEXT, meaning.getKey()));
      x += 36 + meaning.getKey().length() * CHARACTER;
    }
  }

  private static Wars wars(List<Plan> row, Opposition column) {
    return row.stream().map(column::fight).reduce(new Wars(0, 0, 0), Wars::plus);
  }

  private int from(int cell) {
    return (int) ((long) cell * ranking.lines().size() / cells);
  }

  private List<Plan> plans(int cell) {
    return ranking.lines().subList(from(cell), from(cell + 1)).stream()
        .map(line -> line.entry().plan())
        .toList();
  }

  /** The name beside a cell, cut where it is long; the number of the first line in large ones. */
  private String label(int cell) {
    if (!hasNames()) {
      return String.valueOf(from(cell) + 1);
    }
    String name = name(cell);
    int[] points = name.codePoints().toArray();
    return points.length <= MAX_NAME ? name : new String(points, 0, MAX_NAME - 1) + "…";
  }

  private String name(int cell) {
    int from = from(cell);
    int to = from(cell + 1);
    return to - from == 1
        ? ranking.lines().get(from).entry().id()
        : "ranks " + (from + 1) + " to " + to;
  }
}
