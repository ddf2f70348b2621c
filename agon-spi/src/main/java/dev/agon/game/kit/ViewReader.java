package dev.agon.game.kit;

import dev.agon.game.Parsed;

/** Reads what one seat sees from text, so that a position can be analysed or played from. */
@FunctionalInterface
public interface ViewReader<V> {
  /** The inverse of {@link Codec#viewText}; a failure for anything else, never an exception. */
  Parsed<V> readView(String text);
}
