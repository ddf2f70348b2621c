package dev.agon.bridge;

/** The denomination of a contract: a suit, or no trump. */
public enum Strain {
  CLUBS("C", "clubs", '\u2663', 20),
  DIAMONDS("D", "diamonds", '\u2666', 20),
  HEARTS("H", "hearts", '\u2665', 30),
  SPADES("S", "spades", '\u2660', 30),
  NO_TRUMP("NT", "no trump", 'N', 30);

  private final String id;
  private final String words;
  private final char symbol;
  private final int trickValue;

  Strain(String id, String words, char symbol, int trickValue) {
    this.id = id;
    this.words = words;
    this.symbol = symbol;
    this.trickValue = trickValue;
  }

  /** The letters in a file, as in {@code 3NT}. */
  public String id() {
    return id;
  }

  public String describe() {
    return words;
  }

  char symbol() {
    return symbol;
  }

  /** The value of a trick over six; the first one in no trump is worth 10 more. */
  int trickValue() {
    return trickValue;
  }
}
