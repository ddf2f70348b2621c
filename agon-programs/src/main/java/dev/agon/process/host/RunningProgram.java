package dev.agon.process.host;

import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

/** A program that a {@link ProgramHost} has started. Times are in nanoseconds. */
public interface RunningProgram {
  /**
   * Threads that wait for programs. They are not virtual, because a virtual thread that waits in a
   * read blocks its carrier, and there are few carriers.
   */
  Executor THREADS =
      Executors.newCachedThreadPool(
          Thread.ofPlatform().daemon().name("agon-program-", 1).factory());

  OutputStream stdin();

  InputStream stdout();

  PipeReader stderr();

  Optional<? extends RunningBox> box();

  Optional<ExitStatus> ended();

  Optional<ExitStatus> ended(Duration patience);

  /** Ends it and everything it started; returns when all that can be found have ended. */
  void end();

  /** Binds it to a core, where that is possible. */
  default void runOn(int core) {}

  /**
   * Whether none of its processes can write to its standard output any more, although whoever waits
   * for that does not see its end because the box still holds it open.
   */
  default boolean hasClosedOutput() {
    return false;
  }

  /** The memory that it and its children occupy, in bytes. */
  long residentMemory();

  /** Processor time so far; -1 if it is unknown. */
  default long cpuNanos() {
    return -1;
  }

  /** Processor time of its processes at its end; -1 if it is unknown or has not ended. */
  default long cpuNanosAtEnd() {
    return -1;
  }

  /** Finds the processes that answer from now on. */
  default void findAnswering() {}

  /** Processor time so far of the processes that answer; -1 if it is unknown or one has ended. */
  default long answeringNanos() {
    return -1;
  }
}
