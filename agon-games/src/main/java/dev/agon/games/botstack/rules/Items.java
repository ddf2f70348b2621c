package dev.agon.games.botstack.rules;

import dev.agon.game.Dice;

/**
 * A player's two slots.
 *
 * @param bits the index of the first slot's item in the lowest three bits, then that of the second
 *     slot
 */
public record Items(int bits) {
  static final Items NONE = new Items(0);

  private static final int SECOND_AT = 3;
  private static final int SLOT = 7;

  static Items of(Item first, Item second) {
    return new Items(second.index() << SECOND_AT | first.index());
  }

  /** One item of any kind in the first slot. */
  static Items drawOne(Dice dice) {
    return new Items(drawIndex(dice));
  }

  /** An item of any kind in each slot. */
  static Items drawTwo(Dice dice) {
    int first = drawIndex(dice);
    return new Items(drawIndex(dice) << SECOND_AT | first);
  }

  private static int drawIndex(Dice dice) {
    return 1 + dice.nextInt(Item.KINDS);
  }

  public Item first() {
    return Item.of(bits & SLOT);
  }

  public Item second() {
    return Item.of(bits >> SECOND_AT);
  }

  public boolean areNone() {
    return bits == NONE.bits;
  }

  /** The item that this use takes. */
  public Item in(Decision.Use use) {
    return switch (use) {
      case NONE -> Item.EMPTY;
      case FIRST -> first();
      case SECOND -> second();
    };
  }

  /** Without the item that this use takes. */
  public Items without(Decision.Use use) {
    return switch (use) {
      case NONE -> this;
      case FIRST -> new Items(bits & ~SLOT);
      case SECOND -> new Items(bits & SLOT);
    };
  }

  /** With one more item in the first free slot; unchanged if no slot is free. */
  Items with(Item item) {
    if ((bits & SLOT) == 0) {
      return new Items(bits | item.index());
    }
    return bits >> SECOND_AT == 0 ? new Items(bits | item.index() << SECOND_AT) : this;
  }
}
