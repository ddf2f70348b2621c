package dev.agon.games.canopy.display;

import dev.agon.games.canopy.rules.CanopyView;
import java.util.Arrays;

/**
 * Where each player is drawn. Layers are rows; a player without children has a column of its own,
 * and a parent is above the middle of its children.
 */
final class Layout {
  /** Instead of a player where there is none. */
  static final int NOBODY = -1;

  private final CanopyView forest;
  private final int[] layers;
  private final int[] firstChild;
  private final int[] nextSibling;
  private final double[] column;
  private int columns;
  private int top;

  Layout(CanopyView forest) {
    this.forest = forest;
    this.layers = forest.layers();
    int size = forest.players();
    firstChild = new int[size];
    nextSibling = new int[size];
    column = new double[size];
    Arrays.fill(firstChild, NOBODY);
    Arrays.fill(nextSibling, NOBODY);
    for (int seat = size - 1; seat >= 0; seat--) {
      int parent = forest.parent(seat).orElse(NOBODY);
      if (parent != NOBODY) {
        nextSibling[seat] = firstChild[parent];
        firstChild[parent] = seat;
      }
      top = Math.max(top, layers[seat]);
    }
    for (int seat = 0; seat < size; seat++) {
      if (forest.isRoot(seat)) {
        place(seat);
      }
    }
  }

  /**
   * Children before their parent, without recursion: a tree may be as deep as there are players.
   */
  private void place(int root) {
    int at = root;
    while (true) {
      while (firstChild[at] != NOBODY) {
        at = firstChild[at];
      }
      column[at] = columns++;
      while (at != root && nextSibling[at] == NOBODY) {
        at = forest.parent(at).orElse(NOBODY);
        column[at] = (column[firstChild[at]] + column[lastChild(at)]) / 2;
      }
      if (at == root) {
        return;
      }
      at = nextSibling[at];
    }
  }

  private int lastChild(int parent) {
    int child = firstChild[parent];
    while (nextSibling[child] != NOBODY) {
      child = nextSibling[child];
    }
    return child;
  }

  int columns() {
    return columns;
  }

  /** The highest layer with a player. */
  int top() {
    return top;
  }

  int layer(int seat) {
    return layers[seat];
  }

  double column(int seat) {
    return column[seat];
  }

  /** The first child, or {@link #NOBODY}. */
  int firstChild(int parent) {
    return firstChild[parent];
  }

  /** The next child of the same parent, or {@link #NOBODY}. */
  int nextSibling(int child) {
    return nextSibling[child];
  }
}
