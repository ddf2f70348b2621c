package dev.agon.bridge.score;

import dev.agon.bridge.Partnership;
import dev.agon.bridge.session.Board;
import dev.agon.bridge.session.TravellerLine;
import java.util.Optional;

/** A result and both sides' scores for it; empty for a side whose result does not count. */
public record ScoredLine(
    Board board, TravellerLine result, Optional<PairScore> ns, Optional<PairScore> ew) {
  public Optional<PairScore> score(Partnership side) {
    return side == Partnership.NS ? ns : ew;
  }
}
