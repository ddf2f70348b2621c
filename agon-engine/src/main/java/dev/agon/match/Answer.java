package dev.agon.match;

import dev.agon.game.ForfeitReason;

/** What came of asking a player: a move, or the way in which it failed to make one. */
public sealed interface Answer<M> {

  record Played<M>(M move) implements Answer<M> {}

  /** A failure, with what was expected and what came, for the bot's author to read. */
  record Failed<M>(ForfeitReason reason, String detail) implements Answer<M> {}
}
