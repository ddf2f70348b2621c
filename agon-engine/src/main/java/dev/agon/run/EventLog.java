package dev.agon.run;

import dev.agon.game.ForfeitReason;
import dev.agon.match.Fault;
import dev.agon.match.MatchSpec;
import dev.agon.match.Result;
import dev.agon.match.TimeUsed;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;

/** What is seen of the bots beside their results: how they failed, and the time they took. */
public final class EventLog {
  private static final double NANOS = 1e9;

  private final Map<Integer, Map<ForfeitReason, FaultSummary>> faults = new TreeMap<>();
  private final Map<Integer, TimeUsed> times = new TreeMap<>();

  /** Takes in a match, in canonical order. */
  public void add(MatchSpec pairing, Result result) {
    for (Fault fault : result.faults()) {
      int bot = pairing.seats().get(fault.seat());
      FaultSummary once =
          new FaultSummary(
              bot, fault.reason(), 1, pairing.number(), fault.detail(), fault.stderr());
      faults
          .computeIfAbsent(bot, _ -> new TreeMap<>())
          .merge(fault.reason(), once, FaultSummary::and);
    }
    for (int seat = 0; seat < result.times().size(); seat++) {
      if (!result.times().get(seat).equals(TimeUsed.NONE)) {
        times.merge(pairing.seats().get(seat), result.times().get(seat), TimeUsed::plus);
      }
    }
  }

  /** By bots in their order, and by reasons. */
  public List<FaultSummary> faults() {
    return faults.values().stream().flatMap(ways -> ways.values().stream()).toList();
  }

  /** Of the programs among the bots, in their order. */
  public List<TimeSummary> times() {
    return times.entrySet().stream().map(bot -> summary(bot.getKey(), bot.getValue())).toList();
  }

  private static TimeSummary summary(int bot, TimeUsed time) {
    return new TimeSummary(
        bot,
        time.answers(),
        time.wallNanos() / NANOS,
        time.slowestNanos() / NANOS,
        time.cpuNanos() < 0 ? OptionalDouble.empty() : OptionalDouble.of(time.cpuNanos() / NANOS));
  }
}
