package dev.agon.games.canopy.rules;

/**
 * A player in the forest.
 *
 * @param place the number of its place in the forest
 * @param rested whether the player's last turn was a rest
 * @param faulted whether the player only passes and retreats from now on
 */
record Player(double experience, int place, boolean rested, boolean faulted) {
  Player with(double other) {
    return new Player(other, place, rested, faulted);
  }

  Player at(int other) {
    return new Player(experience, other, rested, faulted);
  }

  Player afterRest() {
    return new Player(Experience.afterRest(experience), place, true, faulted);
  }

  /** The player after a turn without a rest. */
  Player awake() {
    return rested ? new Player(experience, place, false, faulted) : this;
  }

  Player afterFault() {
    return new Player(experience, place, rested, true);
  }
}
