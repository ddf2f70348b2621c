package dev.agon.games.canopy.display;

import dev.agon.game.Viewpoint;
import dev.agon.game.picture.Fit;
import dev.agon.game.picture.Svg;
import dev.agon.games.canopy.rules.CanopyView;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * One picture of a match: what happened, the forest or a part of it, and the highest players. A
 * very large forest is counted layer by layer, too.
 */
final class CanopyDrawing {
  /** So many players are drawn one by one, if they fit. */
  private static final int DRAWN_IN_FULL = 150;

  /** From so many players on, the layers are counted. */
  private static final int COUNTED = 5_000;

  private static final double WIDTH = 360;
  private static final double MARGIN = 6;
  private static final double HEAD = 122;
  private static final int MOST_COLUMNS = 34;
  private static final int MOST_FOLDED = 40;

  /** How many columns leave room for numbers, and for numbers of five digits. */
  private static final int READABLE = 12;

  private static final int FEWEST = 8;
  private static final int LONG_NUMBERS = 9_999;
  private static final int FEW = 10;
  private static final int WIDE_BLOCK = 16;
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
      y = new LayerCounts(forest, parts).draw(y);
    }
    y = trees(y);
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
    List<String> told =
        frame.told().isEmpty() ? List.of("Everybody starts in layer 0.") : frame.told();
    if (frame.fight().isPresent()) {
      new FightBar(frame, parts).draw(24);
    } else {
      for (int i = 0; i < Math.min(3, told.size()); i++) {
        String line = Fit.into(WIDTH - 2 * MARGIN, 13, told.get(i));
        parts.add(
            Svg.centred(WIDTH / 2, 48 + 18 * i, 13, line).look(i == 0 ? "p-strong" : "p-ink"));
      }
    }
  }

  private double trees(double top) {
    int players = forest.players();
    ForestIndex index = new ForestIndex(forest);
    int block = players <= FEW ? FEW : WIDE_BLOCK;
    if (players <= DRAWN_IN_FULL) {
      ForestPart all = ForestPart.all(index);
      ForestLayout layout = new ForestLayout(all, block);
      if (layout.columns() <= MOST_COLUMNS) {
        return new TreeDrawing(frame, from, all, layout, parts).draw(top);
      }
    }
    return folded(index, top);
  }

  /** As many players as there is room for numbers and counts. */
  private double folded(ForestIndex index, double top) {
    int readable = forest.players() > LONG_NUMBERS ? FEWEST : READABLE;
    int budget = MOST_FOLDED;
    ForestPart some = ForestPart.around(index, important(), budget);
    ForestLayout layout = new ForestLayout(some, readable);
    while (layout.columns() > readable && budget > 1) {
      budget = budget * 4 / 5;
      some = ForestPart.around(index, important(), budget);
      layout = new ForestLayout(some, readable);
    }
    return new TreeDrawing(frame, from, some, layout, parts).draw(top);
  }

  /** Those who must be drawn: who is looked at, who fights, who is asked, who is above all. */
  private Set<Integer> important() {
    Set<Integer> seats = new LinkedHashSet<>();
    from.focus().ifPresent(seats::add);
    frame.fight().ifPresent(fight -> seats.addAll(List.of(fight.attacker(), fight.defender())));
    frame.asked().ifPresent(seats::add);
    forest.ruler().ifPresent(seats::add);
    return seats;
  }

  private double ranking(double top) {
    OptionalInt wanted = from.focus().isPresent() ? from.focus() : frame.asked();
    List<Integer> best = Ranking.best(forest, wanted);
    String heading =
        forest.players() <= Ranking.SHOWN
            ? "From the highest to the lowest: number, layer, experience"
            : "The highest of " + forest.players() + ": number, layer, experience";
    parts.add(Svg.line(MARGIN, top, WIDTH - MARGIN, top).look("p-hair"));
    parts.add(Svg.text(MARGIN, top + 17, 12, heading).look("p-soft"));
    int lines = (best.size() + 1) / 2;
    for (int i = 0; i < best.size(); i++) {
      double x = i < lines ? MARGIN : WIDTH / 2 + 4;
      row(best.get(i), x, top + 24 + i % lines * LINE);
    }
    return top + 24 + lines * LINE;
  }

  private void row(int seat, double x, double y) {
    double width = WIDTH / 2 - MARGIN - 6;
    String number = String.valueOf(seat);
    double label = Math.max(18, Fit.width(number, 11) + 6);
    String value = "L" + forest.layer(seat) + " " + forest.shownExperience(seat);
    double room = width - label - 8 - Fit.width(value, 11);
    boolean isYou = from.isFrom(seat);
    String shown = Fit.name(room, 13, frame.names().get(seat), isYou);
    boolean isAsked = frame.asked().isPresent() && frame.asked().getAsInt() == seat;
    parts.add(
        Svg.group(
                Svg.rect(0, 2, label, 17).rounded(8).look(isAsked ? "p-accent p-fill" : "p-card"),
                Svg.centred(label / 2, 14.5, 11, number)
                    .look(isAsked ? "p-accent p-on p-strong" : "p-ink"),
                Svg.text(label + 5, 15, 13, shown)
                    .look(isYou || isAsked ? "p-strong" : forest.isOut(seat) ? "p-soft" : "p-ink"),
                Svg.rightAligned(width, 15, 11, forest.isOut(seat) ? value + " out" : value)
                    .look("p-soft"))
            .key("row-" + seat)
            .at(x, y)
            .titled(frame.names().get(seat)));
  }
}
