package dev.agon.games.canopy;

/** What chance decides. */
public sealed interface Roll permits Order, Roll.Drawn {

  /** The number that decides a fight. */
  record Drawn(int number) implements Roll {
    public Drawn {
      if (number < 0) {
        throw new IllegalArgumentException("a number is drawn from 0 on, not " + number);
      }
    }
  }
}
