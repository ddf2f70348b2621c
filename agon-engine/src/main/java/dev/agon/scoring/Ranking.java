package dev.agon.scoring;

import java.util.List;

/**
 * How standings are made: what a match is worth, and what decides among equals, in this order.
 * Those whom nothing sets apart share a rank.
 */
public record Ranking(Scoring scoring, List<Measure> tieBreaks) {
  /** What decides among equals when nobody says. */
  public static final List<Measure> USUAL_TIE_BREAKS =
      List.of(Measure.HEAD_TO_HEAD, Measure.WINS, Measure.FEWER_FAULTS, Measure.NAME);

  /** The game's own points. */
  public static final Ranking USUAL = by(Scoring.SCORE);

  public Ranking {
    tieBreaks = List.copyOf(tieBreaks);
  }

  /** A scoring with the usual tie-breaks. */
  public static Ranking by(Scoring scoring) {
    return new Ranking(scoring, USUAL_TIE_BREAKS);
  }

  /** As in {@code points 3 1 0 -1; wins, name}. */
  @Override
  public String toString() {
    return scoring + "; " + String.join(", ", tieBreaks.stream().map(Measure::word).toList());
  }
}
