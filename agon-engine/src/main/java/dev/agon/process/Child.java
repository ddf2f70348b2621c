package dev.agon.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A running program: its pipes, its deadline, and the certainty that it ends. */
final class Child implements AutoCloseable {
  /** No answer of a sane bot is longer than this many bytes. */
  static final int LONGEST_ANSWER = 64 * 1024;

  private static final long NO_DEADLINE = Long.MAX_VALUE;

  private final Process process;
  private final InputStream stdout;
  private final OutputStream stdin;
  private final Thread stderrReader;

  private final byte[] buffer = new byte[LONGEST_ANSWER];
  private int start;
  private int end;

  private volatile long deadline = NO_DEADLINE;
  private volatile boolean late;

  private Child(Process process, Excerpt stderr) {
    this.process = process;
    this.stdout = process.getInputStream();
    this.stdin = process.getOutputStream();
    this.stderrReader = Thread.startVirtualThread(() -> stderr.readFrom(process.getErrorStream()));
    Watchdog.get().watch(this);
  }

  /** Starts the program; what it writes to standard error goes into the excerpt. */
  static Child start(Command command, Excerpt stderr) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command.words());
    builder.environment().putAll(command.environment());
    return new Child(Reaper.get().start(builder), stderr);
  }

  /** Whoever is not done by then is ended; the next thing heard is that it was late. */
  void setDeadline(Duration fromNow) {
    deadline = System.nanoTime() + fromNow.toNanos();
  }

  void clearDeadline() {
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

  boolean hasExited() {
    return !process.isAlive();
  }

  /** Ends the program and whatever it started. */
  void end() {
    Reaper.get().end(process);
  }

  /** Says something to the program; if it does not listen, its answer will tell. */
  void say(String text) {
    try {
      stdin.write(text.getBytes(StandardCharsets.UTF_8));
      stdin.flush();
    } catch (IOException e) {
      // The program has ended or closed its input; that is for the next answer to show.
    }
  }

  void closeInput() {
    try {
      stdin.close();
    } catch (IOException e) {
      // Closed at the other end already.
    }
  }

  /** The next line, without its end. */
  Heard hearLine() {
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
        return late ? new Heard.Late() : new Heard.Hung(text(start, end));
      }
      end += n;
    }
  }

  /** Everything until the program closes its output. */
  Heard hearAll() {
    while (end < buffer.length) {
      int n = read(end);
      if (n < 0) {
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
      return stdout.read(buffer, at, buffer.length - at);
    } catch (IOException e) {
      return -1;
    }
  }

  /** How it ended, in words, after a moment in which it may still be ending; empty if it runs. */
  Optional<String> exit(Duration patience) {
    try {
      if (!process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS)) {
        return Optional.empty();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
    int code = process.exitValue();
    return Optional.of(code > 128 ? "ended by signal " + (code - 128) : "exited with code " + code);
  }

  /** Processor time so far in nanoseconds; -1 when the system does not tell. */
  long cpuNanos() {
    return process.info().totalCpuDuration().map(Duration::toNanos).orElse(-1L);
  }

  /** Ends it; on return all it wrote to standard error has been read. */
  @Override
  public void close() {
    Watchdog.get().forget(this);
    end();
    try {
      stderrReader.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    closeInput();
  }
}
