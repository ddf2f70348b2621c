package dev.agon.games.coinfight.rules;

import java.util.ArrayList;
import java.util.List;

/** The change that can be taken for a coin: always worth less than the coin. */
public final class Change {
  private Change() {}

  /** From the next lower denomination down to the lowest, as many as the limit allows. */
  public static Coins maxValue(Coins table, int coin) {
    long change = 0;
    int room = table.denominations().cents(coin) - 1;
    for (int i = coin - 1; i >= 0; i--) {
      int taken = most(table, i, room);
      change += Coins.packed(i, taken);
      room -= taken * table.denominations().cents(i);
    }
    return Coins.unpacked(table.denominations(), change);
  }

  /** From the lowest denomination up to the next lower one, as many as the limit allows. */
  public static Coins maxCount(Coins table, int coin) {
    long change = 0;
    int room = table.denominations().cents(coin) - 1;
    for (int i = 0; i < coin; i++) {
      int taken = most(table, i, room);
      change += Coins.packed(i, taken);
      room -= taken * table.denominations().cents(i);
    }
    return Coins.unpacked(table.denominations(), change);
  }

  /** Every possible change, none first; counts of the lowest denomination vary fastest. */
  public static List<Coins> every(Coins table, int coin) {
    List<Coins> all = new ArrayList<>();
    collect(table, coin - 1, table.denominations().cents(coin) - 1, 0, all);
    return all;
  }

  private static void collect(Coins table, int index, int room, long taken, List<Coins> all) {
    if (index < 0) {
      all.add(Coins.unpacked(table.denominations(), taken));
      return;
    }
    int cents = table.denominations().cents(index);
    int most = most(table, index, room);
    for (int n = 0; n <= most; n++) {
      collect(table, index - 1, room - n * cents, taken + Coins.packed(index, n), all);
    }
  }

  /** The most coins of a denomination that are on the table and worth no more than the room. */
  private static int most(Coins table, int index, int room) {
    int count = table.count(index);
    return count == 0 ? 0 : Math.min(count, room / table.denominations().cents(index));
  }
}
