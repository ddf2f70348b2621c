package dev.agon.games.botstack.rules;

/** What the gun fires. */
public enum Bullet {
  BLANK("blank"),
  LIVE("live");

  private final String word;

  Bullet(String word) {
    this.word = word;
  }

  public String id() {
    return word;
  }
}
