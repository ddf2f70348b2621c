package dev.agon.ladder.simulate;

import dev.agon.game.Dice;
import java.util.Arrays;

/** Bots of given strengths, in Elo; the results of their games are drawn. */
final class SimulatedPool {
  /** The standard deviation of the strengths. */
  static final double SPREAD = 200;

  private static final double CYCLE = 100;
  private static final int CLONED = 5;
  private static final double DRAWN = 0.4;
  private static final double STEP = 1;
  private static final double FAILING = 0.2;

  private final PoolKind kind;
  private final double[] strengths;
  private final double[] angles;

  SimulatedPool(PoolKind kind, int bots, Dice dice) {
    this.kind = kind;
    strengths = new double[bots];
    angles = new double[bots];
    Arrays.setAll(strengths, _ -> SPREAD * normal(dice));
    Arrays.setAll(angles, _ -> 2 * StrictMath.PI * dice.nextDouble());
    if (kind == PoolKind.CLONES) {
      for (int bot = bots / 2; bot < bots; bot++) {
        strengths[bot] = strengths[bot % CLONED];
      }
    }
  }

  private static double normal(Dice dice) {
    double length = Math.sqrt(-2 * StrictMath.log(1 - dice.nextDouble()));
    return length * StrictMath.cos(2 * StrictMath.PI * dice.nextDouble());
  }

  /** The pool with one more bot, which is stronger than the first one by so much. */
  SimulatedPool(SimulatedPool pool, double better) {
    kind = pool.kind;
    strengths = Arrays.copyOf(pool.strengths, pool.bots() + 1);
    angles = Arrays.copyOf(pool.angles, pool.bots() + 1);
    strengths[pool.bots()] = strengths[0] + better;
  }

  int bots() {
    return strengths.length;
  }

  /** The strength of a bot now; of one that fails, what its points against equals amount to. */
  double strength(int bot) {
    double share = (1 - FAILING) / 2;
    return strengths[bot] - (fails(bot) ? 400 * StrictMath.log10((1 - share) / share) : 0);
  }

  private boolean fails(int bot) {
    return kind == PoolKind.FAULTS && bot % 10 == 0;
  }

  /** The half points of the one in a game against the other. */
  int play(int one, int other, Dice dice) {
    double ahead = strengths[one] - strengths[other];
    if (kind == PoolKind.CYCLES) {
      ahead += CYCLE * StrictMath.sin(angles[one] - angles[other]);
    }
    double chance = 1 / (1 + StrictMath.pow(10, -ahead / 400));
    double drawn = kind == PoolKind.TIES ? DRAWN * 4 * chance * (1 - chance) : 0;
    if (kind == PoolKind.DRIFT) {
      strengths[one] += STEP * normal(dice);
      strengths[other] += STEP * normal(dice);
    }
    boolean oneFails = fails(one) && dice.nextDouble() < FAILING;
    boolean otherFails = fails(other) && dice.nextDouble() < FAILING;
    if (oneFails || otherFails) {
      return 1 + (otherFails ? 1 : 0) - (oneFails ? 1 : 0);
    }
    double drawnBy = dice.nextDouble();
    return drawnBy < chance - drawn / 2 ? 2 : drawnBy < chance + drawn / 2 ? 1 : 0;
  }
}
