package dev.agon.game;

import java.util.HexFormat;

/**
 * A key of 128 bits from which numbers are drawn by SipHash-2-4, a keyed pseudo-random function.
 *
 * <p>Whoever does not have the key learns nothing from any drawn numbers about those of other
 * names, and nothing about the key. The same key and names give the same numbers on every machine.
 */
public record DrawKey(long high, long low) {
  private static final int DIGITS = 16;

  /** The key of a short number that everybody may know. */
  public static DrawKey ofNumber(long number) {
    return new DrawKey(0, 0).derive(number);
  }

  /**
   * Reads what {@link #toString} writes.
   *
   * @throws IllegalArgumentException unless these are 32 hexadecimal digits
   */
  public static DrawKey parse(String text) {
    if (text.length() != 2 * DIGITS) {
      throw new IllegalArgumentException("a key has 32 hexadecimal digits, not " + text.length());
    }
    return new DrawKey(
        HexFormat.fromHexDigitsToLong(text, 0, DIGITS),
        HexFormat.fromHexDigitsToLong(text, DIGITS, 2 * DIGITS));
  }

  /** The number of this name: any of the 2^64, as good as drawn at random. */
  public long draw(long name) {
    SipHash hash = SipHash.of64(this);
    hash.add(name);
    return hash.end64(1);
  }

  /** The number of a name of several parts, whose order matters. */
  public long draw(long... name) {
    SipHash hash = SipHash.of64(this);
    for (long part : name) {
      hash.add(part);
    }
    return hash.end64(name.length);
  }

  /** The key of a name of several parts. */
  public DrawKey derive(long... name) {
    SipHash hash = SipHash.of128(this);
    for (long part : name) {
      hash.add(part);
    }
    return hash.end128(name.length);
  }

  /** The dice of a chance turn, which share nothing with those of any other. */
  public Dice dice(long name) {
    return new Dice(draw(name));
  }

  /** Written out, because the first equality that Java makes for a record takes long. */
  @Override
  public boolean equals(Object other) {
    return other instanceof DrawKey key && high == key.high && low == key.low;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(high ^ low);
  }

  @Override
  public String toString() {
    HexFormat hex = HexFormat.of();
    return hex.toHexDigits(high) + hex.toHexDigits(low);
  }
}
