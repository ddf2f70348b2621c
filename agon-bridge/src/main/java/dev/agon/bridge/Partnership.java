package dev.agon.bridge;

/** One of the two partnerships at a table. */
public enum Partnership {
  NS("NS", "North-South"),
  EW("EW", "East-West");

  private final String id;
  private final String words;

  Partnership(String id, String words) {
    this.id = id;
    this.words = words;
  }

  public String id() {
    return id;
  }

  public String describe() {
    return words;
  }

  public Partnership other() {
    return this == NS ? EW : NS;
  }

  /** Converts a score from North-South's point of view to this side's. */
  public int fromNorthSouth(int score) {
    return this == NS ? score : -score;
  }
}
