package dev.agon.tournament.elimination;

/**
 * How the ties of an elimination are played.
 *
 * @param bestOf the matches of a tie, an odd number
 * @param finalBestOf the matches of the final and of the tie for third place, an odd number
 * @param replays so many matches of a tie may be without a winner; then the better seed goes on
 */
public record SeriesRules(int bestOf, int finalBestOf, int replays) {
  public static final SeriesRules DEFAULT = new SeriesRules(1, 3, 5);

  public int winsFor(boolean isFinal) {
    return (isFinal ? finalBestOf : bestOf) / 2 + 1;
  }

  /** A match that may not be played again decides by seed when it has no winner. */
  public int mostUndecided() {
    return replays + 1;
  }
}
