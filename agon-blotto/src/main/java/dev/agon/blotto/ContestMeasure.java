package dev.agon.blotto;

import dev.agon.blotto.contest.Showing;

/**
 * The figure that ranks the entries of a contest. All entries fight the same number of wars, so
 * sums of whole numbers are compared and nothing is rounded.
 */
public enum ContestMeasure {
  WIN("win"),
  SCORE("score"),
  MARGIN("margin");

  private final String id;

  ContestMeasure(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }

  /** The figure of an entry; more is better. */
  long of(Showing showing) {
    return switch (this) {
      case WIN -> showing.wars().halfWins();
      case SCORE -> showing.halfPoints();
      case MARGIN -> 2 * showing.halfPoints() - showing.halfPointsFoughtFor();
    };
  }
}
