package dev.agon.game;

/** Reads what one seat sees from text, so that a position can be analysed or played from. */
@FunctionalInterface
public interface ViewReader<V> {
  /** The inverse of {@link Codec#viewText}. */
  Parsed<V> readView(String text);
}
