package dev.agon.process.linux;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Looks at all boxes: ends those with too much memory, and stops those that compute while another
 * one is asked.
 */
final class BoxMonitor {
  private static final long LOOK_EVERY_MILLIS = 5;

  /** Memory is added up more than ten times a second. */
  private static final int LOOKS_PER_MEASUREMENT = 12;

  private static final class Running {
    private static final BoxMonitor INSTANCE = new BoxMonitor();

    private Running() {}
  }

  private final Set<Box> watched = ConcurrentHashMap.newKeySet();

  private BoxMonitor() {
    Thread.ofPlatform().daemon().name("agon-box-monitor").start(this::look);
  }

  /** The only monitor; its thread starts with the first box. */
  static BoxMonitor get() {
    return Running.INSTANCE;
  }

  void watch(Box box) {
    watched.add(box);
  }

  void forget(Box box) {
    watched.remove(box);
  }

  private void look() {
    for (long looks = 0; true; looks++) {
      stopWhoComputesUnasked();
      if (looks % LOOKS_PER_MEASUREMENT == 0) {
        watched.forEach(Box::limitMemory);
      }
      try {
        Thread.sleep(LOOK_EVERY_MILLIS);
      } catch (InterruptedException e) {
        return;
      }
    }
  }

  /** Boxes are looked at closely only if more is running than the programs that are asked. */
  private void stopWhoComputesUnasked() {
    long asked = watched.stream().filter(Box::isAsked).count();
    if (asked > 0 && asked < watched.size() && ProcFiles.running() > asked + 1) {
      watched.forEach(Box::stopIfComputing);
    }
  }
}
