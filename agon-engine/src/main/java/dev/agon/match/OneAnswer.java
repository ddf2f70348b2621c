package dev.agon.match;

import dev.agon.game.Codec;
import dev.agon.game.Reading;
import dev.agon.game.Reason;

/** A player who gives the same answer to every question. */
public final class OneAnswer<V, M> implements Player<V, M> {
  private final Codec<M, ?, V> codec;
  private final String text;

  /** With the answer as the turn protocol would read it. */
  public OneAnswer(Codec<M, ?, V> codec, String text) {
    this.codec = codec;
    this.text = text;
  }

  @Override
  public Answer<M> ask(V view) {
    return switch (codec.readMove(view, text)) {
      case Reading.Understood<M>(M move) -> new Answer.Played<>(move);
      case Reading.Garbled<M>(String why) -> new Answer.Failed<>(Reason.UNREADABLE, why);
    };
  }
}
