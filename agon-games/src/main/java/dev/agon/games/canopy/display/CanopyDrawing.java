package dev.agon.games.canopy.display;

import dev.agon.game.Viewpoint;
import dev.agon.game.picture.Fit;
import dev.agon.game.picture.Svg;
import dev.agon.games.canopy.rules.CanopyView;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * One picture of a match: what happened, the forest or a part of it, and the highest players. A
 * very large forest is counted layer by layer, too.
 */
final class CanopyDrawing {
  /** From so many players on, the layers are counted. */
  private static final int COUNTED = 5_000;

  private static final double WIDTH = 360;
  private static final double MARGIN = 6;
  private static final double HEAD = 122;
  private static final double LINE = 24;

  private final CanopyFrame frame;
  private final CanopyView forest;
  private final Viewpoint from;
  private final List<Svg> parts = new ArrayList<>();

  CanopyDrawing(CanopyFrame frame, Viewpoint from) {
    this.frame = frame;
    this.forest = frame.forest();
    this.from = from;
  }

  String svg() {
    head();
    double y = HEAD;
    if (forest.players() > COUNTED) {
      y = LayerCounts.portrait(forest, parts).draw(y);
    }
    y =
        ShownForest.of(frame, from, ShownForest.Limits.PORTRAIT)
            .drawing(TreeDrawing.Area.PORTRAIT, parts)
            .draw(y);
    y = ranking(y + 10);
    return Svg.picture(WIDTH, y + MARGIN, frame.words(from), parts);
  }

  private void head() {
    parts.add(Svg.text(MARGIN, 18, 13, "Round " + forest.round()).look("p-strong"));
    String goal = forest.turnsToWin() + " turns above all others win.";
    if (forest.ruler().isPresent()) {
      String ruler = Fit.into(130, 13, frame.names().get(forest.ruler().getAsInt()));
      goal = ruler + " is above all: turn " + forest.reign() + " of " + forest.turnsToWin();
    }
    parts.add(Svg.rightAligned(WIDTH - MARGIN, 18, 12, goal).look("p-soft"));
    // The round is above.
    List<String> news = frame.told().stream().filter(line -> !line.startsWith("==")).toList();
    List<String> told = news.isEmpty() ? List.of("Everybody starts in layer 0.") : news;
    if (frame.fight().isPresent()) {
      FightBar.portrait(frame, parts).draw(24);
    } else {
      for (int i = 0; i < Math.min(3, told.size()); i++) {
        String line = Fit.into(WIDTH - 2 * MARGIN, 13, told.get(i));
        parts.add(
            Svg.centred(WIDTH / 2, 48 + 18 * i, 13, line).look(i == 0 ? "p-strong" : "p-ink"));
      }
    }
  }

  private double ranking(double top) {
    OptionalInt wanted = from.focus().isPresent() ? from.focus() : frame.asked();
    List<Integer> best = Ranking.best(forest, wanted);
    String heading =
        forest.players() <= Ranking.SHOWN
            ? "From the highest to the lowest: layer, experience"
            : "The highest of " + forest.players() + ": layer, experience";
    parts.add(Svg.line(MARGIN, top, WIDTH - MARGIN, top).look("p-hair"));
    parts.add(Svg.text(MARGIN, top + 17, 12, heading).look("p-soft"));
    int lines = (best.size() + 1) / 2;
    for (int i = 0; i < best.size(); i++) {
      double x = i < lines ? MARGIN + 4 : WIDTH / 2 + 6;
      double y = top + 24 + i % lines * LINE;
      parts.add(Ranking.row(frame, from, best.get(i), WIDTH / 2 - MARGIN - 10, LINE, 13).at(x, y));
    }
    return top + 24 + lines * LINE;
  }
}
