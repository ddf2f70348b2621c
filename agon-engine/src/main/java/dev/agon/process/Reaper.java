package dev.agon.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringTokenizer;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * Starts programs, and ends them with everything they started, whatever they did to get away.
 *
 * <p>This process adopts orphans, so a grandchild whose parent has ended becomes our own child and
 * can be found. An orphan still belongs to the program whose mark it carries in its environment;
 * one that has washed off the mark belongs to nobody and is ended at the next sweep.
 */
final class Reaper {
  /** The environment variable that marks a program and all it starts. */
  static final String MARK = "AGON_SEAT";

  /** In place of the mark of a program whose own are not spared any more. */
  private static final String ENDING = "-";

  private static final Duration PATIENCE = Duration.ofMillis(20);
  private static final long MOMENT_NANOS = 50_000;
  private static final Reaper INSTANCE = new Reaper();

  private final long self = ProcessHandle.current().pid();
  private final AtomicLong started = new AtomicLong();

  /** The programs that are playing, with their marks. */
  private final Map<Spawned, String> living = new ConcurrentHashMap<>();

  /** Shared by those who start programs, held alone by the one who sweeps. */
  private final ReadWriteLock starting = new ReentrantReadWriteLock();

  private volatile boolean ending;

  private Reaper() {
    Posix.adoptOrphans();
    Runtime.getRuntime().addShutdownHook(new Thread(this::endAll, "agon-reaper"));
  }

  /** The one of this process: what it adopts, it adopts as a whole. */
  static Reaper get() {
    return INSTANCE;
  }

  /** Starts a program; no sweep can mistake it for an orphan before it is known. */
  Spawned start(ProgramCommand command) throws IOException {
    String mark = self + "-" + started.incrementAndGet();
    starting.readLock().lock();
    try {
      Spawned program = Spawned.start(command, mark);
      living.put(program, mark);
      return program;
    } finally {
      starting.readLock().unlock();
    }
  }

  /** Ends the program and what it started; all of it is gone on return. */
  void end(Spawned program) {
    if (program.ended().isEmpty()) {
      killTree(program.pid());
    }
    living.replace(program, ENDING);
    while (program.ended(PATIENCE).isEmpty()) {
      // What it started goes even before it does: a tracer could keep it from ending.
      sweep();
    }
    // What was still its own became ours when it ended.
    sweep();
    living.remove(program);
  }

  private void endAll() {
    ending = true;
    // Never unlocked: nothing may start once this process is ending.
    starting.writeLock().lock();
    living.keySet().forEach(this::end);
  }

  /** Does not return once this process is ending: its programs' ends are then nobody's fault. */
  void holdIfEnding() {
    while (ending) {
      LockSupport.park();
    }
  }

  /** Stops the tree top down, so that nothing in it can start more, then kills all of it. */
  private static void killTree(long root) {
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
    stopped.forEach(Posix::kill);
  }

  /** Ends every adopted process that belongs to no living program. */
  private void sweep() {
    if (orphans().isEmpty()) {
      return;
    }
    starting.writeLock().lock();
    try {
      for (List<Long> orphans = orphans(); !orphans.isEmpty(); orphans = orphans()) {
        orphans.forEach(Reaper::killTree);
        LockSupport.parkNanos(MOMENT_NANOS);
        orphans.forEach(Posix::reap);
      }
    } finally {
      starting.writeLock().unlock();
    }
  }

  /** The kernel gives orphans to the first thread of the adopting process. */
  private List<Long> orphans() {
    List<Long> adopted = childrenOf(Path.of("/proc/self/task/" + self));
    if (adopted.isEmpty()) {
      return adopted;
    }
    Set<Long> own = new HashSet<>();
    Set<String> marks = new HashSet<>();
    living.forEach(
        (program, mark) -> {
          own.add(program.pid());
          if (!mark.equals(ENDING)) {
            marks.add(mark);
          }
        });
    adopted.removeIf(pid -> own.contains(pid) || marks.contains(mark(pid)));
    return adopted;
  }

  private static String mark(long pid) {
    try {
      String environment =
          Files.readString(Path.of("/proc/" + pid + "/environ"), StandardCharsets.ISO_8859_1);
      for (String variable : environment.split("\0", -1)) {
        if (variable.startsWith(MARK + "=")) {
          return variable.substring(MARK.length() + 1);
        }
      }
    } catch (IOException e) {
      // Gone already, or not ours to read: it carries no mark that we know.
    }
    return "";
  }

  private static List<Long> childrenOf(long pid) {
    List<Long> children = new ArrayList<>();
    try (var tasks = Files.newDirectoryStream(Path.of("/proc/" + pid + "/task"))) {
      tasks.forEach(task -> children.addAll(childrenOf(task)));
    } catch (IOException | DirectoryIteratorException e) {
      // The process has ended; what it had started is an orphan now.
    }
    return children;
  }

  private static List<Long> childrenOf(Path task) {
    List<Long> children = new ArrayList<>();
    try {
      String listed = Files.readString(task.resolve("children"), StandardCharsets.US_ASCII);
      for (StringTokenizer pids = new StringTokenizer(listed); pids.hasMoreTokens(); ) {
        children.add(Long.valueOf(pids.nextToken()));
      }
    } catch (IOException e) {
      // The thread has ended; its children are another's now.
    }
    return children;
  }
}
