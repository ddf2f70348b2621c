package dev.agon.games.canopy;

import java.util.Arrays;

/**
 * Where everybody is drawn: in a column each for those without children, and a parent above the
 * middle of its children, the layers being the rows.
 */
final class Layout {
  private final Forest forest;
  private final int[] layers;
  private final int[] firstChild;
  private final int[] nextSibling;
  private final double[] column;
  private int columns;
  private int top;

  Layout(Forest forest) {
    this.forest = forest;
    this.layers = forest.layers();
    int size = forest.size();
    firstChild = new int[size];
    nextSibling = new int[size];
    column = new double[size];
    Arrays.fill(firstChild, Forest.NOBODY);
    Arrays.fill(nextSibling, Forest.NOBODY);
    for (int seat = size - 1; seat >= 0; seat--) {
      int parent = forest.parent(seat);
      if (parent != Forest.NOBODY) {
        nextSibling[seat] = firstChild[parent];
        firstChild[parent] = seat;
      }
      top = Math.max(top, layers[seat]);
    }
    for (int i = 0; i < forest.roots().size(); i++) {
      place(forest.roots().get(i));
    }
  }

  /**
   * Children before their parent, without recursion: a tree may be as deep as there are players.
   */
  private void place(int root) {
    int at = root;
    while (true) {
      while (firstChild[at] != Forest.NOBODY) {
        at = firstChild[at];
      }
      column[at] = columns++;
      while (at != root && nextSibling[at] == Forest.NOBODY) {
        at = forest.parent(at);
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
    while (nextSibling[child] != Forest.NOBODY) {
      child = nextSibling[child];
    }
    return child;
  }

  int columns() {
    return columns;
  }

  /** The highest layer that anybody is in. */
  int top() {
    return top;
  }

  int layer(int seat) {
    return layers[seat];
  }

  double column(int seat) {
    return column[seat];
  }

  /** The first of the children, or {@link Forest#NOBODY}. */
  int firstChild(int parent) {
    return firstChild[parent];
  }

  /** The next of the same parent's, or {@link Forest#NOBODY}. */
  int nextSibling(int child) {
    return nextSibling[child];
  }
}
