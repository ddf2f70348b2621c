package dev.agon.process.linux;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Numbers about this machine and its processes, from the files in which Linux keeps them. */
final class ProcFiles {
  private static final long KIB = 1024;
  private static final long MIB = 1024 * KIB;

  /** What the kernel keeps about a file in memory, at most. */
  private static final long OF_A_FILE = 4 * KIB;

  /** What is assumed where Linux does not say. */
  private static final long USUAL_MEMORY = 4096 * MIB;

  private static final long USUAL_FILES = 1024;

  /** What a full buffer may have besides, for the message that filled it. */
  private static final long OF_A_MESSAGE = 64 * KIB;

  private static final long USUAL_BUFFER = 208 * KIB;

  /** What a socket keeps in memory, at most; programs in a box cannot change that. */
  private static final long OF_A_SOCKET =
      OF_A_MESSAGE + number(Path.of("/proc/sys/net/core/wmem_default"), "").orElse(USUAL_BUFFER);

  /** How Linux abbreviates the state of a process that has ended. */
  private static final List<String> ENDED = List.of("Z", "X");

  private ProcFiles() {}

  /** The memory of this machine, or of the container that this process runs in, in bytes. */
  static long memory() {
    long machine = KIB * number(Path.of("/proc/meminfo"), "MemTotal:").orElse(USUAL_MEMORY / KIB);
    return Math.min(
        machine, number(Path.of("/sys/fs/cgroup/memory.max"), "").orElse(Long.MAX_VALUE));
  }

  static long openFiles() {
    return number(Path.of("/proc/self/limits"), "Max open files").orElse(USUAL_FILES);
  }

  /** The fields of /proc/PID/stat after the name, whose bytes the process itself can choose. */
  static String[] stat(long thread) throws IOException {
    String stat =
        Files.readString(Path.of("/proc/" + thread + "/stat"), StandardCharsets.ISO_8859_1);
    return stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
  }

  /** The memory that a process and what it has started occupy, in bytes. */
  static long residentMemory(long root) {
    long kib = 0;
    for (long pid : ProcessTree.ofFirstThreads(root)) {
      kib += number(Path.of("/proc/" + pid + "/status"), "VmRSS:").orElse(0);
    }
    return KIB * kib;
  }

  /** The memory of a process, with its part of what it shares, in bytes; slow to find out. */
  static OptionalLong proportionalMemory(long pid) {
    OptionalLong kib = number(Path.of("/proc/" + pid + "/smaps_rollup"), "Pss:");
    return kib.isPresent() ? OptionalLong.of(KIB * kib.getAsLong()) : kib;
  }

  /** The memory of the tables of a process's address space, in bytes. */
  static long pageTables(long thread) {
    return KIB * number(Path.of("/proc/" + thread + "/status"), "VmPTE:").orElse(0);
  }

  /** The number of areas in a process's address space; counts up to a maximum. */
  static long mappings(long thread, long max) {
    try (BufferedReader lines =
        Files.newBufferedReader(
            Path.of("/proc/" + thread + "/maps"), StandardCharsets.ISO_8859_1)) {
      return lines.lines().limit(max).count();
    } catch (IOException | UncheckedIOException e) {
      // A process that is there but cannot be read counts as one that has too many.
      return hasEnded(thread) ? 0 : max;
    }
  }

  private static boolean hasEnded(long thread) {
    try {
      return ENDED.contains(stat(thread)[0]);
    } catch (IOException | RuntimeException e) {
      return Posix.cpuNanos(thread) < 0;
    }
  }

  /** What the standard output of a process is; empty if that cannot be read. */
  static Optional<Path> standardOutput(long pid) {
    try {
      return Optional.of(Files.readSymbolicLink(Path.of("/proc/" + pid + "/fd/1")));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Whether a process has a file or pipe open; true as well if that cannot be read. */
  static boolean mayHaveOpen(long pid, Path file) {
    try (var open = Files.newDirectoryStream(Path.of("/proc/" + pid + "/fd"))) {
      for (Path one : open) {
        if (Files.readSymbolicLink(one).equals(file)) {
          return true;
        }
      }
      return false;
    } catch (IOException | DirectoryIteratorException e) {
      return true;
    }
  }

  /** The memory that all sockets in the network namespace of a process have at most, in bytes. */
  static long memoryOfSockets(long pid) {
    return OF_A_SOCKET
        * number(Path.of("/proc/" + pid + "/net/sockstat"), "sockets: used").orElse(0);
  }

  /** The memory of the files in a folder that a process sees, if they are kept in memory. */
  static long memoryOfFiles(long pid, Path folder) {
    Posix.Usage usage = Posix.usage("/proc/" + pid + "/root" + folder);
    return usage.bytes() + OF_A_FILE * usage.files();
  }

  /** How many threads of this machine run or could run, with the one that asks. */
  static long running() {
    try {
      String line = Files.readString(Path.of("/proc/loadavg"), StandardCharsets.US_ASCII);
      String running = line.split(" ", 5)[3];
      return Long.parseLong(running.substring(0, running.indexOf('/')));
    } catch (IOException | RuntimeException e) {
      return Long.MAX_VALUE;
    }
  }

  /** The first whole number after the beginning of a line. */
  private static OptionalLong number(Path file, String begin) {
    List<String> lines;
    try {
      lines = Files.readAllLines(file, StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      return OptionalLong.empty();
    }
    for (String line : lines) {
      if (line.startsWith(begin)) {
        String first = line.substring(begin.length()).strip().split("\\s+", 2)[0];
        return first.matches("\\d{1,18}")
            ? OptionalLong.of(Long.parseLong(first))
            : OptionalLong.empty();
      }
    }
    return OptionalLong.empty();
  }
}
