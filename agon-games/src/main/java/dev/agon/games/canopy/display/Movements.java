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

  /** The moves after a fight of these two; sentences begin with a name. */
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
      boolean won = before.parent(one).orElse(ForestIndex.NOBODY) == other;
      movements.swap(won ? one : other, won ? other : one);
    }
    return movements.sentences;
  }

  private void link(int winner, int loser) {
    for (int root : List.of(winner, loser)) {
      if (after.layer(root) != before.layer(root)) {
        sentences.add(
            "%s moves from layer %d to layer %d, with its tree."
                .formatted(name.apply(root), before.layer(root), after.layer(root)));
      }
    }
    sentences.add(
        "%s is a child of %s now, in layer %d."
            .formatted(name.apply(loser), name.apply(winner), after.layer(loser)));
  }

  private void swap(int child, int parent) {
    String high = name.apply(child);
    String low = name.apply(parent);
    sentences.add(
        "%s and %s swap places: %s is in layer %d now, %s in layer %d."
            .formatted(high, low, high, after.layer(child), low, after.layer(parent)));
  }
}
