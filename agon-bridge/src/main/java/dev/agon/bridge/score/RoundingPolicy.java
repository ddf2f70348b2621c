package dev.agon.bridge.score;

/** What is rounded before percentages are computed, and how; programs differ in it. */
public enum RoundingPolicy {
  /** Nothing. */
  EXACT("exact"),
  /** A pair's matchpoints of the whole session, to two decimals, half up. */
  ROUNDED_TOTAL("rounded-total"),
  /** Nothing; a board with fewer results than the field has a lower top instead of Neuberg. */
  SIMPLE("simple"),
  /** Each board's matchpoints, to one decimal, half towards average. */
  BOARD_1DP("board-1dp"),
  /** Each board's matchpoints and IMPs, to two decimals, half towards average. */
  BOARD_2DP("board-2dp"),
  /** Nothing, without Neuberg: the sum of the matchpoints over the sum of the boards' own tops. */
  SUM_OF_TOPS("sum-of-tops"),
  /**
   * A pair's matchpoints, at one for each pair beaten, scaled to the number of boards that others
   * played, to two decimals, half up.
   */
  SCALED_TOTAL("scaled-total"),
  /** As {@link #SCALED_TOTAL}, and a pair gains at most 4 IMPs a board from the same opponents. */
  CAPPED_GAIN("capped-gain");

  private final String id;

  RoundingPolicy(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }

  /** Whether boards with fewer results than the field are scaled by Neuberg's formula. */
  public boolean usesNeuberg() {
    return this != SIMPLE && this != SUM_OF_TOPS;
  }
}
