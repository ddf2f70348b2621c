package dev.agon.games.canopy.display;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The players of a forest who are drawn, and how many are folded below each of them. In a large
 * forest these are some who matter now, some of those above them, and then the largest trees.
 */
final class ForestPart {
  /** How many of those above a player are drawn, besides the root. */
  private static final int ANCESTORS = 2;

  private final ForestIndex forest;
  private final int size;
  private final boolean[] isDrawn;

  /** The nearest drawn player above each player, or {@link ForestIndex#NOBODY}. */
  private final int[] above;

  /** How many players are folded below each player; last, those that are below nobody. */
  private final int[] folded;

  private final Set<Integer> layers = new HashSet<>();
  private int drawn;
  private int foldedRoots;

  private ForestPart(ForestIndex forest) {
    this.forest = forest;
    this.size = forest.size();
    this.isDrawn = new boolean[size];
    this.above = new int[size];
    this.folded = new int[size + 1];
  }

  static ForestPart all(ForestIndex forest) {
    ForestPart part = new ForestPart(forest);
    for (int seat = 0; seat < part.size; seat++) {
      part.draw(seat);
    }
    part.fold();
    return part;
  }

  /**
   * The most important players.
   *
   * @param important who must be drawn; those below the first are drawn too, if there are few
   * @param budget how many are drawn, besides those who must be
   * @param bands in how many layers they are, besides those who must be drawn
   */
  static ForestPart around(ForestIndex forest, Set<Integer> important, int budget, int bands) {
    ForestPart part = new ForestPart(forest);
    important.forEach(part::drawWithAncestors);
    important.stream().findFirst().ifPresent(seat -> part.drawChildren(seat, budget / 2));
    part.fill(budget, bands);
    part.fold();
    return part;
  }

  private void draw(int seat) {
    if (!isDrawn[seat]) {
      isDrawn[seat] = true;
      layers.add(forest.layer(seat));
      drawn++;
    }
  }

  private void drawWithAncestors(int seat) {
    draw(seat);
    int at = seat;
    for (int i = 0; forest.parent(at) != ForestIndex.NOBODY; i++) {
      at = forest.parent(at);
      if (i < ANCESTORS || forest.parent(at) == ForestIndex.NOBODY) {
        draw(at);
      }
    }
  }

  private void drawChildren(int seat, int most) {
    forest.children(seat).stream().sorted(byTreeSize()).limit(most).forEach(this::draw);
  }

  private Comparator<Integer> byTreeSize() {
    return Comparator.comparingInt((Integer seat) -> -forest.treeSize(seat))
        .thenComparingInt(seat -> seat);
  }

  /** Draws the roots of the largest trees, then the largest trees below them. */
  private void fill(int budget, int bands) {
    PriorityQueue<Integer> next = new PriorityQueue<>(byTreeSize());
    for (int seat = 0; seat < size; seat++) {
      if (forest.parent(seat) == ForestIndex.NOBODY) {
        next.add(seat);
      }
    }
    while (drawn < budget && !next.isEmpty()) {
      int seat = next.remove();
      if (layers.contains(forest.layer(seat)) || layers.size() < bands) {
        draw(seat);
        next.addAll(forest.children(seat));
      }
    }
  }

  private void fold() {
    for (int i = 0; i < size; i++) {
      int seat = forest.inOrder(i);
      int parent = forest.parent(seat);
      above[seat] = parent == ForestIndex.NOBODY || isDrawn[parent] ? parent : above[parent];
      if (!isDrawn[seat]) {
        foldedRoots += parent == ForestIndex.NOBODY ? 1 : 0;
        folded[above[seat] == ForestIndex.NOBODY ? size : above[seat]]++;
      }
    }
  }

  /** The players who are drawn, in ascending order. */
  List<Integer> seats() {
    return IntStream.range(0, size).filter(seat -> isDrawn[seat]).boxed().toList();
  }

  int layer(int seat) {
    return forest.layer(seat);
  }

  /** The nearest player above who is drawn, or {@link ForestIndex#NOBODY}. */
  int above(int seat) {
    return above[seat];
  }

  /** Whether nobody is left out between the player and the one above. */
  boolean isDirect(int seat) {
    return above[seat] == forest.parent(seat);
  }

  int folded(int seat) {
    return folded[seat];
  }

  /** How many trees are left out as a whole. */
  int foldedTrees() {
    return foldedRoots;
  }

  /** How many players are in trees that are left out as a whole. */
  int foldedInTrees() {
    return folded[size];
  }

  boolean hasFolds() {
    return drawn < size;
  }
}
