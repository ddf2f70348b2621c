package dev.agon.process.linux;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import dev.agon.process.host.ExitStatus;
import dev.agon.process.host.OutOfResources;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Linux system calls that Java does not offer. */
final class Posix {
  private static final int SIGKILL = 9;
  private static final int SIGCONT = 18;
  private static final int SIGSTOP = 19;
  private static final int WNOHANG = 1;
  private static final int E2BIG = 7;
  private static final int EAGAIN = 11;
  private static final int ENOMEM = 12;
  private static final int ENFILE = 23;
  private static final int EMFILE = 24;
  private static final int O_RDONLY = 0;
  private static final int O_NONBLOCK = 0x800;
  private static final int O_CLOEXEC = 0x80000;
  private static final int MFD_CLOEXEC = 1;
  private static final int PR_SET_CHILD_SUBREAPER = 36;
  private static final short POSIX_SPAWN_SETSIGMASK = 0x08;
  private static final short POSIX_SPAWN_SETSID = 0x80;

  /** Larger than spawn attributes, file actions, signal sets and rusage of any C library. */
  private static final long STRUCT = 512;

  private static final Linker LINKER = Linker.nativeLinker();
  private static final SymbolLookup LIBC = LINKER.defaultLookup();

  private static final MethodHandle PIPE2 = call("pipe2", ADDRESS, JAVA_INT);
  private static final MethodHandle OPEN = call("open", ADDRESS, JAVA_INT);
  private static final MethodHandle READ = call("read", JAVA_INT, ADDRESS, JAVA_LONG);
  private static final MethodHandle CLOSE = call("close", JAVA_INT);
  private static final MethodHandle KILL = call("kill", JAVA_INT, JAVA_INT);
  private static final MethodHandle WAIT4 = call("wait4", JAVA_INT, ADDRESS, JAVA_INT, ADDRESS);
  private static final MethodHandle SPAWN =
      call("posix_spawnp", ADDRESS, ADDRESS, ADDRESS, ADDRESS, ADDRESS, ADDRESS);
  private static final MethodHandle ACTIONS_INIT = call("posix_spawn_file_actions_init", ADDRESS);
  private static final MethodHandle ACTIONS_DESTROY =
      call("posix_spawn_file_actions_destroy", ADDRESS);
  private static final MethodHandle ACTIONS_DUP2 =
      call("posix_spawn_file_actions_adddup2", ADDRESS, JAVA_INT, JAVA_INT);
  private static final MethodHandle ATTRIBUTES_INIT = call("posix_spawnattr_init", ADDRESS);
  private static final MethodHandle ATTRIBUTES_DESTROY = call("posix_spawnattr_destroy", ADDRESS);
  private static final MethodHandle ATTRIBUTES_FLAGS =
      call("posix_spawnattr_setflags", ADDRESS, JAVA_SHORT);
  private static final MethodHandle ATTRIBUTES_SIGMASK =
      call("posix_spawnattr_setsigmask", ADDRESS, ADDRESS);

  private static final MethodHandle SET_AFFINITY =
      call("sched_setaffinity", JAVA_INT, JAVA_LONG, ADDRESS);
  private static final MethodHandle GET_AFFINITY =
      call("sched_getaffinity", JAVA_INT, JAVA_LONG, ADDRESS);

  /** The process id that means the calling thread. */
  static final long THIS_THREAD = 0;

  /** The numbers of the cores that this process may use; empty if they are unknown. */
  static final List<Integer> CORES = cores();

  private static final MethodHandle PRCTL = call("prctl", JAVA_INT, JAVA_LONG);

  /** Closes files that other threads have opened; not every C library has it. */
  private static final String CLOSE_FROM = "posix_spawn_file_actions_addclosefrom_np";

  private static final boolean CLOSES_FROM = LIBC.find(CLOSE_FROM).isPresent();
  private static final MethodHandle ACTIONS_CLOSE_FROM =
      call(CLOSES_FROM ? CLOSE_FROM : "posix_spawn_file_actions_addclose", ADDRESS, JAVA_INT);

  /** Changes the folder of the program to start; few events need it. */
  private static final class ChangeFolder {
    private static final String NAME = "posix_spawn_file_actions_addchdir_np";
    private static final MethodHandle CALL = call(NAME, ADDRESS, ADDRESS);

    private ChangeFolder() {}
  }

  /** Opens a file of the program to start; only boxes need it. */
  private static final class OpenFile {
    private static final MethodHandle CALL =
        call("posix_spawn_file_actions_addopen", ADDRESS, JAVA_INT, ADDRESS, JAVA_INT, JAVA_INT);

    private OpenFile() {}
  }

  /** Files and users; only boxes need them. */
  private static final class Files {
    private static final MethodHandle MEMORY_FILE = call("memfd_create", ADDRESS, JAVA_INT);
    private static final MethodHandle CHANGE_OWNER = call("fchown", JAVA_INT, JAVA_INT, JAVA_INT);
    private static final MethodHandle USER = call("geteuid");
    private static final MethodHandle STATVFS = call("statvfs", ADDRESS, ADDRESS);

    private Files() {}
  }

  /** The clocks of other processes; only those who are asked need them. */
  private static final class ProcessorClock {
    private static final MethodHandle CALL = call("clock_gettime", JAVA_INT, ADDRESS);

    private ProcessorClock() {}
  }

  private Posix() {}

  @SuppressWarnings("restricted") // the launcher grants native access
  static MethodHandle call(String name, MemoryLayout... parameters) {
    return LINKER.downcallHandle(
        LIBC.findOrThrow(name), FunctionDescriptor.of(JAVA_INT, parameters));
  }

  /** A pipe: the file descriptors of its reading and its writing end. */
  record Pipe(int reading, int writing) {}

  static Pipe pipe() {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment ends = arena.allocate(JAVA_INT, 2);
      if ((int) PIPE2.invokeExact(ends, O_CLOEXEC) != 0) {
        throw new OutOfResources("open files");
      }
      return new Pipe(ends.getAtIndex(JAVA_INT, 0), ends.getAtIndex(JAVA_INT, 1));
    } catch (OutOfResources e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException("pipe2", e);
    }
  }

  /** Opens a pipe for reading; a read from it never waits. */
  static int openNonBlocking(String path) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment name = arena.allocateFrom(path);
      int descriptor = (int) OPEN.invokeExact(name, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
      if (descriptor < 0) {
        throw new OutOfResources("open files");
      }
      return descriptor;
    } catch (OutOfResources e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException("open", e);
    }
  }

  /** Reads what is there; 0 if there is nothing. */
  static int read(int descriptor, MemorySegment into) {
    try {
      return Math.max(0, (int) READ.invokeExact(descriptor, into, into.byteSize()));
    } catch (Throwable e) {
      throw new IllegalStateException("read", e);
    }
  }

  static void close(int descriptor) {
    try {
      int _ = (int) CLOSE.invokeExact(descriptor);
    } catch (Throwable e) {
      throw new IllegalStateException("close", e);
    }
  }

  /**
   * A program to start.
   *
   * @param environment all of its variables, as NAME=VALUE
   * @param files its open files, from number 0 on
   * @param opened paths of files that it has open for reading, with the numbers after those
   */
  record Start(
      List<String> words,
      List<String> environment,
      Optional<Path> folder,
      List<Integer> files,
      List<String> opened) {}

  /** Starts a program in a new session with only the given files; returns its process id. */
  static long spawn(Start start) throws IOException {
    List<String> words = start.words();
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment pid = arena.allocate(JAVA_INT);
      MemorySegment program = arena.allocateFrom(words.getFirst());
      MemorySegment actions = arena.allocate(STRUCT, 16);
      MemorySegment attributes = arena.allocate(STRUCT, 16);
      MemorySegment noSignals = arena.allocate(STRUCT, 16);
      int _ = (int) ACTIONS_INIT.invokeExact(actions);
      int next = 0;
      for (int file : start.files()) {
        int _ = (int) ACTIONS_DUP2.invokeExact(actions, file, next++);
      }
      for (String path : start.opened()) {
        MemorySegment name = arena.allocateFrom(path);
        int _ = (int) OpenFile.CALL.invokeExact(actions, next++, name, O_RDONLY, 0);
      }
      if (CLOSES_FROM) {
        int _ = (int) ACTIONS_CLOSE_FROM.invokeExact(actions, next);
      }
      if (start.folder().isPresent()) {
        if (LIBC.find(ChangeFolder.NAME).isEmpty()) {
          throw new IOException("this system's C library cannot start programs in another folder");
        }
        MemorySegment folder = arena.allocateFrom(start.folder().get().toString());
        int _ = (int) ChangeFolder.CALL.invokeExact(actions, folder);
      }
      int _ = (int) ATTRIBUTES_INIT.invokeExact(attributes);
      int _ =
          (int)
              ATTRIBUTES_FLAGS.invokeExact(
                  attributes, (short) (POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK));
      int _ = (int) ATTRIBUTES_SIGMASK.invokeExact(attributes, noSignals);
      MemorySegment arguments = strings(arena, words);
      MemorySegment variables = strings(arena, start.environment());
      int error = (int) SPAWN.invokeExact(pid, program, actions, attributes, arguments, variables);
      int _ = (int) ATTRIBUTES_DESTROY.invokeExact(attributes);
      int _ = (int) ACTIONS_DESTROY.invokeExact(actions);
      if (error == EAGAIN || error == ENOMEM || error == ENFILE || error == EMFILE) {
        throw new OutOfResources("processes, memory or open files");
      }
      if (error == E2BIG) {
        throw new IOException("its command and environment are too long for this system");
      }
      if (error != 0) {
        throw new IOException("cannot start " + words.getFirst() + " (errno " + error + ")");
      }
      return pid.get(JAVA_INT, 0);
    } catch (Throwable e) {
      throw failed(e);
    }
  }

  /** Rethrows what callers handle; anything else is a bug. */
  private static IOException failed(Throwable e) {
    return switch (e) {
      case IOException expected -> expected;
      case OutOfResources out -> throw out;
      default -> throw new IllegalStateException("a system call", e);
    };
  }

  /** A null-terminated array of C strings. */
  private static MemorySegment strings(Arena arena, List<String> strings) {
    MemorySegment array = arena.allocate(ADDRESS, strings.size() + 1);
    for (int i = 0; i < strings.size(); i++) {
      array.setAtIndex(ADDRESS, i, arena.allocateFrom(strings.get(i)));
    }
    array.setAtIndex(ADDRESS, strings.size(), MemorySegment.NULL);
    return array;
  }

  /** Whether it was our child and nobody had waited for it, and how it ended, if it has. */
  record Waited(boolean isOurs, Optional<ExitStatus> ended) {}

  /** Reads the exit status of a child; empty if it still runs and is not waited for. */
  static Optional<ExitStatus> reap(long pid) {
    return await(pid).ended();
  }

  /** Reads the exit status of a child without waiting for its end. */
  static Waited await(long pid) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment status = arena.allocate(JAVA_INT);
      MemorySegment usage = arena.allocate(STRUCT, 8);
      int found = (int) WAIT4.invokeExact((int) pid, status, WNOHANG, usage);
      if (found != (int) pid) {
        return new Waited(found == 0, Optional.empty());
      }
      long seconds = usage.get(JAVA_LONG, 0) + usage.get(JAVA_LONG, 16);
      long micros = usage.get(JAVA_LONG, 8) + usage.get(JAVA_LONG, 24);
      return new Waited(
          true,
          Optional.of(
              exitStatus(status.get(JAVA_INT, 0), seconds * 1_000_000_000 + micros * 1_000)));
    } catch (Throwable e) {
      throw new IllegalStateException("wait4", e);
    }
  }

  /** Reads the status of wait(2). */
  private static ExitStatus exitStatus(int status, long cpuNanos) {
    int signal = status & 0x7F;
    return new ExitStatus(signal == 0 ? status >> 8 & 0xFF : 0, signal, cpuNanos);
  }

  /** Processor time of all threads of a process, to the nanosecond; -1 if it has ended. */
  static long cpuNanos(long pid) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment time = arena.allocate(JAVA_LONG, 2);
      // The id of a process's clock, as the kernel makes it of the process id.
      int clock = (int) (~pid << 3 | 2);
      if ((int) ProcessorClock.CALL.invokeExact(clock, time) != 0) {
        return -1;
      }
      return time.getAtIndex(JAVA_LONG, 0) * 1_000_000_000 + time.getAtIndex(JAVA_LONG, 1);
    } catch (Throwable e) {
      throw new IllegalStateException("clock_gettime", e);
    }
  }

  /** Makes a nameless file in memory; it closes when another program replaces this one. */
  static int memoryFile(String name) {
    try (Arena arena = Arena.ofConfined()) {
      int descriptor = (int) Files.MEMORY_FILE.invokeExact(arena.allocateFrom(name), MFD_CLOEXEC);
      if (descriptor < 0) {
        throw new OutOfResources("open files");
      }
      return descriptor;
    } catch (OutOfResources e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException("memfd_create", e);
    }
  }

  /** Gives an open file to a user and the group with the same number. */
  static void changeOwner(int descriptor, long user) {
    try {
      int _ = (int) Files.CHANGE_OWNER.invokeExact(descriptor, (int) user, (int) user);
    } catch (Throwable e) {
      throw new IllegalStateException("fchown", e);
    }
  }

  /** What a file system holds: bytes of contents, and files. */
  record Usage(long bytes, long files) {}

  /** What the file system at a path holds; nothing if it cannot be asked. */
  static Usage usage(String path) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment system = arena.allocate(STRUCT, 8);
      if ((int) Files.STATVFS.invokeExact(arena.allocateFrom(path), system) != 0) {
        return new Usage(0, 0);
      }
      long unit = system.getAtIndex(JAVA_LONG, 1);
      return new Usage(
          unit * (system.getAtIndex(JAVA_LONG, 2) - system.getAtIndex(JAVA_LONG, 3)),
          system.getAtIndex(JAVA_LONG, 5) - system.getAtIndex(JAVA_LONG, 6));
    } catch (Throwable e) {
      throw new IllegalStateException("statvfs", e);
    }
  }

  static boolean isRoot() {
    try {
      return (int) Files.USER.invokeExact() == 0;
    } catch (Throwable e) {
      throw new IllegalStateException("geteuid", e);
    }
  }

  static void stop(long pid) {
    signal(pid, SIGSTOP);
  }

  /** Lets a stopped process continue. */
  static void proceed(long pid) {
    signal(pid, SIGCONT);
  }

  static void kill(long pid) {
    signal(pid, SIGKILL);
  }

  private static void signal(long pid, int signal) {
    if (pid <= 1) {
      throw new IllegalArgumentException("a signal to several processes, or to the first one");
    }
    try {
      int _ = (int) KILL.invokeExact((int) pid, signal);
    } catch (Throwable e) {
      throw new IllegalStateException("kill", e);
    }
  }

  private static List<Integer> cores() {
    List<Integer> cores = new ArrayList<>();
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment mask = arena.allocate(STRUCT, 8);
      if ((int) GET_AFFINITY.invokeExact((int) THIS_THREAD, STRUCT, mask) == 0) {
        for (int core = 0; core < STRUCT * 8; core++) {
          if ((mask.get(JAVA_BYTE, core / 8) >> core % 8 & 1) == 1) {
            cores.add(core);
          }
        }
      }
      return List.copyOf(cores);
    } catch (Throwable e) {
      throw new IllegalStateException("sched_getaffinity", e);
    }
  }

  /** Binds a thread, or a program's first thread and what it starts, to one core. */
  static void runOn(long pid, int core) {
    runOn(pid, List.of(core));
  }

  /** Lets it run on any core of this process again. */
  static void runAnywhere(long pid) {
    runOn(pid, CORES);
  }

  private static void runOn(long pid, List<Integer> cores) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment mask = arena.allocate(STRUCT, 8);
      for (int core : cores) {
        byte others = mask.get(JAVA_BYTE, core / 8);
        mask.set(JAVA_BYTE, core / 8, (byte) (others | 1 << core % 8));
      }
      // It may have ended, and the core only matters for speed.
      int _ = (int) SET_AFFINITY.invokeExact((int) pid, STRUCT, mask);
    } catch (Throwable e) {
      throw new IllegalStateException("sched_setaffinity", e);
    }
  }

  /** Makes this process adopt descendants whose parent ends. */
  static void adoptOrphans() {
    try {
      int _ = (int) PRCTL.invokeExact(PR_SET_CHILD_SUBREAPER, 1L);
    } catch (Throwable e) {
      throw new IllegalStateException("prctl", e);
    }
  }
}
