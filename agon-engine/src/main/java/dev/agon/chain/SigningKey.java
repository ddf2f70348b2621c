package dev.agon.chain;

import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.List;

/** The key with which the arena's user signs events for others (Ed25519). */
public final class SigningKey {
  static final String ALGORITHM = "Ed25519";
  private static final String FILE = "signing-key";

  private final PrivateKey secret;
  private final SignerKey signer;

  private SigningKey(PrivateKey secret, SignerKey signer) {
    this.secret = secret;
    this.signer = signer;
  }

  /** The user's key, which is made if there is none. */
  public static SigningKey of(ArenaState state) {
    List<String> lines = state.makeSecret(FILE, SigningKey::generate).lines().toList();
    try {
      if (lines.size() != 2) {
        throw new IllegalArgumentException("two lines are expected, not " + lines.size());
      }
      byte[] encoded = Base64.getDecoder().decode(lines.getFirst());
      PrivateKey secret =
          KeyFactory.getInstance(ALGORITHM).generatePrivate(new PKCS8EncodedKeySpec(encoded));
      return new SigningKey(secret, SignerKey.read(lines.getLast()));
    } catch (GeneralSecurityException | IllegalArgumentException e) {
      throw state.damaged(FILE, "two lines with the halves of an Ed25519 key", e);
    }
  }

  /** Both halves, each in a line. */
  private static String generate() {
    try {
      KeyPair pair = KeyPairGenerator.getInstance(ALGORITHM).generateKeyPair();
      Base64.Encoder base64 = Base64.getEncoder();
      return base64.encodeToString(pair.getPrivate().getEncoded())
          + "\n"
          + base64.encodeToString(pair.getPublic().getEncoded())
          + "\n";
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java platform since 15 has Ed25519", e);
    }
  }

  /** The public half. */
  public SignerKey signer() {
    return signer;
  }

  public String sign(byte[] message) {
    try {
      Signature signature = Signature.getInstance(ALGORITHM);
      signature.initSign(secret);
      signature.update(message);
      return Base64.getEncoder().encodeToString(signature.sign());
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("a key of the right kind signs", e);
    }
  }
}
