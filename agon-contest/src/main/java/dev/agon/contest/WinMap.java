package dev.agon.contest;

import dev.agon.games.blotto.Plan;
import dev.agon.games.blotto.contest.Opposition;
import dev.agon.games.blotto.contest.Wars;
import dev.agon.text.Numbers;
import java.util.List;

/**
 * Draws who beats whom in a contest as a heat map: the entries by rank, down and across, with the
 * win share of the row against the column. In large contests several neighbouring ranks share a
 * cell.
 */
public final class WinMap {
  private static final int MAX_CELLS = 100;
  private static final int SIDE = 640;
  private static final int MARGIN = 60;

  private final ContestRanking ranking;
  private final int cells;

  public WinMap(ContestRanking ranking) {
    this.ranking = ranking;
    this.cells = Math.min(MAX_CELLS, ranking.lines().size());
  }

  public String svg() {
    SvgCanvas canvas = new SvgCanvas(SIDE + 2 * MARGIN, SIDE + 2 * MARGIN);
    canvas.text(
        MARGIN,
        MARGIN / 2.0,
        "start",
        "Who beats whom, by rank ("
            + ranking.by().id()
            + "): blue if the row wins, red if it loses");
    double size = (double) SIDE / cells;
    for (int column = 0; column < cells; column++) {
      Opposition opposition = new Opposition(ranking.entries().battlefields(), plans(column));
      for (int row = 0; row < cells; row++) {
        double share = winShare(plans(row), opposition);
        canvas.rectangle(
            MARGIN + column * size,
            MARGIN + row * size,
            size,
            size,
            SvgCanvas.diverging(share),
            name(row) + " v " + name(column) + ": " + Numbers.fixed(100 * share, 1) + " %");
      }
    }
    label(canvas);
    return canvas.svg("Who beats whom");
  }

  private static double winShare(List<Plan> row, Opposition column) {
    return row.stream().map(column::fight).reduce(new Wars(0, 0, 0), Wars::plus).winShare();
  }

  private void label(SvgCanvas canvas) {
    int last = ranking.lines().size();
    canvas.text(MARGIN - 6.0, MARGIN + 10.0, "end", "1");
    canvas.text(MARGIN - 6.0, (double) MARGIN + SIDE, "end", String.valueOf(last));
    canvas.text(MARGIN, MARGIN + SIDE + 16.0, "start", "1");
    canvas.text((double) MARGIN + SIDE, MARGIN + SIDE + 16.0, "end", String.valueOf(last));
  }

  private int from(int cell) {
    return (int) ((long) cell * ranking.lines().size() / cells);
  }

  private List<Plan> plans(int cell) {
    return ranking.lines().subList(from(cell), from(cell + 1)).stream()
        .map(line -> line.entry().plan())
        .toList();
  }

  private String name(int cell) {
    int from = from(cell);
    int to = from(cell + 1);
    return to - from == 1
        ? ranking.lines().get(from).entry().id()
        : "ranks " + (from + 1) + " to " + to;
  }
}
