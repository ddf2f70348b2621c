package dev.agon.process.linux;

import dev.agon.process.host.ExitStatus;
import dev.agon.process.host.RunningBox;
import dev.agon.sandbox.BoxLimit;
import dev.agon.sandbox.BoxLimits;
import dev.agon.sandbox.BoxSpec;
import dev.agon.sandbox.ControlGroups;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.locks.LockSupport;

/**
 * A box that a program runs in, as seen from outside: the process that made it and waits for it
 * (the monitor), the first process inside, whose end ends all others, and the program.
 *
 * <p>A program may compute while it is asked. If it does so while it is not, everything in its box
 * is stopped until it is asked again. One that keeps doing so, or has several processes that
 * compute at once, is stopped as soon as it has answered. Stopping and continuing takes time, so
 * others are left alone.
 */
final class Box implements RunningBox {
  /** How much processor time a waiting program may use before it is stopped. */
  private static final long NANOS_WHILE_WAITING = 8_000_000;

  /** The same for a program that was never asked, because it still starts. */
  private static final long NANOS_TO_START = 200_000_000;

  /** After so many stops, less the times it kept still, it is stopped after each answer. */
  private static final int STOPS_TO_BE_STRICT = 2;

  /** For so many answers, after which it gets another chance. */
  private static final int STRICT_ANSWERS = 32;

  /**
   * A box that uses so much processor time while it is being stopped is ended: its processes
   * continue each other. One that is only slow to stop, on a busy machine, uses nearly none.
   */
  private static final long NANOS_WHILE_STOPPED = 100_000_000;

  private static final long LOOK_EVERY_NANOS = 200_000;

  /** The kernel keeps a quarter of a kilobyte for each area of an address space. */
  private static final long MAX_MAPPINGS = 1 << 18;

  /** Counting areas takes longer than the rest of a measurement. */
  private static final int MEASUREMENTS_PER_COUNT = 16;

  /** Sockets take half as long as the rest, and there can be only so many. */
  private static final int MEASUREMENTS_PER_LOOK_AT_SOCKETS = 4;

  private final long monitor;
  private final Optional<ControlGroups.BoxGroup> group;
  private final BoxStartup startup;
  private final BoxLimits limits;
  private boolean isReady;
  private boolean hasFailed;

  /** The first process and the program's process, once the box is ready. */
  private volatile long first = -1;

  private volatile long program = -1;

  private final BoxActivity activity = new BoxActivity();

  /** The processor time that was used to make the box, and for the program so far. */
  private volatile long nanosToMake;

  private volatile long nanosOfProgram;

  /** How the monitor ended, if it has. */
  private Optional<ExitStatus> ofMonitor = Optional.empty();

  private volatile Optional<BoxLimit> exceeded = Optional.empty();

  private volatile long memory;

  private volatile boolean isAsked;
  private boolean wasAsked;
  private boolean isStopped;

  /** How often it was asked or has answered. */
  private long turns;

  /** The same when it was looked at last. */
  private long turnOfLook;

  /** Whether several processes in it were computing when they were looked at last. */
  private boolean isCrowded;

  private int measurements;
  private long memoryOfSockets;
  private int stops;
  private int strictAnswers;

  /** The processor time of each process when it was first looked at since the last answer. */
  private Map<Long, Long> nanosBefore = Map.of();

  /** The same when memory was measured last. */
  private Map<Long, Long> nanosMeasured = Map.of();

  Box(BoxStarter.Started started, BoxStartup startup, BoxLimits limits) {
    this.monitor = started.monitor();
    this.group = started.group();
    this.startup = startup;
    this.limits = limits;
  }

  @Override
  public boolean awaitReady() {
    synchronized (startup) {
      if (!isReady && !hasFailed) {
        isReady = startup.awaitReport();
        hasFailed = !isReady;
        if (isReady && findProcesses()) {
          BoxMonitor.get().watch(this);
        }
      }
      return isReady;
    }
  }

  /** Returns false if it has ended already, so that nothing is left but its exit status. */
  private boolean findProcesses() {
    List<Long> processes = ProcessTree.ofFirstThreads(monitor);
    if (processes.size() < 3) {
      return false;
    }
    long nanos = 0;
    for (long process : processes) {
      nanos += Math.max(0, Posix.cpuNanos(process));
    }
    nanosToMake = nanos;
    nanosOfProgram = Math.max(0, Posix.cpuNanos(processes.get(2)));
    program = processes.get(2);
    first = processes.get(1);
    return true;
  }

  /** The program's process; empty while the box is not ready. */
  OptionalLong program() {
    return program < 0 ? OptionalLong.empty() : OptionalLong.of(program);
  }

  /** The processor time that had been used for the program when it was about to start. */
  long nanosOfProgram() {
    return nanosOfProgram;
  }

  /** How the program ended, once the monitor and everything in the box have. */
  Optional<ExitStatus> ended() {
    if (ofMonitor.isEmpty()) {
      ofMonitor = Posix.reap(monitor);
    }
    if (ofMonitor.isEmpty()) {
      return Optional.empty();
    }
    long nanos = ofMonitor.get().cpuNanos();
    if (first > 0) {
      // The monitor does not always wait for the first process, which is ours to wait for then.
      Posix.Waited waited = Posix.await(first);
      if (waited.isOurs() && waited.ended().isEmpty()) {
        Posix.kill(first);
        return Optional.empty();
      }
      nanos += waited.ended().map(ExitStatus::cpuNanos).orElse(0L);
    }
    if (group.isPresent()) {
      if (group.get().ranOutOfMemory()) {
        exceeded = Optional.of(BoxLimit.MEMORY);
      }
      group.get().remove();
    }
    ExitStatus end = ofMonitor.get();
    long ofProgram = Math.max(0, nanos - nanosToMake);
    return Optional.of(
        end.signal() == 0
            ? ExitStatus.reported(end.code(), ofProgram)
            : new ExitStatus(0, end.signal(), ofProgram));
  }

  @Override
  public BoxLimits limits() {
    return limits;
  }

  @Override
  public long memory() {
    return memory;
  }

  @Override
  public Optional<BoxLimit> exceeded() {
    return exceeded;
  }

  /** Ends the box because of a limit. */
  void exceed(BoxLimit limit) {
    exceeded = Optional.of(limit);
    kill();
  }

  /** Kills the first process, with which the kernel ends all others. */
  void kill() {
    group.ifPresent(ControlGroups.BoxGroup::kill);
    if (isAlive()) {
      Posix.kill(first);
    }
  }

  /** The number of the first process may belong to another one after its end. */
  private boolean isAlive() {
    return first > 0 && ProcessTree.childrenOfFirstThread(monitor).contains(first);
  }

  boolean isAsked() {
    return isAsked;
  }

  @Override
  public void asked() {
    if (isAsked) {
      return;
    }
    synchronized (this) {
      isAsked = true;
      wasAsked = true;
      turns++;
      if (isStopped) {
        isStopped = false;
        for (ProcessTree.Member member : ProcessTree.of(first)) {
          Posix.proceed(member.pid());
        }
      } else {
        stops = Math.max(0, stops - 1);
      }
    }
  }

  @Override
  public void answered() {
    synchronized (this) {
      isAsked = false;
      turns++;
      nanosBefore = Map.of();
      if (strictAnswers > 0 || isCrowded) {
        strictAnswers = Math.max(0, strictAnswers - 1);
        stop();
      }
    }
  }

  /**
   * Stops the program if it computes although it is not asked. It is looked at without the lock:
   * whoever looks may lose its core meanwhile, and a question must not wait for that.
   */
  void stopIfComputing() {
    long turn;
    synchronized (this) {
      boolean hasWaited = turnOfLook == turns;
      turnOfLook = turns;
      if (isAsked || isStopped || !hasWaited) {
        return;
      }
      turn = turns;
    }
    List<ProcessTree.Member> members = activity.processes(first);
    if (members.isEmpty()) {
      return;
    }
    Map<Long, Long> nanos = BoxActivity.clocks(members);
    synchronized (this) {
      if (turn != turns) {
        return;
      }
      boolean isFirstLook = nanosBefore.isEmpty();
      long used = 0;
      for (Map.Entry<Long, Long> one : nanos.entrySet()) {
        long now = one.getValue();
        used += now - nanosBefore.getOrDefault(one.getKey(), isFirstLook ? now : 0L);
      }
      if (isFirstLook) {
        nanosBefore = nanos;
      }
      if (used > (wasAsked ? NANOS_WHILE_WAITING : NANOS_TO_START)) {
        stops++;
        strictAnswers = stops >= STOPS_TO_BE_STRICT ? STRICT_ANSWERS : 0;
        stop();
      }
    }
  }

  /** Stops everything in the box, or ends the box if its processes keep each other running. */
  private void stop() {
    isStopped = true;
    // What they compute before they are told to stop does not count.
    ProcessTree.stop(first);
    Map<Long, Long> before = BoxActivity.clocks(ProcessTree.of(first));
    long used = 0;
    while (isAlive() && used < NANOS_WHILE_STOPPED) {
      List<ProcessTree.Member> members = ProcessTree.of(first);
      if (members.stream().allMatch(ProcessTree.Member::isQuiet)) {
        return;
      }
      for (ProcessTree.Member member : members) {
        long now = nanos(member);
        Long earlier = before.put(member.pid(), now);
        used += now - (earlier == null ? 0 : earlier);
      }
      LockSupport.parkNanos(LOOK_EVERY_NANOS);
      ProcessTree.stop(first);
    }
    if (used >= NANOS_WHILE_STOPPED) {
      exceed(BoxLimit.PROCESSOR);
    }
  }

  private static long nanos(ProcessTree.Member member) {
    return Math.max(0, Posix.cpuNanos(member.pid()));
  }

  /**
   * Several processes that compute are stopped as soon as the program has answered: once they are
   * many, whoever looks for them later has to wait for a core as long as the next program that is
   * asked. One that only waits for another, and runs for a moment when that ends, is left alone.
   */
  private synchronized void noteCrowd(List<ProcessTree.Member> members) {
    Map<Long, Long> nanos = BoxActivity.clocks(members);
    LongSummaryStatistics used =
        members.stream()
            .filter(ProcessTree.Member::isRunning)
            .map(ProcessTree.Member::pid)
            .mapToLong(pid -> nanos.getOrDefault(pid, 0L) - nanosMeasured.getOrDefault(pid, 0L))
            .summaryStatistics();
    nanosMeasured = nanos;
    if (!isStopped) {
      isCrowded = used.getCount() > 1 && used.getSum() - used.getMax() > NANOS_WHILE_WAITING;
    }
  }

  /** Ends the box if its processes, its scratch folder and its sockets have too much memory. */
  void limitMemory() {
    List<ProcessTree.Member> members = ProcessTree.of(first);
    noteCrowd(members);
    if (measurements % MEASUREMENTS_PER_COUNT == 0 && hasTooManyMappings(members)) {
      exceed(BoxLimit.MEMORY);
      return;
    }
    if (measurements % MEASUREMENTS_PER_LOOK_AT_SOCKETS == 0) {
      memoryOfSockets = ProcFiles.memoryOfSockets(first);
    }
    measurements++;
    long ofNone = memoryOfSockets + ProcFiles.memoryOfFiles(first, BoxSpec.SCRATCH);
    long most = ofNone;
    for (ProcessTree.Member member : members) {
      most += member.resident() + member.maxTables();
    }
    memory = most;
    if (most <= limits.memory()) {
      return;
    }
    // Memory that processes share was counted for each of them.
    long exact = ofNone;
    for (ProcessTree.Member member : members) {
      exact +=
          ProcFiles.proportionalMemory(member.thread()).orElse(member.resident())
              + ProcFiles.pageTables(member.thread());
    }
    memory = exact;
    if (exact > limits.memory()) {
      exceed(BoxLimit.MEMORY);
    }
  }

  private boolean hasTooManyMappings(List<ProcessTree.Member> members) {
    long left = MAX_MAPPINGS;
    for (ProcessTree.Member member : members) {
      // Nobody in the box reaches the first process, which not every arena can read.
      left -= member.pid() == first ? 0 : ProcFiles.mappings(member.thread(), left);
    }
    return left <= 0;
  }
}
