package dev.agon.sandbox;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;

/** Gives every box a user id of its own, one that belongs to nobody. */
public final class BoxUsers {
  /** By convention of Linux distributions, nothing assigns ids from here on. */
  private static final long FREE = 1_900_000_000;

  /** The first of the ids that services get while they run, for containers with few ids. */
  private static final long FREE_IN_CONTAINER = 61_184;

  /** How many ids one arena uses before it starts again. */
  private static final int EACH = 4096;

  private static final int ARENAS = 4096;

  private final long first;
  private final AtomicInteger next = new AtomicInteger();

  private BoxUsers(long first) {
    this.first = first;
  }

  /** The ids of this process, apart from those of other arenas on this machine where possible. */
  public static BoxUsers ofThisProcess() {
    long self = ProcessHandle.current().pid();
    return new BoxUsers(
        isMapped(FREE + (long) EACH * ARENAS) ? FREE + self % ARENAS * EACH : FREE_IN_CONTAINER);
  }

  public long next() {
    return first + Math.floorMod(next.getAndIncrement(), EACH);
  }

  /** Whether this process's user namespace has the id. */
  private static boolean isMapped(long id) {
    try {
      for (String line :
          Files.readAllLines(Path.of("/proc/self/uid_map"), StandardCharsets.US_ASCII)) {
        String[] fields = line.strip().split("\\s+");
        long inside = Long.parseLong(fields[0]);
        if (id >= inside && id < inside + Long.parseLong(fields[2])) {
          return true;
        }
      }
    } catch (IOException | RuntimeException e) {
      // Linux without user namespaces has all ids, and no box.
    }
    return false;
  }
}
