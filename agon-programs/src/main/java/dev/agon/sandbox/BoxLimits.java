package dev.agon.sandbox;

/**
 * What the processes of a box may use together.
 *
 * @param memory bytes, including the scratch folder
 * @param processes processes and threads
 * @param openFiles open files of each process
 * @param scratch the size of the scratch folder, and of a file in it, in bytes
 */
public record BoxLimits(long memory, int processes, int openFiles, long scratch) {
  public static final long MIB = 1024 * 1024;

  public static final BoxLimits DEFAULT = new BoxLimits(512 * MIB, 64, 256, 64 * MIB);

  public BoxLimits {
    if (memory < MIB || processes < 1 || openFiles < 16 || scratch < MIB) {
      throw new IllegalArgumentException("limits too low to start a program");
    }
  }

  /** The same limits with another memory, in bytes. */
  public BoxLimits withMemory(long other) {
    return new BoxLimits(other, processes, openFiles, scratch);
  }

  /** The same limits with another number of processes and threads. */
  public BoxLimits withProcesses(int other) {
    return new BoxLimits(memory, other, openFiles, scratch);
  }
}
