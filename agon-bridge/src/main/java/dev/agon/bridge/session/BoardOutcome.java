package dev.agon.bridge.session;

import dev.agon.bridge.Partnership;
import java.util.Optional;

/** What came of a board at a table. */
public sealed interface BoardOutcome {

  /** What a side gets. */
  Optional<Award> award(Partnership side);

  /**
   * It was played.
   *
   * @param play how, if that is known
   * @param score as North-South see it; what the file gives, where it gives one
   */
  record PlayedBoard(Optional<PlayedContract> play, int score) implements BoardOutcome {
    @Override
    public Optional<Award> award(Partnership side) {
      return Optional.of(Award.Points.of(score));
    }
  }

  /** The director decided: adjusted, weighted or split. */
  record Assigned(Award ns, Award ew) implements BoardOutcome {
    @Override
    public Optional<Award> award(Partnership side) {
      return Optional.of(side == Partnership.NS ? ns : ew);
    }
  }

  /** It was not played, and nobody gets anything for it. */
  record NotPlayed() implements BoardOutcome {
    @Override
    public Optional<Award> award(Partnership side) {
      return Optional.empty();
    }
  }
}
