package dev.agon.scoring;

/**
 * What somebody has after some matches. A win is being first alone, a draw being first together.
 */
public record Score(long games, long wins, long draws, long losses, double points, long faults) {
  public static final Score NONE = new Score(0, 0, 0, 0, 0, 0);

  public Score plus(Score other) {
    return new Score(
        games + other.games,
        wins + other.wins,
        draws + other.draws,
        losses + other.losses,
        points + other.points,
        faults + other.faults);
  }
}
