package dev.agon.app;

import java.math.BigDecimal;

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
    // Its tables take as long as half of the start of Java.
    BigDecimal.ONE.signum();
  }
}
