package dev.agon.process.linux;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Tells whether anything in a box has run since it was looked at last. Reading the clocks of known
 * processes is quick, finding all processes is not, and none can be new if none of the known ones
 * has run.
 */
final class BoxActivity {
  private List<ProcessTree.Member> known = List.of();

  /** The clocks of the processes that were known before these were found. */
  private Map<Long, Long> before = Map.of();

  /** The processes of a box, by its first one; empty if none has run since the last call. */
  List<ProcessTree.Member> processes(long first) {
    Map<Long, Long> now = clocks(known);
    if (!now.isEmpty() && now.equals(before)) {
      return List.of();
    }
    before = now;
    known = ProcessTree.of(first);
    return known;
  }

  /** The processor time that each process has used, in nanoseconds; 0 if it has ended. */
  static Map<Long, Long> clocks(List<ProcessTree.Member> processes) {
    Map<Long, Long> clocks = new HashMap<>();
    processes.forEach(
        process -> clocks.put(process.pid(), Math.max(0, Posix.cpuNanos(process.pid()))));
    return clocks;
  }
}
