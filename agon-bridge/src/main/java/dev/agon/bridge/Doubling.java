package dev.agon.bridge;

/** Whether a contract was doubled. */
public enum Doubling {
  UNDOUBLED("", 1),
  DOUBLED("x", 2),
  REDOUBLED("xx", 4);

  private final String letters;
  private final int factor;

  Doubling(String letters, int factor) {
    this.letters = letters;
    this.factor = factor;
  }

  /** As they stand behind the contract. */
  public String letters() {
    return letters;
  }

  int factor() {
    return factor;
  }
}
