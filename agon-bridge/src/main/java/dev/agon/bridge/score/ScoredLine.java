package dev.agon.bridge.score;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.session.Board;
import dev.agon.bridge.session.TravellerLine;
import java.util.Optional;

/** A result and what it is worth to both sides; empty where it is worth nothing to a side. */
public record ScoredLine(
    Board board, TravellerLine result, Optional<PairScore> ns, Optional<PairScore> ew) {
  public Optional<PairScore> mark(Partnership side) {
    return side == Partnership.NS ? ns : ew;
  }
}
