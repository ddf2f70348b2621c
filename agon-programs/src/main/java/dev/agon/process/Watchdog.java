package dev.agon.process;

import dev.agon.process.host.RunningProgram;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Reads the programs' standard error, and ends programs at their deadline. If a program exits, its
 * children are ended too, because a child that holds the output open would block the reader.
 *
 * <p>One thread checks all deadlines every few milliseconds, so setting a deadline costs only a
 * write to memory.
 */
final class Watchdog {
  private static final long LOOK_EVERY_MILLIS = 5;

  private static final Watchdog INSTANCE = new Watchdog();

  private final Set<Child> watched = ConcurrentHashMap.newKeySet();

  private Watchdog() {
    Thread.ofPlatform().daemon().name("agon-watchdog").start(this::look);
  }

  static Watchdog get() {
    return INSTANCE;
  }

  void watch(Child child) {
    watched.add(child);
  }

  void forget(Child child) {
    watched.remove(child);
  }

  private void look() {
    while (true) {
      long now = System.nanoTime();
      for (Child child : watched) {
        child.drainStderr();
        boolean isLate = child.passesDeadline(now);
        if (isLate || child.hasExited()) {
          forget(child);
          RunningProgram.THREADS.execute(isLate ? child::endLate : child::end);
        }
      }
      try {
        Thread.sleep(LOOK_EVERY_MILLIS);
      } catch (InterruptedException e) {
        return;
      }
    }
  }
}
