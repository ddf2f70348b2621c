package dev.agon.process;

/** The arena itself cannot start programs any more: no bot's fault, so the event cannot go on. */
public final class OutOfResources extends RuntimeException {
  OutOfResources(String what) {
    super("out of " + what + "; play fewer matches at once (--concurrency) or raise the limits");
  }
}
