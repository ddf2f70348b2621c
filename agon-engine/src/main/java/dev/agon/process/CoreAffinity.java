package dev.agon.process;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Deals the cores to the threads that play matches, when there are enough of them to keep all cores
 * busy. In a match only one side works at a time, and a program that sits on the core of the thread
 * that asks it is woken without waking a core, which would take longer than everything else in a
 * question.
 */
final class CoreAffinity {
  /** Where a thread or program is that may run anywhere. */
  static final int ANY = -1;

  private final boolean dealt;
  private final AtomicInteger next = new AtomicInteger();
  private final ThreadLocal<Integer> ofThread = ThreadLocal.withInitial(() -> ANY);

  /** For so many threads. */
  CoreAffinity(int threads) {
    this.dealt = Posix.CORES.size() > 1 && threads >= Posix.CORES.size();
  }

  /** The core of the thread that asks, if it has settled. */
  int ofThisThread() {
    return ofThread.get();
  }

  /** The core of the thread that asks, which stays there from now on. */
  int settle() {
    if (dealt && ofThread.get() == ANY) {
      int core = Posix.CORES.get(next.getAndIncrement() % Posix.CORES.size());
      Posix.runOn(Posix.THIS_THREAD, core);
      ofThread.set(core);
    }
    return ofThread.get();
  }
}
