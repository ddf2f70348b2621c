package dev.agon.process;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.OptionalLong;

/**
 * A box that a program runs in, as seen from outside: the process that made it and waits for it
 * (the monitor), the first process inside, whose end ends all others, and the program.
 */
final class Box {
  private final long monitor;
  private final InputStream report;
  private boolean isReady;
  private boolean hasFailed;

  /** The program's process, once the box is ready. */
  private volatile long program = -1;

  /** The processor time that was used to make the box, and for the program so far. */
  private volatile long nanosToMake;

  private volatile long nanosOfProgram;

  Box(long monitor, InputStream report) {
    this.monitor = monitor;
    this.report = report;
  }

  /**
   * Waits until the program is about to start.
   *
   * @return false if the box could not be made
   */
  synchronized boolean awaitReady() {
    if (!isReady && !hasFailed) {
      try (report) {
        isReady = report.read() >= 0;
      } catch (IOException e) {
        isReady = false;
      }
      hasFailed = !isReady;
      if (isReady) {
        List<Long> processes = Reaper.processesOf(monitor);
        program = processes.getLast();
        nanosOfProgram = Math.max(0, Posix.cpuNanos(program));
        for (long process : processes) {
          nanosToMake += Math.max(0, Posix.cpuNanos(process));
        }
      }
    }
    return isReady;
  }

  /** The program's process; empty while the box is not ready. */
  OptionalLong program() {
    return program < 0 ? OptionalLong.empty() : OptionalLong.of(program);
  }

  /** The first process inside; empty if there is none yet, or none any more. */
  OptionalLong first() {
    List<Long> children = Reaper.childrenOf(monitor);
    return children.isEmpty() ? OptionalLong.empty() : OptionalLong.of(children.getFirst());
  }

  /** The processor time of a program, of which this was used to start it. */
  long nanosOfProgram() {
    return nanosOfProgram;
  }

  /** How the program ended, given how the monitor did, which reports signals as exit codes. */
  Posix.Ended ofProgram(Posix.Ended monitors) {
    return monitors.asReported(Math.max(0, monitors.cpuNanos() - nanosToMake));
  }
}
