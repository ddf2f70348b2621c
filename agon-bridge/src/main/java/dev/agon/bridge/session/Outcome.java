package dev.agon.bridge.session;

import dev.agon.bridge.Side;
import java.util.Optional;

/** What came of a board at a table. */
public sealed interface Outcome {

  /** What a side gets. */
  Optional<Award> award(Side side);

  /**
   * It was played.
   *
   * @param play how, if that is known
   * @param score as North-South see it; what the file gives, where it gives one
   */
  record Played(Optional<Play> play, int score) implements Outcome {
    @Override
    public Optional<Award> award(Side side) {
      return Optional.of(Award.Points.of(score));
    }
  }

  /** The director decided: adjusted, weighted or split. */
  record Assigned(Award ns, Award ew) implements Outcome {
    @Override
    public Optional<Award> award(Side side) {
      return Optional.of(side == Side.NS ? ns : ew);
    }
  }

  /** It was not played, and nobody gets anything for it. */
  record NotPlayed() implements Outcome {
    @Override
    public Optional<Award> award(Side side) {
      return Optional.empty();
    }
  }
}
