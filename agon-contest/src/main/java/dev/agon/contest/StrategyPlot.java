package dev.agon.contest;

import dev.agon.games.blotto.solve.Solution;
import dev.agon.text.Numbers;

/** How many units a strategy places on each battlefield, as bars of chance; a panel a field. */
public final class StrategyPlot {
  private static final String[] COLOURS = {"#2c5f9e", "#b5402c"};
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
    SvgCanvas picture =
        new SvgCanvas(WIDTH * sides + 2 * MARGIN, MARGIN + fields * PANEL + MARGIN / 2);
    for (int side = 0; side < sides; side++) {
      double[][] chances = solution.side(side).chances();
      int shown = 1;
      for (double[] field : chances) {
        shown = Math.max(shown, mostUnits(field));
      }
      picture.text(
          MARGIN + side * WIDTH,
          MARGIN / 2.0,
          "start",
          solution.side(side).units() + " units, chance of each number on a battlefield");
      for (int field = 0; field < fields; field++) {
        panel(picture, side, field, chances[field], shown);
      }
    }
    return picture.svg("Blotto, battlefields worth " + solution.battlefields());
  }

  /** The most units that are not very rare. */
  private static int mostUnits(double[] chances) {
    int units = chances.length - 1;
    while (units > 0 && chances[units] < 1e-3) {
      units--;
    }
    return units;
  }

  private void panel(SvgCanvas picture, int side, int field, double[] chances, int shown) {
    double floor = MARGIN + (field + 1) * PANEL - 20.0;
    double left = MARGIN + side * WIDTH;
    double step = (double) BARS / (shown + 1);
    double highest = 0;
    for (double chance : chances) {
      highest = Math.max(highest, chance);
    }
    picture.text(left - 6, floor, "end", "worth " + solution.battlefields().value(field));
    for (int units = 0; units <= shown; units++) {
      double height = (PANEL - 30) * chances[units] / highest;
      String title = units + " units: " + Numbers.fixed(100 * chances[units], 2) + " %";
      picture.rectangle(
          left + units * step, floor - height, step * 0.85, height, COLOURS[side], title);
    }
    picture.text(left, floor + 14, "start", "0");
    picture.text(left + BARS, floor + 14, "end", String.valueOf(shown));
    String scale = "up to " + Numbers.fixed(100 * highest, 1) + " %";
    picture.text(left + BARS + 8, floor, "start", scale);
  }
}
