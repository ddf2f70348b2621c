package dev.agon.process.host;

import dev.agon.sandbox.BoxLimit;
import dev.agon.sandbox.BoxLimits;
import java.util.Optional;

/** The box that a program runs in. */
public interface RunningBox {
  /** Waits until the program is about to start; false if the box could not be made. */
  boolean awaitReady();

  BoxLimits limits();

  /** The memory of everything in it in bytes, a moment ago; 0 if it was not measured yet. */
  long memory();

  /** The limit for which the arena ended the box. */
  Optional<BoxLimit> exceeded();

  /** The program may compute from now on. */
  void asked();

  /** The program has answered; it may not compute from now on. */
  void answered();
}
