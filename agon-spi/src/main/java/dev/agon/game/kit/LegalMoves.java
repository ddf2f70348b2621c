package dev.agon.game.kit;

import java.util.List;

/** The power to list every legal move; games with too many do not have it. */
@FunctionalInterface
public interface LegalMoves<V, M> {
  /** At least one move, in an order that depends on the view alone. */
  List<M> legalMoves(V view);
}
