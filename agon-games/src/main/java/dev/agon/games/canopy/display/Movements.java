package dev.agon.games.canopy.display;

import dev.agon.games.canopy.rules.CanopyView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** The moves of two players and their trees after a fight, in sentences. */
public final class Movements {
  private final CanopyView before;
  private final CanopyView after;
  private final IntFunction<String> name;
  private final List<String> sentences = new ArrayList<>();

  private Movements(CanopyView before, CanopyView after, IntFunction<String> name) {
    this.before = before;
    this.after = after;
    this.name = name;
  }

  /**
   * The moves after a fight of these two.
   *
   * @param name of a player; sentences begin with one
   */
  public static List<String> of(
      CanopyView before, CanopyView after, int one, int other, IntFunction<String> name) {
    Movements movements = new Movements(before, after, name);
    if (after.parent(one).equals(before.parent(one))
        && after.parent(other).equals(before.parent(other))) {
      movements.sentences.add("Nobody moves.");
    } else if (before.isRoot(one) && before.isRoot(other)) {
      boolean won = after.isRoot(one);
      movements.link(won ? one : other, won ? other : one);
    } else {
      boolean won = before.parent(one).orElse(Layout.NOBODY) == other;
      movements.swap(won ? one : other, won ? other : one);
    }
    return movements.sentences;
  }

  private void link(int winner, int loser) {
    if (after.layer(winner) != before.layer(winner)) {
      sentences.add(moves(winner));
    }
    if (after.layer(loser) != before.layer(loser)) {
      sentences.add(moves(loser));
    }
    sentences.add(
        name.apply(loser)
            + " is a child of "
            + name.apply(winner)
            + " now, in layer "
            + after.layer(loser)
            + ".");
  }

  private String moves(int root) {
    return name.apply(root)
        + " moves from layer "
        + before.layer(root)
        + " to layer "
        + after.layer(root)
        + ", with its tree.";
  }

  private void swap(int child, int parent) {
    sentences.add(
        name.apply(child)
            + " and "
            + name.apply(parent)
            + " swap places: "
            + name.apply(child)
            + " is in layer "
            + after.layer(child)
            + " now, "
            + name.apply(parent)
            + " in layer "
            + after.layer(parent)
            + ".");
  }
}
