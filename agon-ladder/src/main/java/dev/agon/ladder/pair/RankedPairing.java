package dev.agon.ladder.pair;

import dev.agon.game.Dice;
import dev.agon.game.DrawKey;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Rules that choose a version first, and then its opponents with a look at the ranking. */
abstract class RankedPairing implements PairingRule {
  private final String id;
  private @Nullable RatedOrder ranking;

  RankedPairing(String id) {
    this.id = id;
  }

  @Override
  public final String id() {
    return id;
  }

  @Override
  public final List<Integer> choose(PairingView view, DrawKey key) {
    RatedOrder now = RatedOrder.of(view, ranking);
    ranking = now;
    Dice dice = key.dice(0);
    List<Integer> table = new ArrayList<>();
    table.add(first(view, dice));
    while (table.size() < view.settings().seats()) {
      int[] others =
          Arrays.stream(view.free()).filter(version -> !table.contains(version)).toArray();
      table.add(opponent(view, now, table.getFirst(), others, dice));
    }
    return table;
  }

  abstract int first(PairingView view, Dice dice);

  /**
   * An opponent of the first.
   *
   * @param others the free ones that are not at the table, ascending
   */
  abstract int opponent(PairingView view, RatedOrder ranking, int first, int[] others, Dice dice);

  static int drawn(int[] versions, Dice dice) {
    return versions[dice.nextInt(versions.length)];
  }

  /** The versions with the smallest values, the smallest first; equal ones are drawn. */
  static int[] smallest(int[] versions, int count, Value value, Dice dice) {
    double[] values = new double[versions.length];
    long[] lots = new long[versions.length];
    Integer[] order = new Integer[versions.length];
    for (int i = 0; i < versions.length; i++) {
      values[i] = value.of(versions[i]);
      lots[i] = dice.nextLong();
      order[i] = i;
    }
    Arrays.sort(
        order,
        (a, b) ->
            values[a] != values[b]
                ? Double.compare(values[a], values[b])
                : Long.compare(lots[a], lots[b]));
    return Arrays.stream(order).limit(count).mapToInt(i -> versions[i]).toArray();
  }

  /** A value of a version. */
  interface Value {
    double of(int version);
  }
}
