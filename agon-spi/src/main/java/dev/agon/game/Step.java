package dev.agon.game;

import java.util.List;

/**
 * Something that leads from one state of a match to the next.
 *
 * @param <M> what a seat decides
 */
public sealed interface Step<M> {

  /** The seat that was asked made a legal move. */
  record Moved<M>(int seat, M move) implements Step<M> {}

  /**
   * All seats that were asked at once made a legal move each. {@link Turn.SeveralDecide} says what
   * happens if only some do.
   *
   * @param moves at least two, in ascending order of seats
   */
  record MovedTogether<M>(List<Moved<M>> moves) implements Step<M> {
    public MovedTogether {
      moves = List.copyOf(moves);
      if (moves.size() < 2) {
        throw new IllegalArgumentException("several seats move together, not " + moves);
      }
      for (int i = 1; i < moves.size(); i++) {
        if (moves.get(i - 1).seat() >= moves.get(i).seat()) {
          throw new IllegalArgumentException("seats must ascend: " + moves);
        }
      }
    }
  }

  /** Chance decided. */
  record Rolled<M>(Roll roll) implements Step<M> {}

  /**
   * A seat broke a rule or stopped working. Each game's rules say what follows. For a seat that has
   * no part in the match any more, or in a match that is over, nothing follows.
   */
  record Forfeited<M>(int seat, ForfeitReason reason) implements Step<M> {}
}
