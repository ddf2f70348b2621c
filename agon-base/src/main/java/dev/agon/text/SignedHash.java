package dev.agon.text;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;

/**
 * What is signed of a file: SHA-256 over its lines before the signature. The platform's Ed25519
 * keeps its whole message in memory, and an event may be larger than that.
 */
public final class SignedHash {
  private static final String PURPOSE = "agon signed event 1\n";

  private final MessageDigest sha256 = Sha256.begin();

  public void add(String line) {
    sha256.update(line.getBytes(StandardCharsets.UTF_8));
    sha256.update((byte) '\n');
  }

  /** The message to sign; no line can be added afterwards. */
  public byte[] message() {
    String hash = HexFormat.of().formatHex(sha256.digest());
    return (PURPOSE + hash).getBytes(StandardCharsets.UTF_8);
  }
}
