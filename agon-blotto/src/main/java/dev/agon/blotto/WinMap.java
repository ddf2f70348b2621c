package dev.agon.blotto;

import dev.agon.games.blotto.contest.Opposition;
import dev.agon.games.blotto.contest.Wars;
import dev.agon.games.blotto.rules.Plan;
import dev.agon.text.Numbers;
import java.util.List;

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
    int longest = 0;
    for (int cell = 0; cell < cells; cell++) {
      longest = Math.max(longest, label(cell).length());
    }
    this.names = MARGIN + longest * CHARACTER;
  }

  private boolean hasNames() {
    return cells == ranking.lines().size();
  }

  public String svg() {
    double side = size * cells;
    SvgCanvas canvas =
        new SvgCanvas(
            (int) Math.ceil(names + side + MARGIN), (int) Math.ceil(HEAD + side + names + MARGIN));
    canvas.text(
        MARGIN, 24, "start", "Who beats whom, by rank (" + ranking.by().id() + "), row v column");
    legend(canvas);
    for (int column = 0; column < cells; column++) {
      Opposition opposition = new Opposition(ranking.entries().battlefields(), plans(column));
      for (int row = 0; row < cells; row++) {
        cell(canvas, row, column, wars(plans(row), opposition));
      }
    }
    for (int cell = 0; cell < cells; cell++) {
      if (hasNames() || cell % (cells / LABELS) == 0) {
        double middle = (cell + 0.5) * size;
        canvas.text(names - 6, HEAD + middle + 4, "end", label(cell));
        canvas.upright(names + middle + 4, HEAD + side + 6, label(cell));
      }
    }
    return canvas.svg("Who beats whom");
  }

  private void cell(SvgCanvas canvas, int row, int column, Wars wars) {
    double share = wars.winShare();
    boolean isSelf = hasNames() && row == column;
    boolean isTie = !isSelf && wars.draws() == wars.fought();
    canvas.rectangle(
        names + column * size,
        HEAD + row * size,
        size,
        size,
        isSelf ? SvgCanvas.SELF : isTie ? SvgCanvas.TIE : SvgCanvas.diverging(share),
        name(row) + " v " + name(column) + ": " + Numbers.fixed(100 * share, 1) + " %");
  }

  private void legend(SvgCanvas canvas) {
    double at = MARGIN;
    at = swatch(canvas, at, SvgCanvas.diverging(1), "the row wins");
    at = swatch(canvas, at, SvgCanvas.TIE, "a tie");
    at = swatch(canvas, at, SvgCanvas.diverging(0), "the row loses");
    if (hasNames()) {
      swatch(canvas, at, SvgCanvas.SELF, "itself");
    } else {
      swatch(canvas, at, SvgCanvas.diverging(0.5), "both win as many");
    }
  }

  private static double swatch(SvgCanvas canvas, double x, String colour, String words) {
    canvas.framed(x, 40, 14, 14, colour);
    canvas.text(x + 20, 51, "start", words);
    return x + 36 + words.length() * CHARACTER;
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
