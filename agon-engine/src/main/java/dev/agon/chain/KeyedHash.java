package dev.agon.chain;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;

/**
 * A keyed hash over a sequence of numbers and texts. Texts are added with their length, so that no
 * two sequences of the same types give the same bytes.
 */
final class KeyedHash {
  private final MessageDigest sha256;
  private final byte[] outer;

  /**
   * A hash that is under way.
   *
   * @param sha256 has taken in the inner block of the key
   * @param outer the outer block of the key
   */
  KeyedHash(MessageDigest sha256, byte[] outer) {
    this.sha256 = sha256;
    this.outer = outer;
  }

  KeyedHash add(long number) {
    sha256.update(ByteBuffer.allocate(Long.BYTES).putLong(number).flip());
    return this;
  }

  KeyedHash add(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    add(bytes.length);
    sha256.update(bytes);
    return this;
  }

  /** The hash in 64 hexadecimal digits; nothing can be added afterwards. */
  String end() {
    byte[] first = sha256.digest();
    sha256.update(outer);
    return HexFormat.of().formatHex(sha256.digest(first));
  }
}
