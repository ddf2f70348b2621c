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
  private static final double FIGHT = 366;

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
    for (int i = 0; i < best.size(); i++) {
      row(best.get(i), HEAD + 3 + i * LINE);
    }
    return HEAD + 3 + best.size() * LINE;
  }

  private void row(int seat, double y) {
    String number = Seats.label(seat, forest.players());
    double label = Math.max(24, Fit.width(number, 14) + 8);
    String value =
        forest.layer(seat)
            + ", "
            + forest.shownExperience(seat)
            + (forest.isOut(seat) ? " out" : "");
    double room = SIDE_WIDTH - label - 14 - Fit.width(value, 14);
    boolean isYou = from.isFrom(seat);
    boolean isAsked = frame.asked().isPresent() && frame.asked().getAsInt() == seat;
    String name = Fit.name(room, 15, frame.names().get(seat), isYou);
    boolean isLookedAt = from.focus().isPresent() && from.focus().getAsInt() == seat;
    List<Svg> row = new ArrayList<>();
    if (isLookedAt) {
      row.add(Svg.rect(-4, 0, SIDE_WIDTH + 8, 24).rounded(8).look("p-stroke"));
    }
    row.add(
        Svg.group(
                Svg.rect(0, 2, label, 20).rounded(8).look("p-fill p-edge"),
                Svg.centred(label / 2, 17, 14, number).look("p-on p-strong"))
            .look(Seats.tone(seat)));
    row.add(
        Svg.text(label + 6, 17, 15, name)
            .look(
                isYou || isAsked || isLookedAt
                    ? "p-strong"
                    : forest.isOut(seat) ? "p-soft" : "p-ink"));
    row.add(Svg.rightAligned(SIDE_WIDTH, 17, 14, value).look("p-soft"));
    if (isAsked) {
      row.add(Svg.rect(-4, 0, SIDE_WIDTH + 8, 24).rounded(8).look("p-halo"));
    }
    parts.add(
        Svg.group(row).key("row-" + seat).beat(2).at(SIDE, y).titled(frame.names().get(seat)));
  }
}
