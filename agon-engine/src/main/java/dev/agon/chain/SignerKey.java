package dev.agon.chain;

import dev.agon.text.Sha256;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;

/** The public half of a {@link SigningKey}, with which everybody can check signatures. */
public final class SignerKey {
  private static final String FINGERPRINT = "SHA256:";

  private final PublicKey key;

  private SignerKey(PublicKey key) {
    this.key = key;
  }

  /**
   * Reads what {@link #text} writes.
   *
   * @throws IllegalArgumentException if it is no key
   */
  public static SignerKey read(String text) {
    try {
      byte[] encoded = Base64.getDecoder().decode(text);
      return new SignerKey(
          KeyFactory.getInstance(SigningKey.ALGORITHM)
              .generatePublic(new X509EncodedKeySpec(encoded)));
    } catch (GeneralSecurityException e) {
      throw new IllegalArgumentException("not a public key of Ed25519", e);
    }
  }

  /** The key in one word. */
  public String text() {
    return Base64.getEncoder().encodeToString(key.getEncoded());
  }

  /**
   * A short name of the key, which people compare: a hash, as {@code SHA256:} and 43 characters.
   */
  public String fingerprint() {
    byte[] hash = Sha256.begin().digest(key.getEncoded());
    return FINGERPRINT + Base64.getUrlEncoder().withoutPadding().encodeToString(hash);
  }

  public boolean hasSigned(byte[] message, String signature) {
    try {
      Signature check = Signature.getInstance(SigningKey.ALGORITHM);
      check.initVerify(key);
      check.update(message);
      return check.verify(Base64.getDecoder().decode(signature));
    } catch (GeneralSecurityException | IllegalArgumentException e) {
      return false;
    }
  }
}
