package dev.agon.match;

import dev.agon.game.ForfeitReason;
import dev.agon.game.Parsed;
import dev.agon.game.kit.TextCodec;

/** A player that gives the same answer to every question. */
public final class FixedMovePlayer<V, M> implements MatchPlayer<V, M> {
  private final TextCodec<V, M> codec;
  private final String text;

  /** Takes the answer as text, in the form of the turn protocol. */
  public FixedMovePlayer(TextCodec<V, M> codec, String text) {
    this.codec = codec;
    this.text = text;
  }

  @Override
  public Answer<M> ask(V view) {
    return switch (codec.readMove(view, text)) {
      case Parsed.Value<M>(M move) -> new Answer.Played<>(move);
      case Parsed.Failure<M>(String why) -> new Answer.Failed<>(ForfeitReason.UNREADABLE, why);
    };
  }
}
