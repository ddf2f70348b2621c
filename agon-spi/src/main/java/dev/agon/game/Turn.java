package dev.agon.game;

import java.util.List;

/**
 * Who or what decides next.
 *
 * @param <R> what chance decides in this game
 */
public sealed interface Turn<R> {

  /** One seat decides. */
  record OneDecides<R>(int seat) implements Turn<R> {}

  /** Several seats decide at once, none knowing what the others chose; in ascending order. */
  record SeveralDecide<R>(List<Integer> seats) implements Turn<R> {
    public SeveralDecide {
      seats = List.copyOf(seats);
    }
  }

  /**
   * Chance decides. What comes out depends on the deal's seed and the key alone, so the key names
   * what is being dealt (the third load of round two), never who asked for it.
   */
  record Chance<R>(long key, Sampler<R> sampler) implements Turn<R> {}

  /** The match is over. */
  record Over<R>() implements Turn<R> {}

  /** Draws one of chance's outcomes, each with its probability. */
  @FunctionalInterface
  interface Sampler<R> {
    R draw(Dice dice);
  }
}
