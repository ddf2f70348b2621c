package dev.agon.bridge.session;

import dev.agon.bridge.Partnership;
import java.util.Optional;

/** The outcome of a board at one table. */
public sealed interface BoardOutcome {

  /** The award of a side; empty if it gets nothing. */
  Optional<Award> award(Partnership side);

  /** The contract and its result, if the board was played and the file has them. */
  default Optional<PlayedContract> play() {
    return Optional.empty();
  }

  /** The board was played; the score is North-South's, and the file's own if it has one. */
  record PlayedBoard(Optional<PlayedContract> play, int score) implements BoardOutcome {
    @Override
    public Optional<Award> award(Partnership side) {
      return Optional.of(Award.Points.of(score));
    }
  }

  /** The director assigned an adjusted, weighted or split score. */
  record Assigned(Award ns, Award ew) implements BoardOutcome {
    @Override
    public Optional<Award> award(Partnership side) {
      return Optional.of(side == Partnership.NS ? ns : ew);
    }
  }

  /** The board was not played and counts for nobody. */
  record NotPlayed() implements BoardOutcome {
    @Override
    public Optional<Award> award(Partnership side) {
      return Optional.empty();
    }
  }
}
