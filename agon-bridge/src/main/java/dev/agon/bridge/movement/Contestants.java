package dev.agon.bridge.movement;

/** What the numbers of a movement stand for. */
public enum Contestants {
  PAIRS("pairs", "pair"),
  PLAYERS("players", "player"),
  TEAMS("teams", "team");

  private final String id;
  private final String one;

  Contestants(String id, String one) {
    this.id = id;
    this.one = one;
  }

  /** As in files and flags. */
  public String id() {
    return id;
  }

  /** One of them, in words. */
  public String one() {
    return one;
  }
}
