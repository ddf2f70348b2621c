package dev.agon.bridge.score;

/** What is rounded before percentages are computed; programs differ in it. */
public enum RoundingPolicy {
  /** Nothing. */
  EXACT("exact"),
  /** A pair's matchpoints of the whole session, to two decimals, half up. */
  ROUNDED_TOTAL("rounded-total"),
  /** Nothing; a board with fewer results than the field has a lower top instead of Neuberg. */
  SIMPLE("simple"),
  /** Each board's matchpoints, to one decimal, half towards average. */
  BOARD_1DP("board-1dp");

  private final String id;

  RoundingPolicy(String id) {
    this.id = id;
  }

  /** As in flags and output. */
  public String id() {
    return id;
  }
}
