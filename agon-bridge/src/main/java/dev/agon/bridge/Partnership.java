package dev.agon.bridge;

/** One of the two partnerships at a table. */
public enum Partnership {
  NS,
  EW;

  public Partnership other() {
    return this == NS ? EW : NS;
  }

  /** A score as this side sees it, given as North-South see it. */
  public int seen(int score) {
    return this == NS ? score : -score;
  }
}
