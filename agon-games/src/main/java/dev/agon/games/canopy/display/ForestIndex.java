package dev.agon.games.canopy.display;

import dev.agon.games.canopy.rules.CanopyView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A forest from the roots down: who is below whom, and how many. */
final class ForestIndex {
  /** Instead of a player where there is none. */
  static final int NOBODY = -1;

  private final int[] layers;
  private final int[] parents;
  private final int[] firstChild;
  private final int[] nextSibling;

  /** All players, those in higher layers first. */
  private final int[] order;

  private final int[] treeSize;

  ForestIndex(CanopyView forest) {
    int size = forest.players();
    layers = forest.layers();
    parents = new int[size];
    firstChild = new int[size];
    nextSibling = new int[size];
    treeSize = new int[size];
    Arrays.fill(firstChild, NOBODY);
    Arrays.fill(treeSize, 1);
    for (int seat = size - 1; seat >= 0; seat--) {
      int parent = forest.parent(seat).orElse(NOBODY);
      parents[seat] = parent;
      nextSibling[seat] = parent == NOBODY ? NOBODY : firstChild[parent];
      if (parent != NOBODY) {
        firstChild[parent] = seat;
      }
    }
    order = byLayer();
    for (int i = size - 1; i >= 0; i--) {
      int parent = parents[order[i]];
      if (parent != NOBODY) {
        treeSize[parent] += treeSize[order[i]];
      }
    }
  }

  private int[] byLayer() {
    int highest = Arrays.stream(layers).max().orElse(0);
    int[] from = new int[highest + 2];
    for (int layer : layers) {
      from[highest - layer + 1]++;
    }
    for (int i = 1; i < from.length; i++) {
      from[i] += from[i - 1];
    }
    int[] sorted = new int[layers.length];
    for (int seat = 0; seat < layers.length; seat++) {
      sorted[from[highest - layers[seat]]++] = seat;
    }
    return sorted;
  }

  int size() {
    return layers.length;
  }

  int layer(int seat) {
    return layers[seat];
  }

  /** The highest layer with a player. */
  int top() {
    return layers[order[0]];
  }

  /** The parent, or {@link #NOBODY}. */
  int parent(int seat) {
    return parents[seat];
  }

  /** The player with this index among all, those in higher layers first. */
  int inOrder(int index) {
    return order[index];
  }

  /** How many players are in the tree below and including this one. */
  int treeSize(int seat) {
    return treeSize[seat];
  }

  List<Integer> children(int seat) {
    List<Integer> children = new ArrayList<>();
    for (int child = firstChild[seat]; child != NOBODY; child = nextSibling[child]) {
      children.add(child);
    }
    return children;
  }
}
