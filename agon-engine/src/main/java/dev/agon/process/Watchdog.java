package dev.agon.process;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Keeps programs' standard error flowing, ends programs whose time has run out, and what is left of
 * those that exit: a child of theirs that holds their output open would be waited for in vain.
 *
 * <p>One thread looks at all deadlines every few milliseconds, so that setting one costs a move no
 * more than a write to memory.
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
        if (child.isOverdue(now)) {
          forget(child);
          Child.THREADS.execute(child::endLate);
        } else if (child.hasExited()) {
          forget(child);
          Child.THREADS.execute(child::end);
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
