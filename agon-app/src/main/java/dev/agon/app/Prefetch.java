package dev.agon.app;

import java.math.BigDecimal;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * Initialises on a second core what events need and what takes long, while the first one reads the
 * command line.
 */
final class Prefetch {
  private Prefetch() {}

  static void begin() {
    Thread.ofPlatform().daemon().name("agon-prefetch").start(Prefetch::run);
  }

  private static void run() {
    // Every event has hashes, for which Java reads all that it knows of security.
    try {
      MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java has SHA-256", e);
    }
    // Its tables take as long as half of the start of Java.
    BigDecimal.ONE.signum();
  }
}
