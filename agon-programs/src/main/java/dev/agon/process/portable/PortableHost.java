package dev.agon.process.portable;

import dev.agon.process.host.BoxFailure;
import dev.agon.process.host.OutOfResources;
import dev.agon.process.host.ProgramCommand;
import dev.agon.process.host.ProgramHost;
import dev.agon.process.host.RunningProgram;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.regex.Pattern;

/**
 * Starts programs by {@link ProcessBuilder}.
 *
 * <p>Java sees parents and children, but an orphan has lost its parent. So the descendants of all
 * programs are looked up ten times a second, and whenever a program is about to be left.
 */
public final class PortableHost implements ProgramHost {
  private static final long LOOK_EVERY_MILLIS = 100;

  /** Java does not say how much memory and how many files there are, so this is assumed. */
  private static final long USUAL_MEMORY = 4L << 30;

  private static final long USUAL_FILES = 1024;

  /** The errors of Linux and macOS that mean that there are too many processes or files. */
  private static final Pattern TOO_MANY = Pattern.compile("error=(11|12|23|24|35),");

  private final Set<PortableProgram> living = ConcurrentHashMap.newKeySet();

  /** Starting a program takes the read lock; the end of this process takes the write lock. */
  private final ReadWriteLock starting = new ReentrantReadWriteLock();

  private volatile boolean ending;

  /** A host whose programs end with this process. */
  public PortableHost() {
    Runtime.getRuntime().addShutdownHook(new Thread(this::endAll, "agon-programs-end"));
    Thread.ofPlatform().daemon().name("agon-descendants").start(this::look);
  }

  @Override
  public RunningProgram start(ProgramCommand command) throws IOException {
    if (command.box().isPresent()) {
      throw new BoxFailure("boxes need Linux");
    }
    ProcessBuilder builder = new ProcessBuilder(command.words());
    builder.environment().putAll(command.environment());
    command.folder().ifPresent(folder -> builder.directory(folder.toFile()));
    starting.readLock().lock();
    try {
      PortableProgram program = new PortableProgram(builder.start(), living::remove);
      living.add(program);
      return program;
    } catch (IOException e) {
      if (TOO_MANY.matcher(String.valueOf(e.getMessage())).find()) {
        throw new OutOfResources("processes, memory or open files");
      }
      throw e;
    } finally {
      starting.readLock().unlock();
    }
  }

  private void look() {
    while (true) {
      if (!living.isEmpty()) {
        noteDescendants();
      }
      try {
        Thread.sleep(LOOK_EVERY_MILLIS);
      } catch (InterruptedException e) {
        return;
      }
    }
  }

  /** Looks at all processes once for all programs, because that takes some milliseconds. */
  private void noteDescendants() {
    Map<Long, PortableProgram> byPid = new HashMap<>();
    living.forEach(program -> byPid.put(program.pid(), program));
    ProcessHandle.current()
        .descendants()
        .forEach(
            process -> {
              PortableProgram owner = null;
              Optional<ProcessHandle> parent = process.parent();
              while (owner == null && parent.isPresent()) {
                owner = byPid.get(parent.get().pid());
                parent = parent.get().parent();
              }
              if (owner != null) {
                owner.noteDescendant(process);
              }
            });
  }

  private void endAll() {
    ending = true;
    // Never unlocked, because nothing may start once this process is ending.
    starting.writeLock().lock();
    living.forEach(PortableProgram::end);
  }

  @Override
  public void holdIfEnding() {
    while (ending) {
      LockSupport.park();
    }
  }

  @Override
  public List<Integer> cores() {
    return List.of();
  }

  @Override
  public void runThisThreadOn(int core) {
    throw new UnsupportedOperationException("Java binds no thread to a core");
  }

  @Override
  public long memory() {
    return USUAL_MEMORY;
  }

  @Override
  public long openFiles() {
    return USUAL_FILES;
  }
}
