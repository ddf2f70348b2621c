package dev.agon.games.botstack.solve;

import dev.agon.games.botstack.rules.Item;
import dev.agon.games.botstack.rules.Items;

/** Up to two items in any slots, as a small number that is an index of tables. */
final class Hand {
  private static final int SLOT = Item.KINDS + 1;

  static final int COUNT = SLOT * (SLOT + 1) / 2;

  static final int NONE = 0;

  private static final int[][] OF = new int[SLOT][SLOT];
  private static final Item[] LOWER = new Item[COUNT];
  private static final Item[] HIGHER = new Item[COUNT];

  static {
    int next = 0;
    for (Item lower : Item.values()) {
      for (Item higher : Item.values()) {
        if (lower.index() <= higher.index()) {
          OF[lower.index()][higher.index()] = next;
          OF[higher.index()][lower.index()] = next;
          LOWER[next] = lower;
          HIGHER[next] = higher;
          next++;
        }
      }
    }
  }

  private Hand() {}

  static int of(Items items) {
    return of(items.first(), items.second());
  }

  static int of(Item one, Item other) {
    return OF[one.index()][other.index()];
  }

  static Item lower(int hand) {
    return LOWER[hand];
  }

  static Item higher(int hand) {
    return HIGHER[hand];
  }

  static boolean hasFreeSlot(int hand) {
    return LOWER[hand] == Item.EMPTY;
  }

  /** The hand without an item that it has. */
  static int without(int hand, Item item) {
    return of(Item.EMPTY, LOWER[hand] == item ? HIGHER[hand] : LOWER[hand]);
  }

  /** The hand with one more item; unchanged if no slot is free. */
  static int with(int hand, Item item) {
    return hasFreeSlot(hand) ? of(item, HIGHER[hand]) : hand;
  }
}
