package dev.agon.games.coinfight;

import java.util.ArrayList;
import java.util.List;

/** The change that can be taken for a coin: always worth less than the coin. */
public final class Change {
  private Change() {}

  /** From the next lower denomination down to the lowest, as many as the limit allows. */
  public static Coins maxValue(Coins table, int coin) {
    Coins change = Coins.none(table.denominations());
    int room = table.denominations().cents(coin) - 1;
    for (int i = coin - 1; i >= 0; i--) {
      int cents = table.denominations().cents(i);
      int taken = Math.min(table.count(i), room / cents);
      change = change.plus(i, taken);
      room -= taken * cents;
    }
    return change;
  }

  /** From the lowest denomination up to the next lower one, as many as the limit allows. */
  public static Coins maxCount(Coins table, int coin) {
    Coins change = Coins.none(table.denominations());
    int room = table.denominations().cents(coin) - 1;
    for (int i = 0; i < coin; i++) {
      int cents = table.denominations().cents(i);
      int taken = Math.min(table.count(i), room / cents);
      change = change.plus(i, taken);
      room -= taken * cents;
    }
    return change;
  }

  /** Every possible change, none first; counts of the lowest denomination vary fastest. */
  public static List<Coins> every(Coins table, int coin) {
    List<Coins> all = new ArrayList<>();
    collect(
        table,
        coin - 1,
        table.denominations().cents(coin) - 1,
        Coins.none(table.denominations()),
        all);
    return all;
  }

  private static void collect(Coins table, int index, int room, Coins taken, List<Coins> all) {
    if (index < 0) {
      all.add(taken);
      return;
    }
    int cents = table.denominations().cents(index);
    int most = Math.min(table.count(index), room / cents);
    for (int n = 0; n <= most; n++) {
      collect(table, index - 1, room - n * cents, taken.plus(index, n), all);
    }
  }
}
