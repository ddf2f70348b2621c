package dev.agon.sandbox;

/**
 * What the processes of a box may use together.
 *
 * @param memory bytes, including the scratch folder
 * @param processes processes and threads
 * @param openFiles open files of each process
 * @param scratch the size of the scratch folder, and of a file in it, in bytes
 * @param calls the system calls that they may use
 */
public record BoxLimits(
    long memory, int processes, int openFiles, long scratch, AllowedCalls calls) {
  public static final long MIB = 1024 * 1024;

  public static final BoxLimits DEFAULT =
      new BoxLimits(512 * MIB, 64, 256, 64 * MIB, AllowedCalls.LISTED);

  public BoxLimits {
    if (memory < MIB || processes < 1 || openFiles < 16 || scratch < MIB) {
      throw new IllegalArgumentException("limits too low to start a program");
    }
  }

  /** The same limits with another memory, in bytes. */
  public BoxLimits withMemory(long other) {
    return new BoxLimits(other, processes, openFiles, scratch, calls);
  }

  /** The same limits with another number of processes and threads. */
  public BoxLimits withProcesses(int other) {
    return new BoxLimits(memory, other, openFiles, scratch, calls);
  }

  /** The same limits with other system calls. */
  public BoxLimits withCalls(AllowedCalls other) {
    return new BoxLimits(memory, processes, openFiles, scratch, other);
  }
}
