package dev.agon.process.linux;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import dev.agon.process.host.ExitStatus;
import dev.agon.sandbox.BoxLimits;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;

/**
 * Sets the kernel's limits of another process, which its children inherit and nobody in a box can
 * raise.
 */
final class ProcessLimits {
  /** The numbers of the kernel's limits. */
  private static final int SIZE_OF_A_FILE = 1;

  private static final int DATA = 2;
  private static final int SIZE_OF_A_CORE = 4;
  private static final int PROCESSES = 6;
  private static final int OPEN_FILES = 7;

  private static final long LOOK_EVERY_NANOS = 100_000;

  private static final MethodHandle PRLIMIT =
      Posix.call("prlimit", JAVA_INT, JAVA_INT, ADDRESS, ADDRESS);

  private ProcessLimits() {}

  /** Returns false if this is not allowed, or the process has ended. */
  static boolean set(long pid, BoxLimits limits) {
    return set(pid, SIZE_OF_A_CORE, 0)
        && set(pid, DATA, limits.memory())
        && set(pid, SIZE_OF_A_FILE, limits.scratch())
        && set(pid, OPEN_FILES, limits.openFiles())
        && set(pid, PROCESSES, limits.processes());
  }

  /**
   * The same by a program that runs as the user of the process. In a container, root may change
   * users, but not the limits of other users.
   */
  static boolean setAs(List<String> changeUser, long pid, BoxLimits limits) throws IOException {
    List<String> words = new ArrayList<>(changeUser);
    words.addAll(
        List.of(
            "prlimit",
            "--pid=" + pid,
            "--core=0:0",
            "--data=%1$d:%1$d".formatted(limits.memory()),
            "--fsize=%1$d:%1$d".formatted(limits.scratch()),
            "--nofile=%1$d:%1$d".formatted(limits.openFiles()),
            "--nproc=%1$d:%1$d".formatted(limits.processes())));
    long helper =
        Posix.spawn(new Posix.Start(words, List.of(), Optional.empty(), List.of(), List.of()));
    Optional<ExitStatus> end = Posix.reap(helper);
    while (end.isEmpty()) {
      LockSupport.parkNanos(LOOK_EVERY_NANOS);
      end = Posix.reap(helper);
    }
    return end.get().isClean();
  }

  private static boolean set(long pid, int limit, long value) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment both = arena.allocateFrom(JAVA_LONG, value, value);
      return (int) PRLIMIT.invokeExact((int) pid, limit, both, MemorySegment.NULL) == 0;
    } catch (Throwable e) {
      throw new IllegalStateException("prlimit", e);
    }
  }
}
