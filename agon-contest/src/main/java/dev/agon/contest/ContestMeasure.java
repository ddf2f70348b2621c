package dev.agon.contest;

import dev.agon.games.blotto.contest.Showing;
import java.util.Locale;

/**
 * What decides a contest. All entries fight equally many wars, so whole numbers decide and there is
 * nothing to round.
 */
public enum ContestMeasure {
  WIN {
    @Override
    long of(Showing showing) {
      return showing.wars().halfWins();
    }
  },

  SCORE {
    @Override
    long of(Showing showing) {
      return showing.halfPoints();
    }
  },

  MARGIN {
    @Override
    long of(Showing showing) {
      return 2 * showing.halfPoints() - showing.halfPointsFoughtFor();
    }
  };

  /** The more the better. */
  abstract long of(Showing showing);

  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
