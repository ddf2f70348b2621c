package dev.agon.games.blotto.contest;

/**
 * How a plan did in a contest.
 *
 * @param halfPoints twice the points it won
 * @param halfPointsFoughtFor twice the points that were there to be won
 */
public record Showing(Wars wars, long halfPoints, long halfPointsFoughtFor) {
  /** Points won for each war; 0 without any. */
  public double pointsPerWar() {
    return wars.fought() == 0 ? 0 : halfPoints / (2.0 * wars.fought());
  }

  /** Points won less points lost for each war; 0 without any. */
  public double margin() {
    return wars.fought() == 0 ? 0 : (2 * halfPoints - halfPointsFoughtFor) / (2.0 * wars.fought());
  }
}
