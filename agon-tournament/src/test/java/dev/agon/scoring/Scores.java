package dev.agon.scoring;

import java.math.BigDecimal;

/** Scores of games that are no repeats. */
public final class Scores {
  private Scores() {}

  public static Score of(
      long games,
      long wins,
      long draws,
      long losses,
      long points,
      long observations,
      double squares) {
    return new Score(
        games,
        wins,
        draws,
        losses,
        0,
        BigDecimal.valueOf(points),
        new Evidence(games, observations, points, squares),
        0);
  }
}
