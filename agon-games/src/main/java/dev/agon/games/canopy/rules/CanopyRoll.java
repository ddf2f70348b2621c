package dev.agon.games.canopy.rules;

import dev.agon.game.Roll;

/** What chance decides. */
public sealed interface CanopyRoll extends Roll permits Order, CanopyRoll.Drawn {

  /** The number that decides a fight. */
  record Drawn(int number) implements CanopyRoll {
    public Drawn {
      if (number < 0) {
        throw new IllegalArgumentException("a number is drawn from 0 on, not " + number);
      }
    }
  }
}
