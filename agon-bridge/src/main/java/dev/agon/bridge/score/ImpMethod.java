package dev.agon.bridge.score;

/** How IMPs are computed from the scores of a board. */
public enum ImpMethod {
  /** The mean of the IMPs against every other result. */
  CROSS("cross"),
  /** The sum of the IMPs against every other result. */
  TOTAL("total"),
  /** The IMPs against the datum: the mean score without the highest and the lowest. */
  BUTLER("butler");

  private final String id;

  ImpMethod(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }
}
