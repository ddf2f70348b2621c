package dev.agon.games.botstack;

/** What a player is asked. */
public enum Asked {
  /** Whether to ask the other to abstain; on the first action after a load. */
  ASK("ask"),

  /** Whether to accept when the other has asked. */
  ANSWER("answer"),

  /** Which item to use; only with an item in hand. */
  ITEM("item"),

  /** Whom to shoot. */
  SHOOT("shoot");

  private final String word;

  Asked(String word) {
    this.word = word;
  }

  public String id() {
    return word;
  }
}
