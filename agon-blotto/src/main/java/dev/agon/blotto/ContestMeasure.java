package dev.agon.blotto;

import dev.agon.blotto.contest.Showing;

/**
 * The figure that ranks the entries of a contest. All entries fight the same number of wars, so
 * sums of whole numbers are compared and nothing is rounded.
 */
public enum ContestMeasure {
  WIN("win") {
    @Override
    long of(Showing showing) {
      return showing.wars().halfWins();
    }
  },

  SCORE("score") {
    @Override
    long of(Showing showing) {
      return showing.halfPoints();
    }
  },

  MARGIN("margin") {
    @Override
    long of(Showing showing) {
      return 2 * showing.halfPoints() - showing.halfPointsFoughtFor();
    }
  };

  private final String id;

  ContestMeasure(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }

  /** The figure of an entry; more is better. */
  abstract long of(Showing showing);
}
