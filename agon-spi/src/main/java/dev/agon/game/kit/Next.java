package dev.agon.game.kit;

/**
 * What follows an option that a person chooses: the move, or another question.
 *
 * @param <M> what a seat decides
 */
public sealed interface Next<M> permits Next.Done, Question {
  /** The move is complete. */
  record Done<M>(M move) implements Next<M> {}
}
