package dev.agon.bridge.score;

import java.util.Locale;

/** What a score is compared with to get IMPs. */
public enum ImpMethod {
  /** Every other result of the board; the mean of the IMPs. */
  CROSS,
  /** Every other result of the board; all IMPs together. */
  TOTAL,
  /** The board's datum: the mean of its scores, the highest and lowest left out. */
  BUTLER;

  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
