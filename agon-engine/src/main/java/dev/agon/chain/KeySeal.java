package dev.agon.chain;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** Encrypts a secret of one event under the key of the arena's user (AES-GCM). */
public final class KeySeal {
  private static final String CIPHER = "AES/GCM/NoPadding";
  private static final int NONCE_BYTES = 12;
  private static final int TAG_BITS = 128;

  private final ChainKey key;
  private final byte[] place;

  /** What is sealed for one chain can be opened for no other. */
  public KeySeal(ChainKey key, EventChain.ChainId id) {
    this.key = key;
    this.place =
        String.join(" ", id.database(), Long.toString(id.event()), id.chain())
            .getBytes(StandardCharsets.UTF_8);
  }

  /** The encrypted text, in letters, digits, {@code -} and {@code _}. */
  public String seal(String secret) {
    byte[] nonce = new byte[NONCE_BYTES];
    new SecureRandom().nextBytes(nonce);
    try {
      byte[] sealed =
          cipher(Cipher.ENCRYPT_MODE, nonce).doFinal(secret.getBytes(StandardCharsets.UTF_8));
      byte[] both = Arrays.copyOf(nonce, NONCE_BYTES + sealed.length);
      System.arraycopy(sealed, 0, both, NONCE_BYTES, sealed.length);
      return Base64.getUrlEncoder().withoutPadding().encodeToString(both);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java platform has AES-GCM", e);
    }
  }

  /** The secret; empty if it was sealed with another key or for another chain, or was changed. */
  public Optional<String> open(String sealed) {
    try {
      byte[] both = Base64.getUrlDecoder().decode(sealed);
      if (both.length < NONCE_BYTES) {
        return Optional.empty();
      }
      Cipher cipher = cipher(Cipher.DECRYPT_MODE, Arrays.copyOf(both, NONCE_BYTES));
      byte[] secret = cipher.doFinal(both, NONCE_BYTES, both.length - NONCE_BYTES);
      return Optional.of(new String(secret, StandardCharsets.UTF_8));
    } catch (GeneralSecurityException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private Cipher cipher(int mode, byte[] nonce) throws GeneralSecurityException {
    Cipher cipher = Cipher.getInstance(CIPHER);
    byte[] derived = HexFormat.of().parseHex(key.hash("seal").end());
    cipher.init(mode, new SecretKeySpec(derived, "AES"), new GCMParameterSpec(TAG_BITS, nonce));
    cipher.updateAAD(place);
    return cipher;
  }
}
