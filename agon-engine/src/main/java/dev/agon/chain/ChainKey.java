package dev.agon.chain;

import dev.agon.text.Sha256;
import java.security.MessageDigest;
import java.util.Arrays;

/**
 * The secret key of an arena's user, for HMAC-SHA256 over what is stored.
 *
 * <p>The hash is made of SHA-256 by its definition (RFC 2104) and not by {@code javax.crypto.Mac},
 * whose providers take longer to load than most commands run.
 */
public final class ChainKey {
  static final int BYTES = 32;

  private static final int BLOCK = 64;
  private static final int ID_DIGITS = 16;
  private static final byte INNER = 0x36;
  private static final byte OUTER = 0x5c;

  private final byte[] inner;
  private final byte[] outer;
  private final String id;

  ChainKey(byte[] secret) {
    if (secret.length != BYTES) {
      throw new IllegalArgumentException("a key has 32 bytes, not " + secret.length);
    }
    inner = padded(secret, INNER);
    outer = padded(secret, OUTER);
    id = hash("key").end().substring(0, ID_DIGITS);
  }

  private static byte[] padded(byte[] secret, byte pad) {
    byte[] block = Arrays.copyOf(secret, BLOCK);
    for (int i = 0; i < BLOCK; i++) {
      block[i] ^= pad;
    }
    return block;
  }

  /** A public name of the key, 16 hexadecimal digits, from which nothing about it follows. */
  public String id() {
    return id;
  }

  /** Whether it is a name of a key, of whatever arena. */
  public static boolean isId(String text) {
    return text.matches("[0-9a-f]{16}");
  }

  /** {@code purpose} keeps hashes of different things apart. */
  KeyedHash hash(String purpose) {
    MessageDigest sha256 = Sha256.begin();
    sha256.update(inner);
    return new KeyedHash(sha256, outer).add(purpose);
  }
}
