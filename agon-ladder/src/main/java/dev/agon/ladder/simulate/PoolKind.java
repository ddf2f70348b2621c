package dev.agon.ladder.simulate;

import java.util.Locale;

/** What the bots of a simulated pool are like. */
public enum PoolKind {
  /** Strengths on a line, and no draws. */
  LINE("strengths on a line"),
  /**
   * Each bot stands on a circle, and does better by up to 100 Elo against those a quarter ahead.
   */
  CYCLES("on a line, and in cycles worth up to 100 Elo"),
  /** The second half are copies of the first five. */
  CLONES("half of the bots are copies of five others"),
  /** Two games of five between equals are drawn. */
  TIES("two games of five between equals are drawn"),
  /** Strengths move by a random step of 1 Elo with each game. */
  DRIFT("strengths move by a random step of 1 Elo with each game"),
  /** Every tenth bot fails in a fifth of its games. */
  FAULTS("every tenth bot loses a fifth of its games by a fault");

  private final String words;

  PoolKind(String words) {
    this.words = words;
  }

  /** Its name in flags. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  public String words() {
    return words;
  }
}
