package dev.agon.process;

import dev.agon.game.DrawKey;
import dev.agon.process.host.BoxFailure;
import dev.agon.process.host.ExitStatus;
import dev.agon.process.host.ProgramCommand;
import dev.agon.process.host.RunningBox;
import dev.agon.process.host.RunningProgram;
import dev.agon.sandbox.BoxLimit;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;

/** A running program with its pipes and its deadline; closing it ends it in any case. */
public final class Child implements AutoCloseable {
  /** The maximum length of an answer in bytes. */
  static final int LONGEST_ANSWER = 64 * 1024;

  /** Java reads up to this many bytes without allocating memory for them. */
  private static final int CHEAP_READ = 8 * 1024;

  /** Memory changes slowly, and measuring it takes time. */
  private static final int WAITS_PER_MEASUREMENT = 64;

  private static final long NO_DEADLINE = Long.MAX_VALUE;

  /** Stands for a deadline that has passed, after which the program is ended. */
  private static final long PASSED = Long.MIN_VALUE;

  private final RunningProgram program;
  private final InputStream stdout;
  private final OutputStream stdin;
  private final Object stderrLock = new Object();
  private Excerpt stderr;

  /** What is read from standard error at once. */
  private final byte[] stderrBytes = new byte[CHEAP_READ];

  private int runsOn = CoreAffinity.ANY;

  /** Its processor time before this match. */
  private long cpuNanosBefore;

  /** The memory it occupied when it was measured last, and how often it has waited since. */
  private long residentMemory;

  private int waits;

  private final byte[] buffer = new byte[LONGEST_ANSWER];
  private int start;
  private int end;

  /** The deals of its matches. */
  private final Set<DrawKey> seen = new HashSet<>();

  /** Passes either before or after an answer is heard, so that no later match is blamed. */
  private final AtomicLong deadline = new AtomicLong(NO_DEADLINE);

  private volatile boolean hasClosedOutput;

  private Child(RunningProgram program, Excerpt stderr) {
    this.program = program;
    this.stdout = program.stdout();
    this.stdin = program.stdin();
    this.stderr = stderr;
    Watchdog.get().watch(this);
  }

  /** Starts the program; its standard error goes into the excerpt. */
  public static Child start(ProgramCommand command, Excerpt stderr) throws IOException {
    return new Child(ThisSystem.host().start(command), stderr);
  }

  /** Waits until its box is made, if it has one, or fails with a {@link BoxFailure}. */
  public void awaitBox() {
    if (program.box().isPresent() && !program.box().get().awaitReady()) {
      ThisSystem.host().holdIfEnding();
      close();
      throw new BoxFailure(stderr.text().lines().findFirst().orElse("no reason is known"));
    }
  }

  void runOn(int core) {
    if (core != runsOn) {
      program.runOn(core);
      runsOn = core;
    }
  }

  /** Measures the memory of a program that begins to wait, now and then. */
  void measureMemory() {
    if (waits++ % WAITS_PER_MEASUREMENT == 0) {
      residentMemory = program.residentMemory();
    }
  }

  /** The memory that it and its children occupy while it waits, in bytes. */
  long memory() {
    // A box is measured all the time, because a program may grow after it was measured first.
    long ofBox = program.box().map(RunningBox::memory).orElse(0L);
    return ofBox > 0 ? ofBox : residentMemory;
  }

  /**
   * A number that changes when this process was frozen for more than a second, by its user or by a
   * busy machine, so that no clock of a match that was under way can be trusted.
   */
  public static long freezes() {
    return FreezeClock.get().freezes();
  }

  /** The number of cores that a program may use at once. */
  public static int cores() {
    return Math.max(1, ThisSystem.host().cores().size());
  }

  /** Finds the processes that answer in this match; called when it is ready. */
  public void findAnswering() {
    program.findAnswering();
  }

  /** Processor time so far of the processes that answer; -1 if it is unknown or one has ended. */
  public long answeringNanos() {
    return program.answeringNanos();
  }

  /** The same for a program that has ended; -1 if it has not. */
  public long answeringNanosAtEnd() {
    return program.cpuNanosAtEnd();
  }

  /** Starts another match; standard error goes into this excerpt from now on. */
  public void begin(Excerpt into) {
    synchronized (stderrLock) {
      stderr = into;
    }
    Watchdog.get().watch(this);
  }

  /** Lets it wait for another match, and returns its processor time in this one. */
  public long rest() {
    clearDeadline();
    Watchdog.get().forget(this);
    drainStderr();
    long taken = cpuNanos();
    cpuNanosBefore += Math.max(0, taken);
    return taken;
  }

  /** Kills the program at the deadline, and reading returns {@link Heard.Late}. */
  public void setDeadline(Duration fromNow) {
    program.box().ifPresent(RunningBox::asked);
    long due = System.nanoTime() + fromNow.toNanos();
    deadline.updateAndGet(now -> now == PASSED ? PASSED : due);
  }

  /** Ends the time that it was given; a program in a box may not compute from now on. */
  public void clearDeadline() {
    isInTime();
    program.box().ifPresent(RunningBox::answered);
  }

  /** Ends the deadline; false if it has passed. */
  private boolean isInTime() {
    return deadline.getAndUpdate(due -> due == PASSED ? PASSED : NO_DEADLINE) != PASSED;
  }

  /** Lets the deadline pass if it is due; the caller ends the program then. */
  boolean passesDeadline(long now) {
    long due = deadline.get();
    return due != NO_DEADLINE
        && due != PASSED
        && now - due > 0
        && deadline.compareAndSet(due, PASSED);
  }

  /**
   * Ends the part of standard error that belongs to an answer, and returns it. A program writes to
   * its pipes in order, so all that it wrote before the answer is there to be read.
   */
  public String stderrOfAnswer() {
    synchronized (stderrLock) {
      stderr.readAvailable(program.stderr(), stderrBytes);
      stderr.mark();
      return stderr.lastPart();
    }
  }

  /** Empties the pipe of standard error, so that the program never waits for it. */
  void drainStderr() {
    synchronized (stderrLock) {
      stderr.readAvailable(program.stderr(), stderrBytes);
    }
  }

  boolean hasExited() {
    return program.ended().isPresent();
  }

  /** Ends it at its deadline, and notes whether it could still have answered. */
  void endLate() {
    hasClosedOutput = program.hasClosedOutput();
    end();
  }

  /** Whether it had closed its output before it was too late. */
  public boolean hasClosedOutput() {
    return hasClosedOutput;
  }

  /** Kills the program and everything it started. */
  void end() {
    program.end();
  }

  /** Writes to the program; if that fails, the next read shows it. */
  public void say(String text) {
    try {
      stdin.write(text.getBytes(StandardCharsets.UTF_8));
      stdin.flush();
    } catch (IOException e) {
      // The program has ended or closed its input; the next read shows it.
    }
  }

  public void closeInput() {
    closeQuietly(stdin);
  }

  /** Reads the next line, without its line end, which ends the deadline if it is in time. */
  public Heard hearLine() {
    Heard heard = hearLineOfSeveral();
    return isInTime() ? heard : new Heard.Late();
  }

  /** The same for an answer of several lines, all of which have one deadline. */
  public Heard hearLineOfSeveral() {
    int scanned = start;
    while (true) {
      for (; scanned < end; scanned++) {
        if (buffer[scanned] == '\n') {
          Heard line = new Heard.Said(text(start, scanned));
          start = scanned + 1;
          return line;
        }
      }
      if (start > 0) {
        System.arraycopy(buffer, start, buffer, 0, end - start);
        scanned -= start;
        end -= start;
        start = 0;
      }
      if (end == buffer.length) {
        return new Heard.TooMuch();
      }
      int n = read(end);
      if (n < 0) {
        ThisSystem.host().holdIfEnding();
        return isInTime() ? new Heard.Hung(text(start, end)) : new Heard.Late();
      }
      end += n;
    }
  }

  /** Whether more than the last line was read: it wrote something that it was not asked for. */
  public boolean hasReadMore() {
    return start < end;
  }

  /** Whether it has unread output, or its output cannot be read. */
  public boolean hasSaidMore() {
    try {
      return start < end || stdout.available() > 0;
    } catch (IOException e) {
      return true;
    }
  }

  /** Reads everything until the program closes its output. */
  public Heard hearAll() {
    while (end < buffer.length) {
      int n = read(end);
      if (n < 0) {
        ThisSystem.host().holdIfEnding();
        return isInTime() ? new Heard.Said(text(0, end)) : new Heard.Late();
      }
      end += n;
    }
    return new Heard.TooMuch();
  }

  private String text(int from, int to) {
    return new String(buffer, from, to - from, StandardCharsets.UTF_8);
  }

  private int read(int at) {
    try {
      return stdout.read(buffer, at, Math.min(buffer.length - at, CHEAP_READ));
    } catch (IOException e) {
      return -1;
    }
  }

  /**
   * Describes how it ended, after waiting a moment, with the limit of its box that it ran into;
   * empty if it still runs.
   */
  public Optional<String> exit(Duration patience) {
    // In a box it may compute meanwhile: a large program does so until its end.
    program.box().ifPresent(RunningBox::asked);
    Optional<ExitStatus> ended = program.ended(patience);
    if (ended.isEmpty()) {
      program.box().ifPresent(RunningBox::answered);
    }
    return ended.map(
        end ->
            end.words()
                + program
                    .box()
                    .flatMap(box -> limit(box, end).map(limit -> limit.words(box.limits())))
                    .map(words -> ": " + words)
                    .orElse(""));
  }

  /** Whether it has ended as a program that has nothing to report. */
  public boolean endedCleanly() {
    return program.ended(Duration.ZERO).filter(ExitStatus::isClean).isPresent();
  }

  /** The limit of its box that a program which has ended ran into. */
  private Optional<BoxLimit> limit(RunningBox box, ExitStatus end) {
    if (end.isClean()) {
      return Optional.empty();
    }
    drainStderr();
    return box.exceeded()
        .or(() -> BoxLimit.ofSignal(end.signal()))
        .or(() -> BoxLimit.inOutput(stderr.text()));
  }

  /** Notes that it sees this deal, so that it never gets another match on it. */
  public void sees(DrawKey deal) {
    seen.add(deal);
  }

  boolean hasSeen(DrawKey deal) {
    return seen.contains(deal);
  }

  /** Processor time in this match; -1 if it is unknown. */
  public long cpuNanos() {
    long inAll = program.cpuNanos();
    return inAll < 0 ? -1 : Math.max(0, inAll - cpuNanosBefore);
  }

  /** Ends the program; on return its standard error has been read completely. */
  @Override
  public void close() {
    Watchdog.get().forget(this);
    end();
    drainStderr();
    closeInput();
    closeQuietly(stdout);
    closeQuietly(program.stderr());
  }

  private static void closeQuietly(Closeable stream) {
    try {
      stream.close();
    } catch (IOException e) {
      // A stream that is not read any more may fail to close.
    }
  }
}
