package dev.agon.process.linux;

import dev.agon.process.host.ProgramCommand;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * Starts programs, and ends them with everything they started, even if they try to escape.
 *
 * <p>This process adopts orphans, so a grandchild whose parent has ended becomes our own child and
 * can be found. A mark in the environment says to which program an orphan belongs; an orphan that
 * has removed the mark is ended at the next sweep.
 */
final class Reaper {
  /** The environment variable that marks a program and everything it starts. */
  static final String MARK = "AGON_SEAT";

  /** Replaces the mark of a program whose orphans are ended too. */
  private static final String ENDING = "-";

  private static final Duration PATIENCE = Duration.ofMillis(20);
  private static final long MOMENT_NANOS = 50_000;
  private static final Reaper INSTANCE = new Reaper();

  private final long self = ProcessHandle.current().pid();
  private final AtomicLong started = new AtomicLong();

  /** The programs that are playing, with their marks. */
  private final Map<Spawned, String> living = new ConcurrentHashMap<>();

  /** Starting a program takes the read lock, a sweep the write lock. */
  private final ReadWriteLock starting = new ReentrantReadWriteLock();

  private volatile boolean ending;

  private Reaper() {
    Posix.adoptOrphans();
    Runtime.getRuntime().addShutdownHook(new Thread(this::endAll, "agon-reaper"));
  }

  /** The only reaper, because orphans are adopted by the whole process. */
  static Reaper get() {
    return INSTANCE;
  }

  /** Starts a program and registers it, so that no sweep takes it for an orphan. */
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

  /** Ends the program and everything it started; returns when all have ended. */
  void end(Spawned program) {
    if (program.box().isPresent() && program.box().get().program().isPresent()) {
      endBox(program, program.box().get());
      living.remove(program);
      return;
    }
    if (program.ended().isEmpty()) {
      List<Long> tree = ProcessTree.stop(program.pid());
      tree.forEach(program::noteBeforeKill);
      tree.forEach(Posix::kill);
    }
    living.replace(program, ENDING);
    while (program.ended(PATIENCE).isEmpty()) {
      // Its children are ended first, because a tracer among them could keep it from ending.
      sweep();
    }
    // Its remaining children became ours when it ended.
    sweep();
    living.remove(program);
  }

  /** Ends the first process of a box, with which the kernel ends everything in it. */
  private static void endBox(Spawned program, Box box) {
    if (program.ended().isEmpty()) {
      ProcessTree.ofFirstThreads(program.program()).forEach(program::noteBeforeKill);
    }
    while (program.ended().isEmpty()) {
      box.kill();
      program.ended(PATIENCE);
    }
    BoxMonitor.get().forget(box);
  }

  private void endAll() {
    ending = true;
    // Never unlocked, because nothing may start once this process is ending.
    starting.writeLock().lock();
    living.keySet().forEach(this::end);
  }

  void holdIfEnding() {
    while (ending) {
      LockSupport.park();
    }
  }

  /** Ends every adopted process that belongs to no living program. */
  private void sweep() {
    if (orphans().isEmpty()) {
      return;
    }
    starting.writeLock().lock();
    try {
      for (List<Long> orphans = orphans(); !orphans.isEmpty(); orphans = orphans()) {
        orphans.forEach(orphan -> ProcessTree.stop(orphan).forEach(Posix::kill));
        LockSupport.parkNanos(MOMENT_NANOS);
        orphans.forEach(Posix::reap);
      }
    } finally {
      starting.writeLock().unlock();
    }
  }

  /** The kernel gives orphans to the first thread of the adopting process. */
  private List<Long> orphans() {
    List<Long> adopted = ProcessTree.childrenOfFirstThread(self);
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
      // It has ended or is not readable, so it has no mark of ours.
    }
    return "";
  }
}
