package dev.agon.game;

/**
 * The randomness handed to games and bots: SplitMix64, with its own bounded draw.
 *
 * <p>The same seed gives the same draws on every JDK, today and next year. It is written out here,
 * and is no {@link java.util.random.RandomGenerator}, because the platform promises that for no
 * generator's bounded methods. Every draw is one call of {@link #nextLong}, except that {@link
 * #nextInt(int)} rarely needs more than one.
 *
 * <p>Cheap to create: a match makes one for each draw of chance and one for each bot. Not safe for
 * use by several threads at once.
 */
public final class Dice {
  private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

  private final long seed;
  private long state;

  public Dice(long seed) {
    this.seed = seed;
    this.state = seed;
  }

  /** Whether anything was drawn. */
  public boolean hasDrawn() {
    return state != seed;
  }

  /** A seed that depends on all the parts and on their order. */
  public static long seed(long... parts) {
    long seed = GOLDEN_GAMMA;
    for (long part : parts) {
      seed = mix(seed + GOLDEN_GAMMA + mix(part + GOLDEN_GAMMA));
    }
    return seed;
  }

  /** Any of the 2^64 values, all equally likely. */
  public long nextLong() {
    state += GOLDEN_GAMMA;
    return mix(state);
  }

  /**
   * A number from 0 to below the bound, all equally likely.
   *
   * @throws IllegalArgumentException if the bound is not positive
   */
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

  /**
   * A number from the origin to below the bound, all equally likely.
   *
   * @throws IllegalArgumentException if the bound is not above the origin
   * @throws ArithmeticException if the two are further apart than an int can say
   */
  public int nextInt(int origin, int bound) {
    return origin + nextInt(Math.subtractExact(bound, origin));
  }

  /** The fall of a fair coin. */
  public boolean nextBoolean() {
    return nextLong() < 0;
  }

  /** A multiple of 2^-53 from 0 to below 1, all equally likely. */
  public double nextDouble() {
    return (nextLong() >>> 11) * 0x1.0p-53;
  }

  private static long mix(long z) {
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
