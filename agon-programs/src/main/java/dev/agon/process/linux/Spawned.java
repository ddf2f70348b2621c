package dev.agon.process.linux;

import dev.agon.process.host.ExitStatus;
import dev.agon.process.host.OutOfResources;
import dev.agon.process.host.PipeReader;
import dev.agon.process.host.ProgramCommand;
import dev.agon.process.host.RunningProgram;
import dev.agon.sandbox.BoxSpec;
import dev.agon.text.UserError;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;

/**
 * A program that runs as a child of this process.
 *
 * <p>Java's own {@link Process} starts a helper that starts the program, which takes three times as
 * long, and does not report the processor time of the program.
 */
final class Spawned implements RunningProgram {
  private static final long LOOK_EVERY_NANOS = 50_000;

  /** Linux reports these times in hundredths of a second. */
  private static final long NANOS_OF_TICK = 10_000_000;

  /** The index in /proc/PID/stat, after the name, of the two times of children waited for. */
  private static final int TIMES_OF_CHILDREN = 13;

  private final long pid;
  private final Streams streams;
  private final Optional<Box> box;
  private Optional<ExitStatus> ended = Optional.empty();

  /** The processes whose time is measured while it answers. */
  private List<Long> answering = List.of();

  /** Processor time of each process that was killed together with it, and of it, by id. */
  private final Map<Long, Killed> killed = new ConcurrentHashMap<>();

  /** The processor time of a killed process, -1 if unknown, and of children it waited for. */
  private record Killed(long own, long ofChildren) {}

  private Spawned(long pid, Streams streams, Optional<Box> box) {
    this.pid = pid;
    this.streams = streams;
    this.box = box;
  }

  static Spawned start(ProgramCommand command, String mark) throws IOException {
    try (Ends in = new Ends();
        Ends out = new Ends();
        Ends err = new Ends()) {
      Streams streams = Streams.open(in, out, err);
      List<Integer> files = List.of(in.pipe.reading(), out.pipe.writing(), err.pipe.writing());
      try {
        return command.box().isPresent()
            ? startInBox(command, command.box().get(), mark, streams, files)
            : startPlainly(command, mark, streams, files);
      } catch (IOException | UserError e) {
        streams.close();
        throw e;
      }
    }
  }

  /** Starts it with this process's environment and its own variables. */
  private static Spawned startPlainly(
      ProgramCommand command, String mark, Streams streams, List<Integer> files)
      throws IOException {
    Map<String, String> variables = new TreeMap<>(System.getenv());
    variables.putAll(command.environment());
    variables.put(Reaper.MARK, mark);
    List<String> environment = new ArrayList<>();
    variables.forEach((name, value) -> environment.add(name + "=" + value));
    long pid =
        Posix.spawn(
            new Posix.Start(command.words(), environment, command.folder(), files, List.of()));
    // The thread that starts it may have to stay on a core.
    Posix.runAnywhere(pid);
    return new Spawned(pid, streams, Optional.empty());
  }

  private static Spawned startInBox(
      ProgramCommand command, BoxSpec box, String mark, Streams streams, List<Integer> files)
      throws IOException {
    try (Ends ready = new Ends();
        Ends go = new Ends();
        Ends first = new Ends()) {
      BoxStartup startup =
          new BoxStartup(
              new FileInputStream(ready.reading()),
              new FileOutputStream(go.writing()),
              new FileInputStream(first.reading()));
      List<Integer> all = new ArrayList<>(files);
      all.addAll(List.of(ready.pipe.writing(), go.pipe.reading(), first.pipe.writing()));
      try {
        BoxStarter.Started started = BoxStarter.get().start(command, box, mark, all);
        THREADS.execute(() -> startup.limit(started, box.limits()));
        return new Spawned(
            started.monitor(), streams, Optional.of(new Box(started, startup, box.limits())));
      } catch (IOException | UserError e) {
        startup.close();
        throw e;
      }
    }
  }

  @Override
  public Optional<Box> box() {
    return box;
  }

  /** The process of the program itself; in a box that is not ready, the one that makes the box. */
  long program() {
    return box.isPresent() ? box.get().program().orElse(pid) : pid;
  }

  /** Both ends of a pipe, by names with which Java can open them again. */
  private static final class Ends implements AutoCloseable {
    private final Posix.Pipe pipe;

    Ends() {
      pipe = Posix.pipe();
    }

    String reading() {
      return "/proc/self/fd/" + pipe.reading();
    }

    String writing() {
      return "/proc/self/fd/" + pipe.writing();
    }

    @Override
    public void close() {
      Posix.close(pipe.reading());
      Posix.close(pipe.writing());
    }
  }

  /** Our ends of the program's standard streams. */
  private record Streams(OutputStream stdin, InputStream stdout, PipeReader stderr) {
    /** Must be called before the other ends are closed here, because opening waits for them. */
    static Streams open(Ends in, Ends out, Ends err) {
      try {
        return new Streams(
            new FileOutputStream(in.writing()),
            new FileInputStream(out.reading()),
            new NonBlockingPipe(err.reading()));
      } catch (FileNotFoundException e) {
        throw new OutOfResources("open files");
      }
    }

    void close() throws IOException {
      stdin.close();
      stdout.close();
      stderr.close();
    }
  }

  long pid() {
    return pid;
  }

  @Override
  public OutputStream stdin() {
    return streams.stdin();
  }

  @Override
  public InputStream stdout() {
    return streams.stdout();
  }

  @Override
  public PipeReader stderr() {
    return streams.stderr();
  }

  /** How it ended, if it has. Until this returns a value, its process id is not reused. */
  @Override
  public synchronized Optional<ExitStatus> ended() {
    if (ended.isEmpty()) {
      ended = box.isPresent() ? box.get().ended() : Posix.reap(pid);
    }
    return ended;
  }

  /** Notes the processor time of a process that is killed with it, while that can be read. */
  void noteBeforeKill(long process) {
    killed.putIfAbsent(
        process, new Killed(Posix.cpuNanos(process), Math.max(0, nanosOfChildren(process))));
  }

  /**
   * Processor time so far, of it, of the children it waited for, and of what was killed with it;
   * exact but for the children of running processes, whose time is counted in clock ticks. -1 if it
   * is unknown.
   */
  @Override
  public long cpuNanos() {
    Optional<ExitStatus> end = ended();
    if (end.isEmpty()) {
      long own = Posix.cpuNanos(program());
      long before = box.map(Box::nanosOfProgram).orElse(0L);
      return own < 0 ? -1 : own - before + Math.max(0, nanosOfChildren(program()));
    }
    long nanos = end.get().cpuNanos();
    if (box.isPresent()) {
      // The first process of the box waits for all others, unless it is killed before them.
      return Math.max(nanos, nanosOfKilled() - box.get().nanosOfProgram());
    }
    return nanos + nanosOfKilled();
  }

  /** Processor time of the processes that were killed with it, and of children they waited for. */
  private long nanosOfKilled() {
    return killed.entrySet().stream()
        .filter(one -> one.getKey() != pid)
        .mapToLong(one -> Math.max(0, one.getValue().own) + one.getValue().ofChildren)
        .sum();
  }

  /**
   * Processor time of its processes at its end, without children that had ended before if it was
   * killed; -1 if it has not ended.
   */
  @Override
  public long cpuNanosAtEnd() {
    Killed itself = killed.get(program());
    return itself == null || itself.own < 0
        ? ended().map(ExitStatus::cpuNanos).orElse(-1L)
        : killed.values().stream().mapToLong(one -> Math.max(0, one.own)).sum();
  }

  private static long nanosOfChildren(long pid) {
    try {
      String[] fields = ProcFiles.stat(pid);
      return NANOS_OF_TICK
          * (Long.parseLong(fields[TIMES_OF_CHILDREN])
              + Long.parseLong(fields[TIMES_OF_CHILDREN + 1]));
    } catch (IOException e) {
      return -1;
    }
  }

  @Override
  public void end() {
    Reaper.get().end(this);
  }

  @Override
  public void runOn(int core) {
    if (box.isPresent()) {
      ProcessTree.of(pid).forEach(member -> Posix.runOn(member.pid(), core));
    } else {
      Posix.runOn(pid, core);
    }
  }

  @Override
  public boolean hasClosedOutput() {
    // The monitor and the first process of a box keep what they were started with.
    Optional<Path> output = ProcFiles.standardOutput(pid);
    return box.isPresent()
        && output.isPresent()
        && ProcessTree.of(pid).stream()
            .skip(2)
            .noneMatch(member -> ProcFiles.mayHaveOpen(member.pid(), output.get()));
  }

  @Override
  public long residentMemory() {
    return ProcFiles.residentMemory(pid);
  }

  @Override
  public void findAnswering() {
    answering = ProcessTree.ofFirstThreads(program());
  }

  @Override
  public long answeringNanos() {
    long nanos = 0;
    for (long process : answering) {
      long own = Posix.cpuNanos(process);
      if (own < 0) {
        return -1;
      }
      nanos += own;
    }
    return nanos;
  }

  @Override
  public Optional<ExitStatus> ended(Duration patience) {
    long deadline = System.nanoTime() + patience.toNanos();
    while (ended().isEmpty() && System.nanoTime() - deadline < 0) {
      LockSupport.parkNanos(LOOK_EVERY_NANOS);
    }
    return ended();
  }
}
