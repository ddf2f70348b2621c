package dev.agon.games.botstack.rules;

/**
 * A player in a round: health, items, pending skips and rounds won; nothing of it is hidden.
 *
 * @param bits everything, packed; a state keeps only these, since a match makes hundreds of players
 */
public record Player(int bits) {
  /** The health at the start of a round. */
  public static final int START_HEALTH = 3;

  private static final int WINS_TO_WIN = 2;

  private static final int WINS = 3;
  private static final int MAY_ASK = 1 << 2;
  private static final int ITEMS_AT = 3;
  private static final int ITEMS = 63;
  private static final int SKIPS_AT = 9;
  private static final int SKIPS = 1023;
  private static final int HEALTH_AT = 19;

  static Player of(int wins, int health, Items items, int skips, boolean mayAsk) {
    return new Player(
        health << HEALTH_AT
            | skips << SKIPS_AT
            | items.bits() << ITEMS_AT
            | (mayAsk ? MAY_ASK : 0)
            | wins);
  }

  static Player entering(int wins) {
    return new Player(START_HEALTH << HEALTH_AT | wins);
  }

  /** Rounds won so far. */
  public int wins() {
    return bits & WINS;
  }

  boolean hasWonMatch() {
    return wins() == WINS_TO_WIN;
  }

  public int health() {
    return bits >> HEALTH_AT;
  }

  public Items items() {
    return new Items(bits >> ITEMS_AT & ITEMS);
  }

  /** Pending skips; each lets the player have another turn before the other one. */
  public int skips() {
    return bits >> SKIPS_AT & SKIPS;
  }

  /** Whether the player may ask for a draw: the next action is the first after a load. */
  public boolean mayAsk() {
    return (bits & MAY_ASK) != 0;
  }

  public Player hit() {
    return new Player(bits - (1 << HEALTH_AT));
  }

  Player healed() {
    return new Player(bits + (1 << HEALTH_AT));
  }

  Player won() {
    return new Player(bits + 1);
  }

  public Player holding(Items other) {
    return new Player(bits & ~(ITEMS << ITEMS_AT) | other.bits() << ITEMS_AT);
  }

  Player skipping(int turns) {
    return new Player(bits & ~(SKIPS << SKIPS_AT) | turns << SKIPS_AT);
  }

  Player mayAsk(boolean may) {
    return new Player(may ? bits | MAY_ASK : bits & ~MAY_ASK);
  }
}
