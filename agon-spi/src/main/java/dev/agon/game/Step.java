package dev.agon.game;

import java.util.List;

/**
 * Something that happened in a match, and led from one state to the next.
 *
 * @param <M> what a seat decides
 * @param <R> what chance decides
 */
public sealed interface Step<M, R> {

  /** The seat that was asked made a legal move. */
  record Moved<M, R>(int seat, M move) implements Step<M, R> {}

  /** All the seats that were asked made a legal move each; in ascending order of seats. */
  record MovedTogether<M, R>(List<Moved<M, R>> moves) implements Step<M, R> {
    public MovedTogether {
      moves = List.copyOf(moves);
    }
  }

  /** Chance decided. */
  record Rolled<M, R>(R roll) implements Step<M, R> {}

  /**
   * A seat broke a rule or broke down; each game's rules say what follows. Of those asked together
   * several may fail: they forfeit one after the other in the order of seats, the later ones even
   * when the match is over by then. For a seat that has no part in the match any more nothing
   * follows.
   */
  record Forfeited<M, R>(int seat, ForfeitReason reason) implements Step<M, R> {}
}
