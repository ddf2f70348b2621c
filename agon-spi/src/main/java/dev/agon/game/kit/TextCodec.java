package dev.agon.game.kit;

import dev.agon.game.Parsed;

/**
 * The power to write views and moves as text of the game's own form, which its programs and people
 * know. In a game without it, text is one line of JSON in the form of its {@link Codec}.
 *
 * <p>What holds for the JSON form holds here too: it must not change once bots exist, and a reader
 * never throws.
 *
 * @param <V> what one seat may know
 * @param <M> what a seat decides
 */
public interface TextCodec<V, M> {
  /** What the turn protocol writes to a bot; it ends in a newline. */
  String viewText(V view);

  /** Reads a position, for {@code agon move} and {@code agon analyse}. */
  Parsed<V> readView(String text);

  /** What the turn protocol reads from a bot; every line ends in a newline. */
  String moveText(M move);

  /** The move in an answer to this view. */
  Parsed<M> readMove(V view, String text);
}
