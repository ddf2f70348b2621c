package dev.agon.ladder.simulate;

import dev.agon.game.DrawKey;
import dev.agon.ladder.pair.PairingRules;
import dev.agon.rating.Sprt;
import java.util.Arrays;

/**
 * How many matches of a ladder it takes until a new version is known to be better than the one
 * before it, or not.
 *
 * @param bots how many are on the ladder before it joins
 * @param better by how many Elo it is better
 */
public record VerdictSimulation(String rule, int bots, double better, int repetitions, long seed) {
  /** The games of each bot before the new version joins. */
  private static final int GAMES_BEFORE = 50;

  private static final int MOST_BLOCKS = 400;

  /**
   * What it took.
   *
   * @param better the share of the tests that said that it is better
   * @param notBetter the share of those that said that it is not
   * @param median the number of matches of the whole ladder until then, in half of the tests
   * @param most in nine of ten tests
   */
  public record SimulatedVerdict(double better, double notBetter, long median, long most) {}

  public SimulatedVerdict run() {
    long[] matches = new long[repetitions];
    int isBetter = 0;
    int notBetter = 0;
    for (int repetition = 0; repetition < repetitions; repetition++) {
      DrawKey key = DrawKey.ofNumber(seed).derive(repetition);
      SimulatedPool pool = new SimulatedPool(PoolKind.LINE, bots, key.dice(1));
      SimulatedLadder ladder = new SimulatedLadder(pool, PairingRules.named(rule), key);
      while (ladder.visible() < (long) bots * GAMES_BEFORE / 2) {
        ladder.playBlock(false);
      }
      long before = ladder.visible();
      ladder.improveFirst(better);
      for (int block = 0;
          block < MOST_BLOCKS && ladder.verdict().status() == Sprt.Status.OPEN;
          block++) {
        ladder.playBlock(false);
      }
      isBetter += ladder.verdict().status() == Sprt.Status.H1 ? 1 : 0;
      notBetter += ladder.verdict().status() == Sprt.Status.H0 ? 1 : 0;
      matches[repetition] = ladder.visible() - before;
    }
    Arrays.sort(matches);
    return new SimulatedVerdict(
        (double) isBetter / repetitions,
        (double) notBetter / repetitions,
        matches[repetitions / 2],
        matches[repetitions * 9 / 10]);
  }
}
