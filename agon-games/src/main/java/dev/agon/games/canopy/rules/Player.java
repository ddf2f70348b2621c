package dev.agon.games.canopy.rules;

/**
 * A player in the forest.
 *
 * @param node the number of its node in the forest
 * @param rested whether the player's last turn was a rest
 * @param faulted whether the player only passes and retreats from now on
 */
record Player(double experience, int node, boolean rested, boolean faulted) {
  Player with(double other) {
    return new Player(other, node, rested, faulted);
  }

  Player at(int other) {
    return new Player(experience, other, rested, faulted);
  }

  Player afterRest() {
    return new Player(Experience.afterRest(experience), node, true, faulted);
  }

  /** The player after a turn without a rest. */
  Player awake() {
    return rested ? new Player(experience, node, false, faulted) : this;
  }

  Player afterFault() {
    return new Player(experience, node, rested, true);
  }
}
