package dev.agon.execute;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What a worker has done for an event.
 *
 * @param name its host and a number
 * @param slowestNanos the slowest answer of a program there
 */
public record WorkerTotals(String name, long matches, long faults, long slowestNanos) {
  public WorkerTotals plus(long moreMatches, long moreFaults, long slowest) {
    return new WorkerTotals(
        name, matches + moreMatches, faults + moreFaults, Math.max(slowestNanos, slowest));
  }

  /** What workers have done in two runs of an event, sorted by their names. */
  public static List<WorkerTotals> sum(List<WorkerTotals> one, List<WorkerTotals> other) {
    Map<String, WorkerTotals> byName = new TreeMap<>();
    Stream.concat(one.stream(), other.stream())
        .forEach(worker -> byName.merge(worker.name, worker, WorkerTotals::plus));
    return List.copyOf(byName.values());
  }

  public WorkerTotals plus(WorkerTotals more) {
    return plus(more.matches, more.faults, more.slowestNanos);
  }
}
