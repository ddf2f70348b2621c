package dev.agon.match;

import dev.agon.game.ForfeitReason;

/** The answer of a player: a move, or a failure. */
public sealed interface Answer<M> {

  record Played<M>(M move) implements Answer<M> {}

  /** A failure, with what was expected and what came, for the bot's author to read. */
  record Failed<M>(ForfeitReason reason, String detail) implements Answer<M> {}
}
