package dev.agon.game;

import java.util.List;

/**
 * Something that happened in a match, and led from one state to the next.
 *
 * @param <M> what a seat decides
 */
public sealed interface Step<M> {

  /** The seat that was asked made a legal move. */
  record Moved<M>(int seat, M move) implements Step<M> {}

  /** All the seats that were asked made a legal move each; in ascending order of seats. */
  record MovedTogether<M>(List<Moved<M>> moves) implements Step<M> {
    public MovedTogether {
      moves = List.copyOf(moves);
    }
  }

  /** Chance decided. */
  record Rolled<M>(Roll roll) implements Step<M> {}

  /**
   * A seat broke a rule or broke down; each game's rules say what follows. Of those asked together
   * several may fail: they forfeit one after the other in the order of seats, the later ones even
   * when the match is over by then. For a seat that has no part in the match any more nothing
   * follows.
   */
  record Forfeited<M>(int seat, ForfeitReason reason) implements Step<M> {}
}
