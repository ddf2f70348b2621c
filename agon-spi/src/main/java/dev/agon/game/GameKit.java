package dev.agon.game;

import dev.agon.bot.BuiltInBot;
import java.util.List;
import java.util.Optional;

/**
 * A game with everything that belongs to it; found through {@link java.util.ServiceLoader}.
 *
 * <p>Three methods are required. The others are powers that some games cannot have or do not need.
 *
 * @param <S> the state, opaque to everybody but the game
 * @param <V> what one seat sees
 * @param <M> what a seat decides
 */
public interface GameKit<S, V, M> {
  Game<S, V, M> game();

  Codec<V, M> codec();

  /** The built-in bots in listing order. */
  List<BuiltInBot<V, M>> bots();

  /** Required of a game with chance, and of no other. */
  default Optional<RollCodec> rollCodec() {
    return Optional.empty();
  }

  /** For {@code agon move} and {@code agon analyse}, which take positions as text. */
  default Optional<ViewReader<V>> viewReader() {
    return Optional.empty();
  }

  /** For games whose moves can be listed. */
  default Optional<LegalMoves<V, M>> legalMoves() {
    return Optional.empty();
  }

  /** For games that are solved, at least in part. */
  default Optional<Analyst<V, M>> analyst() {
    return Optional.empty();
  }

  /** For matches told in sentences instead of moves. */
  default Optional<Narrator<S, M>> narrator() {
    return Optional.empty();
  }

  /** For matches that can be seen. */
  default Optional<Picture<S>> picture() {
    return Optional.empty();
  }
}
