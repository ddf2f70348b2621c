package dev.agon.games.canopy.display;

import dev.agon.game.Viewpoint;
import dev.agon.game.picture.Fit;
import dev.agon.game.picture.Seats;
import dev.agon.game.picture.Svg;
import dev.agon.games.canopy.rules.CanopyView;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/** The landscape picture: the forest or a part of it, and beside it the highest players. */
final class CanopyStage {
  /** From so many players on, the layers are counted. */
  private static final int COUNTED = 5_000;

  private static final double MARGIN = 12;
  private static final double BOTTOM = Svg.LANDSCAPE_HEIGHT - MARGIN;
  private static final double FOREST = 528;
  private static final double SIDE = MARGIN + FOREST + 20;
  private static final double SIDE_WIDTH = Svg.LANDSCAPE_WIDTH - MARGIN - SIDE;
  private static final double HEAD = 40;
  private static final double LINE = 25;

  /** The signs of few players have shapes, which need more room. */
  private static final double FEW_LINE = 40;

  private static final double FIGHT = 372;

  private final CanopyFrame frame;
  private final CanopyView forest;
  private final Viewpoint from;
  private final List<Svg> parts = new ArrayList<>();

  CanopyStage(CanopyFrame frame, Viewpoint from) {
    this.frame = frame;
    this.forest = frame.forest();
    this.from = from;
  }

  String svg() {
    head();
    double top = HEAD;
    if (forest.players() > COUNTED) {
      top = LayerCounts.landscape(forest, MARGIN, FOREST, parts).draw(top);
    }
    ShownForest shown = ShownForest.of(frame, from, ShownForest.Limits.LANDSCAPE);
    int digits = String.valueOf(forest.players() - 1).length();
    double below = shown.hasFoldedTrees() ? 18 : 0;
    shown
        .drawing(TreeDrawing.Area.landscape(MARGIN, FOREST, BOTTOM - below - top, digits), parts)
        .draw(top);
    double ranked = ranking();
    if (frame.fight().isPresent()) {
      FightBar.landscape(frame, SIDE, SIDE_WIDTH, parts).bar(Math.max(FIGHT, ranked + 12));
    }
    return Svg.landscape(frame.words(from), parts);
  }

  private void head() {
    parts.add(Svg.text(MARGIN, 30, 20, "Round " + forest.round()).look("p-strong"));
    String goal = forest.turnsToWin() + " turns above all others win";
    if (forest.ruler().isPresent()) {
      String ruler = Fit.into(150, 16, frame.names().get(forest.ruler().getAsInt()));
      goal = ruler + " is above all: turn " + forest.reign() + " of " + forest.turnsToWin();
    }
    parts.add(Svg.rightAligned(MARGIN + FOREST, 30, 16, goal).look("p-soft"));
  }

  /** Draws the highest players, and returns where the list ends. */
  private double ranking() {
    OptionalInt wanted = from.focus().isPresent() ? from.focus() : frame.asked();
    List<Integer> best = Ranking.best(forest, wanted);
    boolean isAll = forest.players() <= Ranking.SHOWN;
    String heading =
        isAll ? "Highest first" : String.format(Locale.ROOT, "Highest of %,d", forest.players());
    parts.add(Svg.text(SIDE, 30, 16, heading).look("p-strong"));
    parts.add(Svg.rightAligned(SIDE + SIDE_WIDTH, 30, 14, "layer, exp.").look("p-soft"));
    parts.add(Svg.line(SIDE, HEAD, SIDE + SIDE_WIDTH, HEAD).look("p-hair"));
    parts.add(Svg.line(SIDE - 10, MARGIN, SIDE - 10, BOTTOM).look("p-hair"));
    boolean isFew = forest.players() <= Seats.DISTINCT;
    double line = isFew ? FEW_LINE : LINE;
    for (int i = 0; i < best.size(); i++) {
      Svg row = Ranking.row(frame, from, best.get(i), SIDE_WIDTH, line, isFew ? 17 : 15);
      parts.add(row.at(SIDE, HEAD + 3 + i * line));
    }
    return HEAD + 3 + best.size() * line;
  }
}
