package dev.agon.game;

import java.util.List;

/** The power to list every move that is legal in what a seat sees; some games have too many. */
@FunctionalInterface
public interface LegalMoves<V, M> {
  /** At least one, in an order that depends on the view alone. */
  List<M> legalMoves(V view);
}
