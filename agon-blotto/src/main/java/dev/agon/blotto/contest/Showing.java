package dev.agon.blotto.contest;

/**
 * The result of a plan in a contest.
 *
 * @param halfPoints twice the points that it won
 * @param halfPointsFoughtFor twice the points at stake in its wars
 */
public record Showing(Wars wars, long halfPoints, long halfPointsFoughtFor) {
  /** The mean of the points won; 0 without a war. */
  public double pointsPerWar() {
    return wars.fought() == 0 ? 0 : halfPoints / (2.0 * wars.fought());
  }

  /** The mean of points won minus points lost; 0 without a war. */
  public double margin() {
    return wars.fought() == 0 ? 0 : (2 * halfPoints - halfPointsFoughtFor) / (2.0 * wars.fought());
  }
}
