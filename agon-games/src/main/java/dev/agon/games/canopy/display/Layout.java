package dev.agon.games.canopy.display;

import dev.agon.games.canopy.rules.CanopyView;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Where each player is drawn. Layers are rows; a player without children has a column of its own,
 * and a parent is above the middle of its children.
 */
final class Layout {
  private final ForestIndex forest;
  private final double[] column;
  private int columns;

  /** Places players without recursion: a tree may be as deep as there are players. */
  Layout(CanopyView view) {
    forest = new ForestIndex(view);
    column = new double[forest.size()];
    Deque<Integer> next = new ArrayDeque<>();
    for (int seat = 0; seat < forest.size(); seat++) {
      if (forest.parent(seat) == ForestIndex.NOBODY) {
        next.add(seat);
      }
    }
    while (!next.isEmpty()) {
      int seat = next.pop();
      if (forest.children(seat).isEmpty()) {
        column[seat] = columns++;
      }
      forest.children(seat).reversed().forEach(next::push);
    }
    for (int i = forest.size() - 1; i >= 0; i--) {
      List<Integer> children = forest.children(forest.inOrder(i));
      if (!children.isEmpty()) {
        double sum = column[children.getFirst()] + column[children.getLast()];
        column[forest.inOrder(i)] = sum / 2;
      }
    }
  }

  int columns() {
    return columns;
  }

  double column(int seat) {
    return column[seat];
  }

  ForestIndex forest() {
    return forest;
  }
}
