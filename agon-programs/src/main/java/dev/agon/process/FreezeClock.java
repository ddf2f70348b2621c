package dev.agon.process;

/**
 * Notices that this process stood still: two clocks that should agree do not, how long its thread
 * meant to sleep and how long it did. The thread touches nothing that a bot can reach, so that no
 * bot can hold it up.
 */
final class FreezeClock {
  private static final long SLEEP_MILLIS = 20;

  /** A sleep that is this much too long means that this process did not run. */
  private static final long FROZEN_NANOS = 1_000_000_000;

  private static final FreezeClock INSTANCE = new FreezeClock();

  private volatile long freezes;
  private volatile long lastTick = System.nanoTime();

  private FreezeClock() {
    Thread.ofPlatform().daemon().name("agon-freeze-clock").start(this::tick);
  }

  static FreezeClock get() {
    return INSTANCE;
  }

  /** A number that changes when this process was frozen, even if the thread has yet to notice. */
  long freezes() {
    return freezes + (isLate(System.nanoTime()) ? 1 : 0);
  }

  private boolean isLate(long now) {
    return now - lastTick > FROZEN_NANOS;
  }

  @SuppressWarnings("NonAtomicVolatileUpdate") // only this thread writes
  private void tick() {
    while (true) {
      long now = System.nanoTime();
      if (isLate(now)) {
        freezes++;
      }
      lastTick = now;
      try {
        Thread.sleep(SLEEP_MILLIS);
      } catch (InterruptedException e) {
        return;
      }
    }
  }
}
