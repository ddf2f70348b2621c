package dev.agon.blotto.contest;

import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.games.blotto.rules.Plan;
import java.util.Arrays;
import java.util.List;

/**
 * A block of opponents, stored so that a plan fights all of them at once. A block has its own
 * working memory and is used by one thread.
 */
final class Block {
  /** The largest number of opponents in a block. */
  private static final int MAX_OPPONENTS = 4096;

  /** The largest size of a block in words, if its plans differ on every field. */
  private static final long MAX_WORDS = 1 << 23;

  private final Adder adder;
  private final long[][] wire;

  private final Levels[] levels;

  /** By field and n: the opponents whose units are among the n lowest levels of the field. */
  private final long[][][] lowest;

  Block(Adder adder, int fields, List<Plan> opponents) {
    this.adder = adder;
    int words = (opponents.size() + Long.SIZE - 1) / Long.SIZE;
    wire = new long[adder.wires()][];
    for (int i = adder.alwaysOn(); i < wire.length; i++) {
      wire[i] = new long[words];
    }
    Arrays.fill(wire[adder.alwaysOn()], ~0L);
    levels = new Levels[fields];
    lowest = new long[fields][][];
    for (int field = 0; field < fields; field++) {
      layOut(field, opponents, words);
    }
  }

  /** The number of opponents that keeps a block small and fast. */
  static int size(Battlefields battlefields) {
    int size = MAX_OPPONENTS;
    while (size > Long.SIZE && (long) battlefields.count() * size * size / Long.SIZE > MAX_WORDS) {
      size /= 2;
    }
    return size;
  }

  private void layOut(int field, List<Plan> opponents, int words) {
    int[] column = Levels.column(opponents, field);
    levels[field] = Levels.of(column);
    long[][] rows = new long[levels[field].count() + 1][words];
    for (int i = 0; i < column.length; i++) {
      rows[levels[field].upTo(column[i])][i / Long.SIZE] |= 1L << i;
    }
    for (int level = 1; level < rows.length; level++) {
      for (int word = 0; word < words; word++) {
        rows[level][word] |= rows[level - 1][word];
      }
    }
    lowest[field] = rows;
  }

  /** Lets a plan fight all opponents; {@link #wins} and {@link #draws} then give the result. */
  void fight(Plan plan) {
    for (int field = 0; field < levels.length; field++) {
      int units = plan.units(field);
      wire[Adder.fewer(field)] = lowest[field][levels[field].below(units)];
      wire[Adder.atMost(field)] = lowest[field][levels[field].upTo(units)];
    }
    adder.run(wire);
  }

  int wins() {
    return adder.wins(wire);
  }

  int draws() {
    return adder.draws(wire);
  }
}
