package dev.agon.process;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/** The system calls that Java has no word for. */
final class Posix {
  private static final int SIGSTOP = 19;
  private static final int SIGKILL = 9;
  private static final int PR_SET_CHILD_SUBREAPER = 36;

  private static final Linker LINKER = Linker.nativeLinker();
  private static final SymbolLookup LIBC = LINKER.defaultLookup();

  private static final MethodHandle KILL =
      call(
          "kill",
          FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));
  private static final MethodHandle WAITPID =
      call(
          "waitpid",
          FunctionDescriptor.of(
              ValueLayout.JAVA_INT,
              ValueLayout.JAVA_INT,
              ValueLayout.ADDRESS,
              ValueLayout.JAVA_INT));

  private Posix() {}

  @SuppressWarnings("restricted") // the launcher grants native access
  private static MethodHandle call(String name, FunctionDescriptor shape, Linker.Option... how) {
    return LINKER.downcallHandle(LIBC.findOrThrow(name), shape, how);
  }

  /** From now on, descendants whose parent ends become children of this process. */
  static void adoptOrphans() {
    MethodHandle prctl =
        call(
            "prctl",
            FunctionDescriptor.of(
                ValueLayout.JAVA_INT,
                ValueLayout.JAVA_INT,
                ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_LONG),
            Linker.Option.firstVariadicArg(1));
    try {
      int _ = (int) prctl.invokeExact(PR_SET_CHILD_SUBREAPER, 1L, 0L, 0L, 0L);
    } catch (Throwable e) {
      throw new IllegalStateException("prctl", e);
    }
  }

  static void stop(long pid) {
    signal(pid, SIGSTOP);
  }

  static void kill(long pid) {
    signal(pid, SIGKILL);
  }

  private static void signal(long pid, int signal) {
    try {
      int _ = (int) KILL.invokeExact((int) pid, signal);
    } catch (Throwable e) {
      throw new IllegalStateException("kill", e);
    }
  }

  /** Takes the exit status of an adopted child that was killed, so that no zombie stays. */
  static void reap(long pid) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment status = arena.allocate(ValueLayout.JAVA_INT);
      int _ = (int) WAITPID.invokeExact((int) pid, status, 0);
    } catch (Throwable e) {
      throw new IllegalStateException("waitpid", e);
    }
  }
}
