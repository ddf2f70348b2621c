package dev.agon.ladder.fit;

/** How sure the ratings of some versions and their differences are, in Elo. */
public final class FitCovariance {
  private final int[] shown;
  private final double[][] rows;

  FitCovariance(int[] shown, double[][] rows) {
    this.shown = shown;
    this.rows = rows;
  }

  /** The standard error of a version's rating. */
  public double error(int version) {
    int at = indexOf(version);
    return Math.sqrt(rows[at][at]);
  }

  /** The standard error of the difference of two ratings. */
  public double differenceError(int one, int other) {
    int a = indexOf(one);
    int b = indexOf(other);
    return Math.sqrt(rows[a][a] + rows[b][b] - rows[a][b] - rows[b][a]);
  }

  private int indexOf(int version) {
    for (int i = 0; i < shown.length; i++) {
      if (shown[i] == version) {
        return i;
      }
    }
    throw new IllegalArgumentException("no column of " + version);
  }
}
