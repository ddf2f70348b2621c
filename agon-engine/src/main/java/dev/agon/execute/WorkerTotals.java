package dev.agon.execute;

/**
 * What a worker has done for an event.
 *
 * @param name its host and a number
 * @param slowestNanos the slowest answer of a program there
 */
public record WorkerTotals(String name, long matches, long faults, long slowestNanos) {
  /** The sum of both. */
  public WorkerTotals plus(long moreMatches, long moreFaults, long slowest) {
    return new WorkerTotals(
        name, matches + moreMatches, faults + moreFaults, Math.max(slowestNanos, slowest));
  }
}
