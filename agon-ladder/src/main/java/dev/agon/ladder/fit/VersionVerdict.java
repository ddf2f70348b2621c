package dev.agon.ladder.fit;

import dev.agon.rating.Sprt;

/**
 * Whether a version is better than the one before it, by the bundles in which both sat. The first
 * crossing of a bound decides; later results change nothing.
 */
public final class VersionVerdict {
  /** H0: no better; H1: better by 50 Elo; 5 % errors. */
  public static final Sprt.Hypotheses HYPOTHESES = new Sprt.Hypotheses(0, 50, 0.05, 0.05);

  private final Sprt sprt = new Sprt(HYPOTHESES);
  private Sprt.Status status = Sprt.Status.OPEN;

  /**
   * Adds a bundle in which no match was void. At a table of more than two its half points are
   * scaled to those of a pair of games, towards the middle.
   *
   * @param halves the half points that the version won from the one before it
   * @param matches how many matches the bundle has
   */
  public void add(int halves, int matches) {
    if (halves < 0 || halves > 2 * matches) {
      throw new IllegalArgumentException(halves + " of " + matches);
    }
    if (status == Sprt.Status.OPEN) {
      int ahead = (halves - matches) * (Sprt.MAX_HALVES / 2);
      int scaled = Integer.signum(ahead) * roundedDown(Math.abs(ahead), matches);
      sprt.add(Sprt.MAX_HALVES / 2 + scaled);
      status = sprt.verdict();
    }
  }

  /** The nearest whole number; a half is rounded down. */
  private static int roundedDown(int above, int below) {
    return (2 * above + below - 1) / (2 * below);
  }

  public Sprt.Status status() {
    return status;
  }

  /** The bundles that were looked at. */
  public long bundles() {
    return sprt.pairs();
  }

  /** The share of the points that the version won, from 0 to 1. */
  public double score() {
    return sprt.score();
  }

  /** The verdict as a table shows it. */
  public String words() {
    return switch (status) {
      case H1 -> "better than the version before";
      case H0 -> "not clearly better than the version before";
      case OPEN -> sprt.pairs() == 0 ? "not compared yet" : "undecided";
    };
  }
}
