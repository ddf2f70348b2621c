package dev.agon.process;

import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A program that runs as a child of this process.
 *
 * <p>Java's own {@link Process} starts a helper that starts the program, which takes three times as
 * long, and does not tell what processor time the program took.
 */
final class Spawned {
  private final long pid;
  private final OutputStream stdin;
  private final InputStream stdout;
  private final InputStream stderr;
  private Optional<Posix.Ended> ended = Optional.empty();

  private Spawned(long pid, OutputStream stdin, InputStream stdout, InputStream stderr) {
    this.pid = pid;
    this.stdin = stdin;
    this.stdout = stdout;
    this.stderr = stderr;
  }

  /** Starts the command with this process's environment and its own on top of it. */
  static Spawned start(Command command, String mark) throws IOException {
    Map<String, String> variables = new TreeMap<>(System.getenv());
    variables.putAll(command.environment());
    variables.put(Reaper.MARK, mark);
    List<String> environment = new ArrayList<>();
    variables.forEach((name, value) -> environment.add(name + "=" + value));
    try (Ends in = new Ends();
        Ends out = new Ends();
        Ends err = new Ends()) {
      // Opened before the other ends are closed here: opening waits until somebody has those.
      OutputStream stdin = new FileOutputStream(in.writing());
      InputStream stdout = new FileInputStream(out.reading());
      InputStream stderr = new FileInputStream(err.reading());
      try {
        long pid =
            Posix.spawn(
                command.words(),
                environment,
                in.pipe.reading(),
                out.pipe.writing(),
                err.pipe.writing());
        return new Spawned(pid, stdin, stdout, stderr);
      } catch (IOException e) {
        stdin.close();
        stdout.close();
        stderr.close();
        throw e;
      }
    }
  }

  /** Both ends of a pipe, by the names under which Java can open them once more. */
  private static final class Ends implements AutoCloseable {
    private final Posix.Pipe pipe;

    Ends() throws IOException {
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

  long pid() {
    return pid;
  }

  OutputStream stdin() {
    return stdin;
  }

  InputStream stdout() {
    return stdout;
  }

  InputStream stderr() {
    return stderr;
  }

  /** How it ended, if it has. Until this tells, its process id is nobody else's. */
  synchronized Optional<Posix.Ended> ended() {
    if (ended.isEmpty()) {
      ended = Posix.reap(pid, false);
    }
    return ended;
  }

  /** How it ended, if it does so soon. */
  Optional<Posix.Ended> ended(Duration patience) {
    long deadline = System.nanoTime() + patience.toNanos();
    while (ended().isEmpty() && System.nanoTime() - deadline < 0) {
      try {
        Thread.sleep(1);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        break;
      }
    }
    return ended();
  }

  /** Waits for its end, after it was killed. */
  synchronized void awaitEnd() {
    if (ended.isEmpty()) {
      ended = Posix.reap(pid, true);
    }
  }
}
