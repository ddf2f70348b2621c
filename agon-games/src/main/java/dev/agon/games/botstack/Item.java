package dev.agon.games.botstack;

/** What a slot holds. */
public enum Item {
  EMPTY(0, "empty"),

  /** Shows its owner the current bullet. */
  PEEK(1, "peek"),

  /** Throws the current bullet out. */
  EJECT(2, "eject"),

  /** Makes its owner's next turn follow at once. */
  SKIP(3, "skip"),

  /** Gives its owner one health. */
  HEALTH_KIT(4, "kit"),

  /** Loads the gun anew. */
  RELOAD(5, "reload");

  /** How many kinds there are besides empty. */
  public static final int KINDS = 5;

  private static final Item[] ALL = values();

  /** Where it stands in tables. */
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
