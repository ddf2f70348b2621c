package dev.agon.games.botstack;

/**
 * One of the two, in a round.
 *
 * @param wins rounds won so far
 * @param skips skips pending: so many of the player's next turns follow at once
 * @param mayAsk whether the player's next action is the first after a load
 */
public record Player(int wins, int health, Items items, int skips, boolean mayAsk) {
  static final int HEALTH = 3;

  static Player entering(int wins) {
    return new Player(wins, HEALTH, Items.NONE, 0, false);
  }

  Player hit() {
    return new Player(wins, health - 1, items, skips, mayAsk);
  }

  Player healed() {
    return new Player(wins, health + 1, items, skips, mayAsk);
  }

  Player holding(Items other) {
    return new Player(wins, health, other, skips, mayAsk);
  }

  /** With these items, and the chance to ask if the deal brings it. */
  Player dealt(Items other, boolean may) {
    return new Player(wins, health, other, skips, may);
  }

  Player skipping(int turns) {
    return new Player(wins, health, items, turns, mayAsk);
  }

  Player mayAsk(boolean may) {
    return may == mayAsk ? this : new Player(wins, health, items, skips, may);
  }

  Player won() {
    return new Player(wins + 1, health, items, skips, mayAsk);
  }
}
