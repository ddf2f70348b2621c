package dev.agon.process;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

/** A running program: its pipes, its deadline, and the certainty that it ends. */
public final class Child implements AutoCloseable {
  /** No answer of a sane bot is longer than this many bytes. */
  static final int LONGEST_ANSWER = 64 * 1024;

  /**
   * Threads for what waits on programs. Virtual ones would not do: a virtual thread that waits in a
   * read keeps its carrier, and the few carriers are soon all waiting.
   */
  public static final Executor THREADS =
      Executors.newCachedThreadPool(
          Thread.ofPlatform().daemon().name("agon-program-", 1).factory());

  /** Up to this many bytes Java reads without allocating memory for them. */
  private static final int CHEAP_READ = 8 * 1024;

  private static final long NO_DEADLINE = Long.MAX_VALUE;

  private final Spawned program;
  private final InputStream stdout;
  private final OutputStream stdin;
  private final Object stderrLock = new Object();
  private Excerpt stderr;

  private int runsOn = CoreAffinity.ANY;

  /** What it had taken of the processor before this match. */
  private long cpuNanosBefore;

  private final byte[] buffer = new byte[LONGEST_ANSWER];
  private int start;
  private int end;

  private volatile long deadline = NO_DEADLINE;
  private volatile boolean late;

  private Child(Spawned program, Excerpt stderr) {
    this.program = program;
    this.stdout = program.stdout();
    this.stdin = program.stdin();
    this.stderr = stderr;
    Watchdog.get().watch(this);
  }

  /** Starts the program; what it writes to standard error goes into the excerpt. */
  public static Child start(ProgramCommand command, Excerpt stderr) throws IOException {
    return new Child(Reaper.get().start(command), stderr);
  }

  /** Where it runs from its next match on. */
  void runOn(int core) {
    if (core != runsOn) {
      Posix.runOn(program.pid(), core);
      runsOn = core;
    }
  }

  /** Wakes it for another match; what it writes to standard error goes into the excerpt now. */
  public void begin(Excerpt into) {
    synchronized (stderrLock) {
      stderr = into;
    }
    Watchdog.get().watch(this);
  }

  /**
   * Lets it wait for another match.
   *
   * @return the processor time that this one took
   */
  public long rest() {
    clearDeadline();
    Watchdog.get().forget(this);
    drainStderr();
    long taken = cpuNanos();
    cpuNanosBefore += Math.max(0, taken);
    return taken;
  }

  /** Whoever is not done by then is ended; the next thing heard is that it was late. */
  public void setDeadline(Duration fromNow) {
    deadline = System.nanoTime() + fromNow.toNanos();
  }

  public void clearDeadline() {
    deadline = NO_DEADLINE;
  }

  boolean isOverdue(long now) {
    long due = deadline;
    return due != NO_DEADLINE && now - due > 0;
  }

  void endLate() {
    late = true;
    end();
  }

  /** Makes room for more in the pipe of standard error, so that no program has to wait for it. */
  void drainStderr() {
    synchronized (stderrLock) {
      stderr.readAvailable(program.stderr());
    }
  }

  boolean hasExited() {
    return program.ended().isPresent();
  }

  /** Ends the program and whatever it started. */
  void end() {
    Reaper.get().end(program);
  }

  /** Says something to the program; if it does not listen, its answer will tell. */
  public void say(String text) {
    try {
      stdin.write(text.getBytes(StandardCharsets.UTF_8));
      stdin.flush();
    } catch (IOException e) {
      // The program has ended or closed its input; that is for the next answer to show.
    }
  }

  public void closeInput() {
    closeQuietly(stdin);
  }

  /** The next line, without its end. */
  public Heard hearLine() {
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
        Reaper.get().holdIfEnding();
        return late ? new Heard.Late() : new Heard.Hung(text(start, end));
      }
      end += n;
    }
  }

  /** Whether it has said more than was heard, or nothing more can come from it. */
  public boolean hasSaidMore() {
    try {
      return start < end || stdout.available() > 0;
    } catch (IOException e) {
      return true;
    }
  }

  /** Everything until the program closes its output. */
  public Heard hearAll() {
    while (end < buffer.length) {
      int n = read(end);
      if (n < 0) {
        Reaper.get().holdIfEnding();
        return late ? new Heard.Late() : new Heard.Said(text(0, end));
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

  /** How it ended, in words, after a moment in which it may still be ending; empty if it runs. */
  public Optional<String> exit(Duration patience) {
    return program.ended(patience).map(Posix.Ended::words);
  }

  /** Processor time in this match, as far as the system tells; -1 when it does not. */
  public long cpuNanos() {
    long inAll = program.cpuNanos();
    return inAll < 0 ? -1 : Math.max(0, inAll - cpuNanosBefore);
  }

  /** Ends it; on return all it wrote to standard error has been read. */
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
      // Nothing is lost with a stream that nobody reads any more.
    }
  }
}
