package dev.agon.games.canopy.display;

import dev.agon.game.Viewpoint;
import dev.agon.game.picture.Fit;
import dev.agon.game.picture.Seats;
import dev.agon.game.picture.Svg;
import dev.agon.games.canopy.display.ForestLayout.Block;
import dev.agon.games.canopy.display.ForestLayout.Spot;
import dev.agon.games.canopy.rules.CanopyView;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;

/** Draws the players who are laid out: circles in bands, with rings for experience. */
final class TreeDrawing {
  private static final double NUMBERED = 8;
  private static final int MIN_LAYERS = 4;

  /** Longer numbers are below the circles of a landscape picture. */
  private static final int INSIDE_DIGITS = 4;

  /**
   * Where a forest is drawn, and how large its parts are.
   *
   * @param height how high all bands are together; 0 if they are as high as they need to be
   * @param gutter how much room there is for labels of bands at the left of the forest
   * @param text the size of labels, and the least size of numbers
   * @param label how much room a band has for its label
   * @param count how much room a row has for the numbers of those who are folded
   */
  record Area(
      double left,
      double gutter,
      double width,
      double height,
      double maxUnit,
      double maxRadius,
      double text,
      double label,
      double count) {
    static final Area PORTRAIT = new Area(6, 0, 348, 0, 42, 15, 11, 17, 8);

    /** The area of a forest whose players have numbers of so many digits. */
    static Area landscape(double left, double width, double height, int digits) {
      double count = digits > INSIDE_DIGITS ? 32 : 16;
      return new Area(left + 72, 72, width - 72, height, 80, 30, 14, 2, count);
    }

    double right() {
      return left + width;
    }

    boolean isLandscape() {
      return height > 0;
    }
  }

  private final Area area;

  private final CanopyFrame frame;
  private final CanopyView forest;
  private final Viewpoint from;
  private final ForestPart part;
  private final ForestLayout layout;
  private final List<Svg> parts;
  private final List<Svg> labels = new ArrayList<>();
  private final Map<Integer, Double> tops = new HashMap<>();
  private final double unit;
  private final double radius;
  private final double rowHeight;
  private final double left;

  TreeDrawing(
      CanopyFrame frame,
      Viewpoint from,
      ForestPart part,
      ForestLayout layout,
      Area area,
      List<Svg> parts) {
    this.area = area;
    this.frame = frame;
    this.forest = frame.forest();
    this.from = from;
    this.part = part;
    this.layout = layout;
    this.parts = parts;
    unit = Math.min(area.maxUnit, area.width / layout.columns());
    double most = Math.min(area.maxRadius, unit * 0.42);
    double below = part.hasFolds() ? area.count : 0;
    if (area.isLandscape()) {
      int rows = layers().stream().mapToInt(layer -> layout.rows().getOrDefault(layer, 1)).sum();
      rowHeight = (area.height - layers().size() * (area.label + 2)) / rows;
      radius = Math.max(2, Math.min(most, (rowHeight - 4 - below) / 2));
    } else {
      radius = most;
      rowHeight = 2 * radius + (radius >= NUMBERED ? 9 : 4) + below;
    }
    left = area.left + (area.width - unit * layout.columns()) / 2;
  }

  /** The layers that have a band. */
  private NavigableSet<Integer> layers() {
    TreeSet<Integer> layers = new TreeSet<>(layout.rows().keySet());
    for (int layer = 0; layer < Math.min(MIN_LAYERS, forest.players()); layer++) {
      if (!part.hasFolds()) {
        layers.add(layer);
      }
    }
    return layers;
  }

  /** Draws from this height on, and returns where the forest ends. */
  double draw(double top) {
    double bottom = bands(top);
    for (Block block : layout.blocks()) {
      block(block);
    }
    layout.players().keySet().forEach(this::branch);
    parts.addAll(labels);
    frame
        .fight()
        .ifPresent(
            fight ->
                parts.add(
                    Svg.line(
                            x(fight.attacker()),
                            y(fight.attacker()),
                            x(fight.defender()),
                            y(fight.defender()))
                        .look("p-bad p-clash")
                        .key("fight")
                        .beat(0)));
    frame
        .asked()
        .ifPresent(
            seat ->
                parts.add(
                    Svg.circle(x(seat), y(seat), radius + 4).look("p-halo").key("turn").beat(2)));
    from.focus()
        .ifPresent(
            seat ->
                parts.add(Svg.circle(x(seat), y(seat), radius + 6).look("p-stroke").key("focus")));
    layout.players().keySet().forEach(this::player);
    layout.players().keySet().forEach(this::count);
    if (part.foldedTrees() > 0) {
      String words =
          "and %d more in %d other %s"
              .formatted(
                  part.foldedInTrees(),
                  part.foldedTrees(),
                  part.foldedTrees() == 1 ? "tree" : "trees");
      double size = Math.max(12, area.text);
      parts.add(Svg.centred(area.left + area.width / 2, bottom + size, size, words).look("p-soft"));
      return bottom + 18;
    }
    return bottom;
  }

  private double bands(double top) {
    Map<Integer, Integer> rows = layout.rows();
    double y = top;
    for (int layer : layers().descendingSet()) {
      tops.put(layer, y);
      double start = area.left - area.gutter;
      parts.add(Svg.line(start, y, area.right(), y).look("p-hair"));
      labels.add(Svg.text(start, y + area.text + 1, area.text, "layer " + layer).look("p-label"));
      y += area.label + rows.getOrDefault(layer, 1) * rowHeight + 2;
    }
    return y;
  }

  private double x(Spot spot) {
    return left + unit * spot.column();
  }

  private double y(Spot spot) {
    double middle = rowHeight * (spot.row() + 0.5) - (part.hasFolds() ? area.count / 2 : 0);
    return tops.getOrDefault(spot.layer(), 0.0) + area.label + middle - 2;
  }

  private double x(int seat) {
    return x(spot(seat));
  }

  private double y(int seat) {
    return y(spot(seat));
  }

  private Spot spot(int seat) {
    Spot spot = layout.players().get(seat);
    if (spot == null) {
      throw new IllegalArgumentException("player " + seat + " is not drawn");
    }
    return spot;
  }

  /** Several rows of players below one have a frame and one line together. */
  private void block(Block block) {
    if (block.rows() == 1 || block.above() == ForestLayout.NO_SEAT) {
      return;
    }
    double y = tops.getOrDefault(block.layer(), 0.0) + area.label - 3;
    double width = unit * block.columns();
    parts.add(
        Svg.rect(left + unit * block.column(), y, width, rowHeight * block.rows() + 2)
            .rounded(6)
            .look("p-hair"));
    double x = left + unit * block.column() + width / 2;
    parts.add(Svg.line(x(block.above()), y(block.above()) + radius, x, y).look("p-branch"));
  }

  private boolean isInFrame(int seat) {
    return layout.blocks().stream()
        .anyMatch(
            block ->
                block.rows() > 1
                    && block.above() == part.above(seat)
                    && block.layer() == part.layer(seat)
                    && block.column() < spot(seat).column()
                    && spot(seat).column() < block.column() + block.columns());
  }

  private void branch(int seat) {
    int above = part.above(seat);
    if (above != ForestIndex.NOBODY && !isInFrame(seat)) {
      parts.add(
          Svg.line(x(above), y(above) + radius, x(seat), y(seat) - radius)
              .look(part.isDirect(seat) ? "p-branch" : "p-hidden")
              .key("branch-" + seat)
              .beat(2));
    }
  }

  /** How many players are folded below one, written below it or, if others are there, beside. */
  private void count(int seat) {
    if (part.folded(seat) > 0) {
      String words = "+" + part.folded(seat);
      boolean isBelow = area.isLandscape() && !hasNumberInside(seat);
      Svg count =
          isBelow
              ? Svg.centred(x(seat), y(seat) + radius + 2 * area.text + 1, area.text, words)
              : layout.hasBelow(seat)
                  ? Svg.text(x(seat) + radius, y(seat) + radius + 3, area.text, words)
                  : Svg.centred(x(seat), y(seat) + radius + area.text + 1, area.text, words);
      parts.add(count.look("p-label").key("count-" + seat).beat(2));
    }
  }

  private void player(int seat) {
    List<Svg> shape = new ArrayList<>();
    boolean isOut = forest.isOut(seat);
    double share =
        (forest.experience(seat) - CanopyView.MIN_EXPERIENCE)
            / (CanopyView.MAX_EXPERIENCE - CanopyView.MIN_EXPERIENCE);
    if (radius < NUMBERED) {
      String paint = share < 1 / 3.0 ? "p-tint" : share < 2 / 3.0 ? "p-wash" : "p-fill";
      shape.add(Svg.circle(0, 0, radius).look(isOut ? "p-hidden" : "p-good p-edge " + paint));
    } else {
      shape.add(Svg.circle(0, 0, radius).look("p-ring"));
      shape.add(arc(share).look(Seats.tone(seat) + " p-arc"));
      String number = Seats.label(seat, forest.players());
      double size = numberSize(number);
      boolean isInside = !area.isLandscape() || size >= area.text;
      double at = isInside ? size * 0.36 : radius + area.text * (isLower(seat, number) ? 2 : 1);
      shape.add(
          Svg.centred(0, at, isInside ? size : area.text, number)
              .look(
                  (isInside ? "p-strong" : "p-label p-strong")
                      + (from.isFrom(seat) || isLookedAt(seat) ? " p-accent p-toned" : "")));
      if (isOut) {
        double slash = radius * 0.8;
        shape.add(Svg.line(-slash, slash, slash, -slash).look("p-stroke"));
      }
    }
    parts.add(
        frame
            .answering(seat, from, Svg.group(shape).key("player-" + seat).beat(2))
            .at(x(seat), y(seat))
            .titled(
                "%s: layer %d, experience %d%s"
                    .formatted(
                        frame.names().get(seat),
                        part.layer(seat),
                        forest.shownExperience(seat),
                        isOut ? ", out" : "")));
  }

  /** How large a number is inside a circle. */
  private double numberSize(String number) {
    double room = area.isLandscape() ? 2 * (radius - 1) : 1.7 * (radius - 2);
    return Math.min(radius * 0.95, room / Fit.width(number, 1));
  }

  /** Whether a number is a line lower than that of its neighbour, which would touch it. */
  private boolean isLower(int seat, String number) {
    return unit < Fit.width(number, area.text) + 3
        && rowHeight > 2 * radius + 4 * area.text
        && (int) spot(seat).column() % 2 == 1;
  }

  private boolean hasNumberInside(int seat) {
    return numberSize(Seats.label(seat, forest.players())) >= area.text;
  }

  private boolean isLookedAt(int seat) {
    return from.focus().isPresent() && from.focus().getAsInt() == seat;
  }

  /** The part of the ring that is full, clockwise from the top. */
  private Svg arc(double share) {
    double angle = 2 * Math.PI * Math.min(0.9999, share);
    String r = Svg.number(radius);
    return Svg.path(
        "M0-%sA%s %s 0 %d 1 %s %s"
            .formatted(
                r,
                r,
                r,
                share > 0.5 ? 1 : 0,
                Svg.number(radius * Math.sin(angle)),
                Svg.number(-radius * Math.cos(angle))));
  }
}
