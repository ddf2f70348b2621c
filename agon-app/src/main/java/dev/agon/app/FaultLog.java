package dev.agon.app;

import dev.agon.match.Fault;
import dev.agon.match.Pairing;
import dev.agon.match.Result;
import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts the bots' failures, and keeps the first of each bot for its author to read. */
public final class FaultLog {
  private final Map<Integer, Integer> counts = new TreeMap<>();
  private final Map<Integer, String> firsts = new TreeMap<>();

  public void add(Pairing pairing, Result result) {
    for (Fault fault : result.faults()) {
      int bot = pairing.seats().get(fault.seat());
      counts.merge(bot, 1, Integer::sum);
      firsts.putIfAbsent(bot, words(fault));
    }
  }

  public static String words(Fault fault) {
    return fault.reason().words() + ": " + fault.detail();
  }

  /** A line for each bot that failed. */
  public void print(PrintStream err, String program, List<String> names) {
    counts.forEach(
        (bot, count) ->
            err.printf(
                "%s: %s failed in %d games; first: %s%n",
                program, names.get(bot), count, firsts.get(bot)));
  }
}
