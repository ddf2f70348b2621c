package dev.agon.games.botstack.rules;

/**
 * A player's two slots.
 *
 * @param bits the index of the first slot's item in the lowest three bits, then that of the second
 *     slot
 */
public record Items(int bits) {
  static final Items NONE = of(Item.EMPTY, Item.EMPTY);

  private static final int SECOND_AT = 3;
  private static final int SLOT = 7;

  static Items of(Item first, Item second) {
    return new Items(second.index() << SECOND_AT | first.index());
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
      case FIRST -> of(Item.EMPTY, second());
      case SECOND -> of(first(), Item.EMPTY);
    };
  }

  /** With one more item in the first free slot; unchanged if no slot is free. */
  Items with(Item item) {
    if (first() == Item.EMPTY) {
      return of(item, second());
    }
    return second() == Item.EMPTY ? of(first(), item) : this;
  }
}
