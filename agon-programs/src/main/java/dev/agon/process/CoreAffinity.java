package dev.agon.process;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Assigns cores to the threads that play matches, if there are enough threads to keep all cores
 * busy. In a match only one side works at a time. A program on the core of the thread that asks it
 * is woken without waking another core, which would take longer than everything else in a question.
 */
final class CoreAffinity {
  /** The core of a thread or program that may run anywhere. */
  static final int ANY = -1;

  private final int threads;
  private final AtomicInteger next = new AtomicInteger();
  private final ThreadLocal<Integer> ofThread = ThreadLocal.withInitial(() -> ANY);

  CoreAffinity(int threads) {
    this.threads = threads;
  }

  /** Found out only when a program has played, because system calls take long to link. */
  private boolean assigns() {
    int cores = ThisSystem.host().cores().size();
    return cores > 1 && threads >= cores;
  }

  /** The core of the calling thread, or {@link #ANY} if it has none. */
  int ofThisThread() {
    return ofThread.get();
  }

  /** Binds the calling thread to a core, if cores are assigned, and returns its core. */
  int settle() {
    if (ofThread.get() == ANY && assigns()) {
      List<Integer> cores = ThisSystem.host().cores();
      int core = cores.get(next.getAndIncrement() % cores.size());
      ThisSystem.host().runThisThreadOn(core);
      ofThread.set(core);
    }
    return ofThread.get();
  }
}
