package dev.agon.games.canopy.display;

import dev.agon.game.Viewpoint;
import dev.agon.game.picture.Svg;
import dev.agon.games.canopy.rules.CanopyView;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/** The players of a forest who are drawn, all of them or the most important, and their places. */
record ShownForest(CanopyFrame frame, Viewpoint from, ForestPart part, ForestLayout layout) {
  /** So many players are drawn one by one, if they fit. */
  private static final int DRAWN_IN_FULL = 150;

  private static final int MOST_COLUMNS = 34;
  private static final int MOST_FOLDED = 40;

  private static final int LONG_NUMBERS = 9_999;
  private static final int FEW = 10;
  private static final int WIDE_BLOCK = 16;

  /**
   * How much of a folded forest leaves room for numbers.
   *
   * @param columns the most columns, unless the numbers have five digits
   * @param longColumns the most columns for such numbers
   * @param bands the most layers
   * @param longBands the most layers for such numbers
   */
  record Limits(int columns, int longColumns, int bands, int longBands) {
    static final Limits PORTRAIT = new Limits(12, 8, Integer.MAX_VALUE, Integer.MAX_VALUE);
    static final Limits LANDSCAPE = new Limits(10, 7, 7, 5);
  }

  static ShownForest of(CanopyFrame frame, Viewpoint from, Limits limits) {
    CanopyView forest = frame.forest();
    int players = forest.players();
    ForestIndex index = new ForestIndex(forest);
    if (players <= DRAWN_IN_FULL) {
      ForestPart all = ForestPart.all(index);
      ForestLayout layout = new ForestLayout(all, players <= FEW ? FEW : WIDE_BLOCK);
      if (layout.columns() <= MOST_COLUMNS) {
        return new ShownForest(frame, from, all, layout);
      }
    }
    return folded(frame, from, index, limits);
  }

  /** As many players as there is room for numbers and counts. */
  private static ShownForest folded(
      CanopyFrame frame, Viewpoint from, ForestIndex index, Limits limits) {
    boolean isLong = index.size() > LONG_NUMBERS;
    int readable = isLong ? limits.longColumns : limits.columns;
    int bands = isLong ? limits.longBands : limits.bands;
    Set<Integer> important = important(frame, from);
    int budget = MOST_FOLDED;
    ForestPart some = ForestPart.around(index, important, budget, bands);
    ForestLayout layout = new ForestLayout(some, readable);
    while (layout.columns() > readable && budget > 1) {
      budget = budget * 4 / 5;
      some = ForestPart.around(index, important, budget, bands);
      layout = new ForestLayout(some, readable);
    }
    return new ShownForest(frame, from, some, layout);
  }

  /** Those who must be drawn: who is looked at, who fights, who is asked, and the leader. */
  private static Set<Integer> important(CanopyFrame frame, Viewpoint from) {
    Set<Integer> seats = new LinkedHashSet<>();
    from.focus().ifPresent(seats::add);
    frame.fight().ifPresent(fight -> seats.addAll(List.of(fight.attacker(), fight.defender())));
    frame.asked().ifPresent(seats::add);
    frame.forest().ruler().ifPresent(seats::add);
    seats.add(Ranking.best(frame.forest(), OptionalInt.empty()).getFirst());
    return seats;
  }

  TreeDrawing drawing(TreeDrawing.Area area, List<Svg> parts) {
    return new TreeDrawing(frame, from, part, layout, area, parts);
  }

  /** Whether whole trees are left out, which is said below the forest. */
  boolean hasFoldedTrees() {
    return part.foldedTrees() > 0;
  }
}
