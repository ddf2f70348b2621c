package dev.agon.ladder.simulate;

import dev.agon.game.DrawKey;
import dev.agon.ladder.pair.PairingRules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How many games a pairing rule needs until the shown top ten is right, in pools whose strengths
 * are known.
 *
 * @param rule the name of the pairing rule
 * @param pool what the bots are like
 * @param bots how many
 * @param repetitions how many pools
 * @param seed what strengths and results are drawn from
 * @param mostGames per bot; then it ends without an answer
 */
public record LadderSimulation(
    String rule, PoolKind pool, int bots, int repetitions, long seed, double mostGames) {
  /** So many at the top are looked at. */
  public static final int TOP = 10;

  /** Each of them may be so many Elo below the true last one of the top. */
  public static final double TOLERANCE = 25;

  /** The share of the repetitions in which it must be so. */
  public static final double SHARE = 0.9;

  /** It is looked at again when there are so many times the games, or one block more. */
  private static final double NEXT_LOOK = 1.03;

  private static final int LADDERS = 7;

  /**
   * What it took.
   *
   * @param isReached whether the top was right in enough repetitions
   * @param games per bot until then, or until the end
   * @param share the share of the repetitions in which the top was right then
   * @param overlap how many of the true top were shown then, on average
   */
  public record SimulatedTop(boolean isReached, double games, double share, double overlap) {}

  public LadderSimulation {
    if (bots <= TOP || repetitions < 1) {
      throw new IllegalArgumentException(bots + " bots, " + repetitions + " times");
    }
  }

  private static DrawKey keyOf(long seed, long repetition) {
    return DrawKey.ofNumber(seed).derive(repetition);
  }

  private List<SimulatedLadder> ladders() {
    List<SimulatedLadder> ladders = new ArrayList<>();
    for (int repetition = 0; repetition < repetitions; repetition++) {
      DrawKey key = keyOf(seed, repetition);
      SimulatedPool drawn = new SimulatedPool(pool, bots, key.dice(LADDERS));
      ladders.add(new SimulatedLadder(drawn, PairingRules.named(rule), key));
    }
    return ladders;
  }

  /** Plays all repetitions side by side until the shown top is right. */
  public SimulatedTop run() {
    List<SimulatedLadder> ladders = ladders();
    double nextLook = 0;
    while (true) {
      boolean isLook = ladders.getFirst().visible() >= nextLook;
      ladders.forEach(ladder -> ladder.playBlock(isLook));
      if (isLook) {
        long visible = ladders.getFirst().visible();
        nextLook = visible * NEXT_LOOK;
        SimulatedTop outcome = outcome(ladders, 2.0 * visible / bots);
        if (outcome.isReached || outcome.games >= mostGames) {
          return outcome;
        }
      }
    }
  }

  private static SimulatedTop outcome(List<SimulatedLadder> ladders, double games) {
    int right = 0;
    int overlap = 0;
    for (SimulatedLadder ladder : ladders) {
      SimulatedPool pool = ladder.pool();
      double tenth =
          IntStream.range(0, pool.bots())
              .mapToDouble(bot -> -pool.strength(bot))
              .sorted()
              .map(value -> -value)
              .toArray()[TOP - 1];
      int[] shown = ladder.shownTop(TOP);
      right +=
          Arrays.stream(shown).allMatch(bot -> pool.strength(bot) >= tenth - TOLERANCE) ? 1 : 0;
      overlap += (int) Arrays.stream(shown).filter(bot -> pool.strength(bot) >= tenth).count();
    }
    double share = (double) right / ladders.size();
    return new SimulatedTop(share >= SHARE, games, share, (double) overlap / ladders.size());
  }
}
