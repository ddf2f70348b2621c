package dev.agon.game;

import dev.agon.bot.BuiltInBot;
import java.util.List;

/**
 * A game with what belongs to it; found through {@link java.util.ServiceLoader}.
 *
 * <p>A kit may also implement {@link LegalMoves}, {@link Analyst}, {@link Narrator} and {@link
 * Picture}: powers that some games cannot have, or do not need.
 */
public interface GameKit<S, M, R, V> {
  Game<S, M, R, V> game();

  Codec<M, R, V> codec();

  /** The built-in bots in listing order. */
  List<BuiltInBot<V, M>> bots();
}
