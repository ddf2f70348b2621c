package dev.agon.games.botstack.rules;

/** What a slot holds. */
public enum Item {
  EMPTY(0, "empty"),

  /** Shows its owner the current bullet. */
  PEEK(1, "peek"),

  /** Removes the current bullet. */
  EJECT(2, "eject"),

  /** Gives its owner another turn before the other player's. */
  SKIP(3, "skip"),

  /** Gives its owner one health. */
  HEALTH_KIT(4, "kit"),

  /** Loads the gun again. */
  RELOAD(5, "reload");

  /** The number of kinds besides empty. */
  public static final int KINDS = 5;

  private static final Item[] ALL = values();

  /** Its index in tables. */
  private final int index;

  private final String word;

  Item(int index, String word) {
    this.index = index;
    this.word = word;
  }

  public int index() {
    return index;
  }

  public String id() {
    return word;
  }

  public static Item of(int index) {
    return ALL[index];
  }
}
