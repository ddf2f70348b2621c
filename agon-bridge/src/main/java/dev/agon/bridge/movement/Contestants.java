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

  public String id() {
    return id;
  }

  public String one() {
    return one;
  }
}
