package dev.agon.game;

import java.util.random.RandomGenerator;

/**
 * The randomness handed to games and bots: SplitMix64, with its own bounded draw.
 *
 * <p>Written out here because the same seed must give the same draws on every JDK, today or next
 * year; the platform promises that for no generator's bounded methods. Cheap to create: a match
 * makes one for each thing dealt and one for each bot.
 */
public final class Dice implements RandomGenerator {
  private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

  private long state;

  public Dice(long seed) {
    this.state = seed;
  }

  /** A seed that depends on all the parts and on their order. */
  public static long seed(long... parts) {
    long seed = GOLDEN_GAMMA;
    for (long part : parts) {
      seed = mix(seed + GOLDEN_GAMMA + mix(part + GOLDEN_GAMMA));
    }
    return seed;
  }

  @Override
  public long nextLong() {
    state += GOLDEN_GAMMA;
    return mix(state);
  }

  @Override
  public int nextInt(int bound) {
    if (bound <= 0) {
      throw new IllegalArgumentException("bound must be positive, is " + bound);
    }
    // Lemire's multiply-shift; a draw from the incomplete last interval is thrown away.
    long product = (nextLong() >>> 32) * bound;
    if ((product & 0xFFFFFFFFL) < bound) {
      long floor = (1L << 32) % bound;
      while ((product & 0xFFFFFFFFL) < floor) {
        product = (nextLong() >>> 32) * bound;
      }
    }
    return (int) (product >>> 32);
  }

  @Override
  public int nextInt(int origin, int bound) {
    return origin + nextInt(Math.subtractExact(bound, origin));
  }

  @Override
  public boolean nextBoolean() {
    return nextLong() < 0;
  }

  @Override
  public double nextDouble() {
    return (nextLong() >>> 11) * 0x1.0p-53;
  }

  private static long mix(long z) {
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
