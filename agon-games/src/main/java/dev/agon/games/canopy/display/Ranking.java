package dev.agon.games.canopy.display;

import dev.agon.games.canopy.rules.CanopyView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.PriorityQueue;

/** The players in the order in which the rules rank them. */
final class Ranking {
  static final int SHOWN = 12;

  private Ranking() {}

  /** The first players, by layer and then experience; and one more if it is not among them. */
  static List<Integer> best(CanopyView forest, OptionalInt more) {
    int[] layers = forest.layers();
    Comparator<Integer> order =
        Comparator.<Integer, Boolean>comparing(forest::isOut)
            .thenComparingInt(seat -> -layers[seat])
            .thenComparingDouble(seat -> -forest.experience(seat))
            .thenComparing(seat -> seat);
    PriorityQueue<Integer> worstFirst = new PriorityQueue<>(order.reversed());
    for (int seat = 0; seat < layers.length; seat++) {
      worstFirst.add(seat);
      if (worstFirst.size() > SHOWN) {
        worstFirst.remove();
      }
    }
    List<Integer> best = new ArrayList<>(worstFirst);
    best.sort(order);
    if (more.isPresent() && !best.contains(more.getAsInt())) {
      best.add(more.getAsInt());
    }
    return best;
  }
}
