package dev.agon.game;

import java.util.List;

/** Who or what decides next. */
public sealed interface Turn {

  /** One seat decides. */
  record OneDecides(int seat) implements Turn {}

  /**
   * Several seats decide at once, and none knows what the others choose.
   *
   * @param seats at least two, in ascending order
   */
  record SeveralDecide(List<Integer> seats) implements Turn {
    public SeveralDecide {
      seats = List.copyOf(seats);
      if (seats.size() < 2) {
        throw new IllegalArgumentException("several seats decide, not " + seats);
      }
      for (int i = 1; i < seats.size(); i++) {
        if (seats.get(i - 1) >= seats.get(i)) {
          throw new IllegalArgumentException("seats must ascend: " + seats);
        }
      }
    }
  }

  /**
   * Chance decides. What comes out depends on the deal and the key alone, so the key names what is
   * being dealt (the third load of round two), never who asked for it.
   */
  record Chance(long key, Sampler sampler) implements Turn {}

  /** The match is over. */
  record Over() implements Turn {}

  /** Draws one of chance's outcomes, each with its probability. */
  @FunctionalInterface
  interface Sampler {
    Roll draw(Dice dice);
  }
}
