package dev.agon.bridge.score;

import java.util.Locale;

/** What is rounded before percentages are taken, since programs differ in it. */
public enum RoundingPolicy {
  /** Nothing. */
  EXACT,
  /** A pair's matchpoints of the whole session, to two decimals, half up. */
  ROUNDED_TOTAL,
  /** Nothing; boards with fewer results than the field have a lower top of their own. */
  SIMPLE,
  /** Each board's matchpoints to one decimal, half towards average. */
  BOARD_1DP;

  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
