package dev.agon.process.portable;

import dev.agon.process.host.ExitStatus;
import dev.agon.process.host.PipeReader;
import dev.agon.process.host.RunningBox;
import dev.agon.process.host.RunningProgram;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/** A program as Java sees it: its processor time and its memory are unknown. */
final class PortableProgram implements RunningProgram {
  /** How long the end of killed processes is waited for. */
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private static final long LOOK_EVERY_NANOS = 1_000_000;

  /** What a waiting program is assumed to occupy. */
  private static final long USUAL_MEMORY = 64L << 20;

  private final Process process;
  private final Consumer<PortableProgram> whenEnded;
  private final QueuedOutput stdin;
  private final PumpedInput stdout;
  private final PumpedInput stderr;

  /** Everything it has started, as far as it was seen. */
  private final Set<ProcessHandle> descendants = ConcurrentHashMap.newKeySet();

  PortableProgram(Process process, Consumer<PortableProgram> whenEnded) {
    this.process = process;
    this.whenEnded = whenEnded;
    this.stdin = new QueuedOutput(process.getOutputStream(), this::findDescendants);
    this.stdout = new PumpedInput(process.getInputStream());
    this.stderr = new PumpedInput(process.getErrorStream());
  }

  @Override
  public OutputStream stdin() {
    return stdin;
  }

  @Override
  public InputStream stdout() {
    return stdout;
  }

  @Override
  public PipeReader stderr() {
    return stderr;
  }

  @Override
  public Optional<RunningBox> box() {
    return Optional.empty();
  }

  long pid() {
    return process.pid();
  }

  /** Notes a process that it has started, directly or not. */
  void noteDescendant(ProcessHandle one) {
    descendants.add(one);
  }

  /** Looks up what it has started; once it has ended, that cannot be found out any more. */
  private void findDescendants() {
    if (process.isAlive()) {
      process.descendants().forEach(descendants::add);
    }
  }

  @Override
  public Optional<ExitStatus> ended() {
    return process.isAlive()
        ? Optional.empty()
        : Optional.of(ExitStatus.reported(process.exitValue(), -1));
  }

  @Override
  public Optional<ExitStatus> ended(Duration patience) {
    try {
      boolean _ = process.waitFor(patience.toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return ended();
  }

  @Override
  public void end() {
    findDescendants();
    boolean exitedItself = !process.isAlive();
    if (!exitedItself) {
      // The process itself would close its output, of which some may be unread.
      process.toHandle().destroyForcibly();
    }
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    while (isAnyAlive() && System.nanoTime() - deadline < 0) {
      for (ProcessHandle one : List.copyOf(descendants)) {
        if (one.isAlive()) {
          one.descendants().forEach(descendants::add);
          one.destroyForcibly();
        }
      }
      LockSupport.parkNanos(LOOK_EVERY_NANOS);
    }
    stdout.finish(exitedItself);
    stderr.finish(true);
    whenEnded.accept(this);
  }

  private boolean isAnyAlive() {
    return process.isAlive() || descendants.stream().anyMatch(ProcessHandle::isAlive);
  }

  @Override
  public long residentMemory() {
    return USUAL_MEMORY;
  }
}
