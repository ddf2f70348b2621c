package dev.agon.games.canopy.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Dice;
import java.util.Arrays;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What a fight does to the trees. */
final class ForestTest {
  private static final int NONE = Forest.NOBODY;

  /** A forest of beginners with these parents and layers. */
  private static Forest forest(int[] parents, int[] layers) {
    Player[] players = new Player[parents.length];
    Arrays.setAll(players, seat -> new Player(Experience.MIN, seat, false, false));
    return Forest.of(players, parents, layers);
  }

  private static int[] parents(Forest forest) {
    int[] parents = new int[forest.size()];
    Arrays.setAll(parents, forest::parent);
    return parents;
  }

  private static int[] roots(Forest forest) {
    int[] roots = new int[forest.roots().size()];
    Arrays.setAll(roots, forest.roots()::get);
    return roots;
  }

  private static void assertLayers(Forest forest, int... layers) {
    assertThat(forest.layers()).containsExactly(layers);
    for (int seat = 0; seat < layers.length; seat++) {
      assertThat(forest.layer(seat)).isEqualTo(layers[seat]);
    }
  }

  /** Player 0 in layer 3 with child 1; player 2 in layer 1 with child 3. */
  private static Forest highAndLow() {
    return forest(new int[] {NONE, 0, NONE, 2}, new int[] {3, 2, 1, 0});
  }

  @Test
  void atTheStartEverybodyIsARootInLayer0() {
    Forest forest = Forest.of(5);
    assertThat(roots(forest)).containsExactly(0, 1, 2, 3, 4);
    assertLayers(forest, 0, 0, 0, 0, 0);
    assertThat(forest.player(4).experience()).isEqualTo(100);
  }

  /** N = M: the winner rises to the layer above. */
  @Test
  void ofTwoRootsInOneLayerTheWinnerRises() {
    Forest forest = Forest.of(3).beat(2, 0, true);
    assertThat(parents(forest)).containsExactly(2, NONE, NONE);
    assertThat(roots(forest)).containsExactly(1, 2);
    assertLayers(forest, 0, 0, 1);
  }

  /** N = 3, M = 1, so N > M+1: the loser moves to layer 2 and its child with it, to layer 1. */
  @Test
  void aLoserFarBelowMovesUpWithItsTree() {
    Forest forest = highAndLow().beat(0, 2, true);
    assertThat(parents(forest)).containsExactly(NONE, 0, 0, 2);
    assertThat(roots(forest)).containsExactly(0);
    assertLayers(forest, 3, 2, 2, 1);
  }

  /** N = 1, M = 3, so N < M+1: the winner moves to layer 4 and its child with it, to layer 3. */
  @Test
  void aWinnerBelowMovesUpWithItsTree() {
    Forest forest = highAndLow().beat(2, 0, true);
    assertThat(parents(forest)).containsExactly(2, 0, NONE, 2);
    assertThat(roots(forest)).containsExactly(2);
    assertLayers(forest, 3, 2, 4, 3);
  }

  /** N = M+1. */
  @Test
  void aLoserJustBelowStaysInItsLayer() {
    Forest forest = forest(new int[] {NONE, 0, NONE, 2}, new int[] {2, 1, 1, 0}).beat(0, 2, false);
    assertThat(parents(forest)).containsExactly(NONE, 0, 0, 2);
    assertLayers(forest, 2, 1, 1, 0);
  }

  /** A chain 0, 1, 2 with 3 beside 2 below 1, 4 and 5 below 2, and 6 beside 1. */
  private static Forest chain() {
    return forest(new int[] {NONE, 0, 1, 1, 2, 2, 0}, new int[] {3, 2, 1, 1, 0, 0, 2});
  }

  /**
   * Player 2 beats its parent 1: it takes 1's parent, layer and other child; 1 takes 2's children
   * and layer.
   */
  @Test
  void aChildThatWinsChangesPlacesWithItsParent() {
    Forest forest = chain().beat(2, 1, true);
    assertThat(parents(forest)).containsExactly(NONE, 2, 0, 2, 1, 1, 0);
    assertThat(roots(forest)).containsExactly(0);
    assertLayers(forest, 3, 1, 2, 1, 0, 0, 2);
  }

  @Test
  void aChildThatBeatsItsRootIsTheRoot() {
    Forest forest = chain().beat(1, 0, true);
    assertThat(parents(forest)).containsExactly(1, NONE, 0, 0, 2, 2, 1);
    assertThat(roots(forest)).containsExactly(1);
    assertLayers(forest, 2, 3, 1, 1, 0, 0, 2);
    Forest again = forest.beat(6, 1, false);
    assertThat(parents(again)).containsExactly(6, 6, 0, 0, 2, 2, NONE);
    assertThat(roots(again)).containsExactly(6);
  }

  @Test
  void aParentThatWinsStaysAndSoDoesItsChild() {
    for (Forest forest : new Forest[] {chain().beat(1, 2, true), chain().beat(0, 1, false)}) {
      assertThat(parents(forest)).containsExactly(parents(chain()));
      assertLayers(forest, 3, 2, 1, 1, 0, 0, 2);
    }
  }

  @Test
  void aFightDoesNotChangeTheForestBeforeIt() {
    Forest before = highAndLow();
    before.beat(2, 0, true);
    assertThat(parents(before)).containsExactly(NONE, 0, NONE, 2);
    assertThat(before.player(2).experience()).isEqualTo(100);
    assertLayers(before, 3, 2, 1, 0);
  }

  /** The winner challenged: 100 gains half of 100; the loser has nothing to lose. */
  @Test
  void aFightChangesBothExperiencesFromThoseBeforeIt() {
    Forest forest = Forest.of(2).beat(0, 1, true);
    assertThat(forest.player(0).experience()).isEqualTo(150);
    assertThat(forest.player(1).experience()).isEqualTo(100);
    // 150 challenges its child's 100 and loses: 150/100 * 50 / 2 = 37.5; 1.5 * 100 / 3 = 50.
    Forest back = forest.beat(1, 0, false);
    assertThat(back.player(0).experience()).isEqualTo(112.5);
    assertThat(back.player(1).experience()).isEqualTo(150);
  }

  @Test
  void theDifferenceInLayersIsKnownForAnyTwoPlayers() {
    Forest forest = chain();
    assertThat(forest.rise(1, 0)).isEqualTo(1);
    assertThat(forest.rise(0, 1)).isEqualTo(-1);
    assertThat(forest.rise(4, 6)).isEqualTo(2);
    assertThat(highAndLow().rise(2, 0)).isEqualTo(2);
  }

  /** Any size, compared with the library's sorted set. */
  @Test
  void rootsAreAnOrderedSet() {
    for (int size : new int[] {1, 2, 63, 64, 65, 2_048, 2_049, 70_000}) {
      Dice dice = new Dice(size);
      Roots roots = Roots.all(size);
      TreeSet<Integer> expected = new TreeSet<>();
      for (int i = 0; i < size; i++) {
        expected.add(i);
      }
      for (int change = 0; change < 200; change++) {
        int player = dice.nextInt(size);
        roots = roots.toggled(player);
        assertThat(expected.remove(player) || expected.add(player)).isTrue();
        assertThat(roots.has(player)).isEqualTo(expected.contains(player));
        assertThat(roots.size()).isEqualTo(expected.size());
      }
      int index = 0;
      for (int player : expected) {
        assertThat(roots.get(index++)).isEqualTo(player);
      }
    }
  }

  @Test
  void changingARowDoesNotChangeTheArrayBefore() {
    for (int size : new int[] {1, 31, 32, 33, 1_024, 1_025, 40_000}) {
      Rows<Integer> rows = Rows.of(size, i -> i);
      Rows<Integer> changed = rows.with(size - 1, -1).with(0, -2);
      for (int i = 1; i < size - 1; i++) {
        assertThat(changed.get(i)).isEqualTo(i);
      }
      assertThat(changed.get(0)).isEqualTo(-2);
      assertThat(changed.get(size - 1)).isEqualTo(size == 1 ? -2 : -1);
      assertThat(rows.get(0)).isZero();
      assertThat(rows.get(size - 1)).isEqualTo(size - 1);
    }
  }
}
