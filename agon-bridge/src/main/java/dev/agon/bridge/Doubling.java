package dev.agon.bridge;

/** Whether a contract was doubled. */
public enum Doubling {
  UNDOUBLED("", 1),
  DOUBLED("x", 2),
  REDOUBLED("xx", 4);

  private final String id;
  private final int factor;

  Doubling(String id, int factor) {
    this.id = id;
    this.factor = factor;
  }

  /** The suffix of a contract in a file. */
  public String id() {
    return id;
  }

  /** What the trick values are multiplied by. */
  int factor() {
    return factor;
  }
}
