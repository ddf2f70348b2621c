package dev.agon.blotto;

import dev.agon.game.picture.Svg;
import dev.agon.games.blotto.solve.Solution;
import dev.agon.text.Numbers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Draws a solution: for each battlefield, the probability of each number of units as bars. */
public record StrategyPlot(Solution solution) {
  private static final String[] LOOKS = {"p-seat-0 p-fill", "p-seat-5 p-fill"};
  private static final double MIN_VISIBLE = 1e-3;
  private static final int WIDTH = 860;
  private static final int BARS = 700;
  private static final int PANEL = 90;
  private static final int MARGIN = 70;

  public String svg() {
    int fields = solution.battlefields().count();
    boolean same = solution.forces().first() == solution.forces().second();
    int sides = same ? 1 : 2;
    List<Svg> parts = new ArrayList<>();
    for (int side = 0; side < sides; side++) {
      double[][] chances = solution.side(side).chances();
      int maxUnits = Arrays.stream(chances).mapToInt(StrategyPlot::maxUnits).reduce(1, Math::max);
      String heading =
          solution.side(side).units()
              + " units: probability of each number of units on a battlefield";
      parts.add(Svg.text(MARGIN + side * WIDTH, MARGIN / 2.0, PlotFile.TEXT, heading));
      for (int field = 0; field < fields; field++) {
        panel(parts, side, field, chances[field], maxUnits);
      }
    }
    return PlotFile.of(
        WIDTH * sides + 2 * MARGIN,
        MARGIN + fields * PANEL + MARGIN / 2.0,
        "battlefields worth " + solution.battlefields(),
        parts);
  }

  /** The largest number of units with a probability that can be seen. */
  private static int maxUnits(double[] chances) {
    int units = chances.length - 1;
    while (units > 0 && chances[units] < MIN_VISIBLE) {
      units--;
    }
    return units;
  }

  private void panel(List<Svg> parts, int side, int field, double[] chances, int maxUnits) {
    double floor = MARGIN + (field + 1) * PANEL - 20.0;
    double left = MARGIN + side * WIDTH;
    double step = (double) BARS / (maxUnits + 1);
    double max = Arrays.stream(chances).max().orElse(0);
    String worth = "worth " + solution.battlefields().value(field);
    parts.add(Svg.rightAligned(left - 6, floor, PlotFile.TEXT, worth));
    for (int units = 0; units <= maxUnits; units++) {
      double height = (PANEL - 30) * chances[units] / max;
      String title = units + " units: " + Numbers.fixed(100 * chances[units], 2) + " %";
      parts.add(
          Svg.rect(left + units * step, floor - height, step * 0.85, height)
              .look(LOOKS[side])
              .titled(title));
    }
    parts.add(Svg.text(left, floor + 14, PlotFile.TEXT, "0"));
    parts.add(Svg.rightAligned(left + BARS, floor + 14, PlotFile.TEXT, String.valueOf(maxUnits)));
    String scale = "up to " + Numbers.fixed(100 * max, 1) + " %";
    parts.add(Svg.text(left + BARS + 8, floor, PlotFile.TEXT, scale));
  }
}
