package dev.agon.scoring;

import java.util.List;

/**
 * How standings are made: what a match is worth, and what decides among equals, in this order.
 * Those whom nothing sets apart share a rank.
 */
public record RankingRules(Scoring scoring, List<TieBreaker> tieBreaks) {
  /** What decides among equals when nobody says. */
  public static final List<TieBreaker> DEFAULT_TIE_BREAKS =
      List.of(TieBreaker.HEAD_TO_HEAD, TieBreaker.WINS, TieBreaker.FEWER_FAULTS, TieBreaker.NAME);

  /** The game's own points. */
  public static final RankingRules DEFAULT = by(Scoring.SCORE);

  public RankingRules {
    tieBreaks = List.copyOf(tieBreaks);
  }

  /** A scoring with the usual tie-breaks. */
  public static RankingRules by(Scoring scoring) {
    return new RankingRules(scoring, DEFAULT_TIE_BREAKS);
  }

  /** As in {@code points 3 1 0 -1; wins, name}. */
  @Override
  public String toString() {
    return scoring + "; " + String.join(", ", tieBreaks.stream().map(TieBreaker::id).toList());
  }
}
