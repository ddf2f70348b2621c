package dev.agon.process.linux;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.StringTokenizer;
import org.jspecify.annotations.Nullable;

/** Processes and what they have started, from the files in which Linux lists them. */
final class ProcessTree {
  /** Indexes of fields in /proc/PID/stat after the name. */
  private static final int STATE = 0;

  private static final char ENDED = 'Z';
  private static final char RUNNING = 'R';
  private static final int THREADS = 17;
  private static final int VIRTUAL = 20;
  private static final int RESIDENT = 21;

  private static final long PAGE = 4096;

  /** More than any machine has; a sum of many still fits a long. */
  private static final long ALL_MEMORY = 1L << 50;

  /** A page of a table leads to so many bytes. */
  private static final long BYTES_OF_TABLE = 512 * PAGE;

  private ProcessTree() {}

  /**
   * A process at one moment.
   *
   * @param thread a thread of it that has not ended: the first one, if there is a choice
   * @param state of the thread, as Linux abbreviates it: R for running, T for stopped, and others
   * @param resident its memory in bytes, including what it shares
   * @param virtual the size of its address space in bytes
   */
  record Member(long pid, long thread, char state, int threads, long resident, long virtual) {
    /** What the tables of its address space have at most, in bytes. */
    long maxTables() {
      return PAGE * (virtual / BYTES_OF_TABLE);
    }

    /** Whether it computes, or waits for a core to do so. */
    boolean isRunning() {
      return state == RUNNING;
    }

    /** Whether it cannot compute until it is continued. */
    boolean isQuiet() {
      return state == 'T' || state == 't' || state == ENDED || state == 'X' || state == 'D';
    }
  }

  /** A process and everything it has started that still has a living parent, top down. */
  static List<Member> of(long root) {
    List<Member> found = new ArrayList<>();
    List<Long> next = List.of(root);
    while (!next.isEmpty()) {
      List<Long> children = new ArrayList<>();
      for (long pid : next) {
        Member member = member(pid);
        if (member != null) {
          found.add(member);
          children.addAll(member.threads > 1 ? childrenOf(pid) : childrenOfFirstThread(pid));
        }
      }
      next = children;
    }
    return found;
  }

  private static @Nullable Member member(long pid) {
    Member member = member(pid, pid);
    // Where the first thread has ended and others have not, it seems to have no memory.
    return member != null && member.state == ENDED && member.threads > 1
        ? ofLivingThread(pid)
        : member;
  }

  /** A process by one of its threads; null if that has ended. */
  private static @Nullable Member member(long pid, long thread) {
    try {
      String[] fields = ProcFiles.stat(thread);
      return new Member(
          pid,
          thread,
          fields[STATE].charAt(0),
          Integer.parseInt(fields[THREADS]),
          PAGE * Long.parseLong(fields[RESIDENT]),
          Long.parseLong(fields[VIRTUAL]));
    } catch (IOException | RuntimeException e) {
      // A process that is there but cannot be read counts as one that has all the memory there is.
      return Posix.cpuNanos(thread) < 0
          ? null
          : new Member(pid, thread, RUNNING, 2, ALL_MEMORY, ALL_MEMORY);
    }
  }

  private static @Nullable Member ofLivingThread(long pid) {
    try (var tasks = Files.newDirectoryStream(Path.of("/proc/" + pid + "/task"))) {
      for (Path task : tasks) {
        Member member = member(pid, Long.parseLong(String.valueOf(task.getFileName())));
        if (member != null && member.state != ENDED) {
          return member;
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      // The process has ended.
    }
    return null;
  }

  /** Stops a tree top down, so that nothing in it can start more; returns what was stopped. */
  static List<Long> stop(long root) {
    Set<Long> stopped = new LinkedHashSet<>();
    List<Long> found = List.of(root);
    while (!found.isEmpty()) {
      for (long pid : found) {
        if (stopped.add(pid)) {
          Posix.stop(pid);
        }
      }
      List<Long> next = new ArrayList<>();
      stopped.forEach(pid -> next.addAll(childrenOf(pid)));
      next.removeAll(stopped);
      found = next;
    }
    return List.copyOf(stopped);
  }

  /** A process and what first threads have started, by their ids; quicker, but not complete. */
  static List<Long> ofFirstThreads(long root) {
    List<Long> found = new ArrayList<>(List.of(root));
    for (int i = 0; i < found.size(); i++) {
      found.addAll(childrenOfFirstThread(found.get(i)));
    }
    return found;
  }

  /** The children of all threads of a process. */
  static List<Long> childrenOf(long pid) {
    List<Long> children = new ArrayList<>();
    try (var tasks = Files.newDirectoryStream(Path.of("/proc/" + pid + "/task"))) {
      tasks.forEach(task -> children.addAll(childrenOf(task)));
    } catch (IOException | DirectoryIteratorException e) {
      // The process has ended; its children are orphans now.
    }
    return children;
  }

  /** The children of the first thread of a process, which is quick to find out. */
  static List<Long> childrenOfFirstThread(long pid) {
    return childrenOf(Path.of("/proc/" + pid + "/task/" + pid));
  }

  private static List<Long> childrenOf(Path task) {
    List<Long> children = new ArrayList<>();
    try {
      String listed = Files.readString(task.resolve("children"), StandardCharsets.US_ASCII);
      for (StringTokenizer pids = new StringTokenizer(listed); pids.hasMoreTokens(); ) {
        children.add(Long.valueOf(pids.nextToken()));
      }
    } catch (IOException e) {
      // The thread has ended; its children belong to another thread now.
    }
    return children;
  }
}
