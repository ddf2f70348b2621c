package dev.agon.web;

import dev.agon.game.kit.LegalMoves;
import java.util.Optional;

/** The same without a list of legal moves, so that people type them. */
public final class TypedPilesKit extends PilesKit {
  public TypedPilesKit() {
    super("typedpiles");
  }

  @Override
  public Optional<LegalMoves<Piles, Taken>> legalMoves() {
    return Optional.empty();
  }
}
