package dev.agon.blotto;

import dev.agon.games.blotto.solve.Solution;
import dev.agon.text.Numbers;

/** Draws a solution: for each battlefield, the probability of each number of units as bars. */
public final class StrategyPlot {
  private static final String[] COLOURS = {"#2c5f9e", "#b5402c"};
  private static final double MIN_VISIBLE = 1e-3;
  private static final int WIDTH = 860;
  private static final int BARS = 700;
  private static final int PANEL = 90;
  private static final int MARGIN = 70;

  private final Solution solution;

  public StrategyPlot(Solution solution) {
    this.solution = solution;
  }

  public String svg() {
    int fields = solution.battlefields().count();
    boolean same = solution.forces().first() == solution.forces().second();
    int sides = same ? 1 : 2;
    SvgCanvas canvas =
        new SvgCanvas(WIDTH * sides + 2 * MARGIN, MARGIN + fields * PANEL + MARGIN / 2);
    for (int side = 0; side < sides; side++) {
      double[][] chances = solution.side(side).chances();
      int maxUnits = 1;
      for (double[] field : chances) {
        maxUnits = Math.max(maxUnits, maxUnits(field));
      }
      canvas.text(
          MARGIN + side * WIDTH,
          MARGIN / 2.0,
          "start",
          solution.side(side).units()
              + " units: probability of each number of units on a battlefield");
      for (int field = 0; field < fields; field++) {
        panel(canvas, side, field, chances[field], maxUnits);
      }
    }
    return canvas.svg("Blotto, battlefields worth " + solution.battlefields());
  }

  /** The largest number of units with a probability that can be seen. */
  private static int maxUnits(double[] chances) {
    int units = chances.length - 1;
    while (units > 0 && chances[units] < MIN_VISIBLE) {
      units--;
    }
    return units;
  }

  private void panel(SvgCanvas canvas, int side, int field, double[] chances, int maxUnits) {
    double floor = MARGIN + (field + 1) * PANEL - 20.0;
    double left = MARGIN + side * WIDTH;
    double step = (double) BARS / (maxUnits + 1);
    double max = 0;
    for (double chance : chances) {
      max = Math.max(max, chance);
    }
    canvas.text(left - 6, floor, "end", "worth " + solution.battlefields().value(field));
    for (int units = 0; units <= maxUnits; units++) {
      double height = (PANEL - 30) * chances[units] / max;
      String title = units + " units: " + Numbers.fixed(100 * chances[units], 2) + " %";
      canvas.rectangle(
          left + units * step, floor - height, step * 0.85, height, COLOURS[side], title);
    }
    canvas.text(left, floor + 14, "start", "0");
    canvas.text(left + BARS, floor + 14, "end", String.valueOf(maxUnits));
    String scale = "up to " + Numbers.fixed(100 * max, 1) + " %";
    canvas.text(left + BARS + 8, floor, "start", scale);
  }
}
