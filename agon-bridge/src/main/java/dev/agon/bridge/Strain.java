package dev.agon.bridge;

/** What a contract is played in. */
public enum Strain {
  CLUBS("C", '\u2663', 20),
  DIAMONDS("D", '\u2666', 20),
  HEARTS("H", '\u2665', 30),
  SPADES("S", '\u2660', 30),
  NO_TRUMP("NT", 'N', 30);

  private final String letters;
  private final char symbol;
  private final int trickValue;

  Strain(String letters, char symbol, int trickValue) {
    this.letters = letters;
    this.symbol = symbol;
    this.trickValue = trickValue;
  }

  /** As in {@code 3NT}. */
  public String letters() {
    return letters;
  }

  char symbol() {
    return symbol;
  }

  /** What a trick over six is worth, the first one in no trump apart. */
  int trickValue() {
    return trickValue;
  }
}
