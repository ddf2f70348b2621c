package dev.agon.chain;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;

/**
 * Encrypts a secret of one event under the key of the arena's user.
 *
 * <p>The keyed hash makes a stream of bytes from a random nonce, and a tag over nonce and result: a
 * stream cipher, encrypted first and authenticated then. Java's own ciphers take as long to load as
 * a third of a small event.
 */
public final class KeySeal {
  private static final int NONCE_BYTES = 16;
  private static final int HASH_BYTES = 32;
  private static final HexFormat HEX = HexFormat.of();

  private final ChainKey key;
  private final EventChain.ChainId id;

  /** What is sealed for one chain can be opened for no other. */
  public KeySeal(ChainKey key, EventChain.ChainId id) {
    this.key = key;
    this.id = id;
  }

  /** The encrypted text, in hexadecimal digits: nonce, tag and secret. */
  public String seal(String secret) {
    byte[] nonce = ArenaState.random(NONCE_BYTES);
    byte[] hidden = mixed(secret.getBytes(StandardCharsets.UTF_8), nonce);
    return HEX.formatHex(nonce) + HEX.formatHex(tag(nonce, hidden)) + HEX.formatHex(hidden);
  }

  /** The secret; empty if it was sealed with another key or for another chain, or was changed. */
  public Optional<String> open(String sealed) {
    try {
      byte[] all = HEX.parseHex(sealed);
      if (all.length < NONCE_BYTES + HASH_BYTES) {
        return Optional.empty();
      }
      byte[] nonce = Arrays.copyOf(all, NONCE_BYTES);
      byte[] tag = Arrays.copyOfRange(all, NONCE_BYTES, NONCE_BYTES + HASH_BYTES);
      byte[] hidden = Arrays.copyOfRange(all, NONCE_BYTES + HASH_BYTES, all.length);
      return MessageDigest.isEqual(tag, tag(nonce, hidden))
          ? Optional.of(new String(mixed(hidden, nonce), StandardCharsets.UTF_8))
          : Optional.empty();
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private byte[] tag(byte[] nonce, byte[] hidden) {
    return HEX.parseHex(hash("seal tag", nonce).add(HEX.formatHex(hidden)).end());
  }

  /** The bytes mixed with the stream of a nonce; the same again gives them back. */
  private byte[] mixed(byte[] bytes, byte[] nonce) {
    byte[] mixed = bytes.clone();
    for (int from = 0; from < mixed.length; from += HASH_BYTES) {
      byte[] stream = HEX.parseHex(hash("seal stream", nonce).add(from).end());
      for (int i = from; i < Math.min(from + HASH_BYTES, mixed.length); i++) {
        mixed[i] ^= stream[i - from];
      }
    }
    return mixed;
  }

  private KeyedHash hash(String purpose, byte[] nonce) {
    return key.hash(purpose)
        .add(id.database())
        .add(id.event())
        .add(id.chain())
        .add(HEX.formatHex(nonce));
  }
}
