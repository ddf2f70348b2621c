package dev.agon.game;

/**
 * SipHash-2-4 by Aumasson and Bernstein, over whole words of 64 bits.
 *
 * <p>Cheap to create: where it does not escape, the four words stay in registers.
 */
final class SipHash {
  private long v0;
  private long v1;
  private long v2;
  private long v3;

  private SipHash(long k0, long k1, int variant) {
    v0 = k0 ^ 0x736f6d6570736575L;
    v1 = k1 ^ 0x646f72616e646f6dL ^ variant;
    v2 = k0 ^ 0x6c7967656e657261L;
    v3 = k1 ^ 0x7465646279746573L;
  }

  /** For {@link #end64}. */
  static SipHash of64(DrawKey key) {
    return new SipHash(key.low(), key.high(), 0);
  }

  /** For {@link #end128}; it has nothing in common with the other. */
  static SipHash of128(DrawKey key) {
    return new SipHash(key.low(), key.high(), 0xee);
  }

  void add(long word) {
    v3 ^= word;
    round();
    round();
    v0 ^= word;
  }

  /**
   * The hash of all words that were added.
   *
   * @param words how many they were
   */
  long end64(int words) {
    return end(words, 0xff);
  }

  /** The same with 128 bits. */
  DrawKey end128(int words) {
    long low = end(words, 0xee);
    v1 ^= 0xdd;
    return new DrawKey(fourRounds(), low);
  }

  private long end(int words, int variant) {
    // The last word holds the number of bytes, modulo 256, in its highest byte.
    add((long) words * Long.BYTES << 56);
    v2 ^= variant;
    return fourRounds();
  }

  private long fourRounds() {
    round();
    round();
    round();
    round();
    return v0 ^ v1 ^ v2 ^ v3;
  }

  private void round() {
    v0 += v1;
    v2 += v3;
    v1 = Long.rotateLeft(v1, 13) ^ v0;
    v3 = Long.rotateLeft(v3, 16) ^ v2;
    v0 = Long.rotateLeft(v0, 32);
    v2 += v1;
    v0 += v3;
    v1 = Long.rotateLeft(v1, 17) ^ v2;
    v3 = Long.rotateLeft(v3, 21) ^ v0;
    v2 = Long.rotateLeft(v2, 32);
  }
}
