package dev.agon.games.botstack;

/** A player's two slots. */
public record Items(Item first, Item second) {
  static final Items NONE = new Items(Item.EMPTY, Item.EMPTY);

  public boolean areNone() {
    return first == Item.EMPTY && second == Item.EMPTY;
  }

  boolean hasFreeSlot() {
    return first == Item.EMPTY || second == Item.EMPTY;
  }

  /** What using a slot uses. */
  Item in(Decision.Use use) {
    return switch (use) {
      case NONE -> Item.EMPTY;
      case FIRST -> first;
      case SECOND -> second;
    };
  }

  Items without(Decision.Use use) {
    return switch (use) {
      case NONE -> this;
      case FIRST -> new Items(Item.EMPTY, second);
      case SECOND -> new Items(first, Item.EMPTY);
    };
  }

  /** With one more in the first free slot, if there is one. */
  Items with(Item item) {
    if (first == Item.EMPTY) {
      return new Items(item, second);
    }
    return second == Item.EMPTY ? new Items(first, item) : this;
  }
}
