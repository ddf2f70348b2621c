package dev.agon.games.canopy.rules;

import dev.agon.game.Dice;
import java.util.Arrays;
import java.util.BitSet;

/** The order in which the players have their turns in a round. */
public final class Order implements CanopyRoll {
  /** Before the first round. */
  static final Order NONE = new Order(new int[0]);

  private final int[] players;

  private Order(int[] players) {
    this.players = players;
  }

  /** The order with these players, each of whom must occur once, from 0 on. */
  public static Order of(int... players) {
    BitSet seen = new BitSet(players.length);
    for (int player : players) {
      if (player < 0 || player >= players.length || seen.get(player)) {
        throw new IllegalArgumentException(
            "an order has each of " + players.length + " players once, from 0 on");
      }
      seen.set(player);
    }
    return new Order(players.clone());
  }

  /** Draws an order of so many players, all equally likely. */
  static Order draw(int players, Dice dice) {
    int[] order = new int[players];
    for (int i = 0; i < players; i++) {
      int j = dice.nextInt(i + 1);
      order[i] = order[j];
      order[j] = i;
    }
    return new Order(order);
  }

  public int size() {
    return players.length;
  }

  /** The player with this turn, from 0. */
  public int player(int turn) {
    return players[turn];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Order that && Arrays.equals(players, that.players);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(players);
  }

  @Override
  public String toString() {
    return "Order" + Arrays.toString(players);
  }
}
