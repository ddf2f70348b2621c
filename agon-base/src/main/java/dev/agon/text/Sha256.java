package dev.agon.text;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The hash SHA-256. */
public final class Sha256 {
  private Sha256() {}

  /** A hash of bytes that are still to come. */
  public static MessageDigest begin() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  /** The hash of a text in UTF-8. */
  public static byte[] of(String text) {
    return begin().digest(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The hash of a text in UTF-8, in 64 hexadecimal digits. */
  public static String hex(String text) {
    return HexFormat.of().formatHex(of(text));
  }
}
