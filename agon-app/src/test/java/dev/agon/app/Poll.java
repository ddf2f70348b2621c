package dev.agon.app;

import java.util.function.BooleanSupplier;

/** Waiting for what another process or a server does and nobody reports. */
final class Poll {
  private Poll() {}

  static void until(BooleanSupplier condition) throws InterruptedException {
    while (!condition.getAsBoolean()) {
      Thread.sleep(5);
    }
  }
}
