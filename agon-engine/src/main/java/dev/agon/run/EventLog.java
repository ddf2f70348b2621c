package dev.agon.run;

import dev.agon.game.ForfeitReason;
import dev.agon.result.Fault;
import dev.agon.result.MatchSpec;
import dev.agon.result.Result;
import dev.agon.result.TimeUsed;
import dev.agon.row.MatchRowBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;

/** The faults and the times of the bots in an event. */
public final class EventLog {
  private static final double NANOS = 1e9;

  private final Map<Integer, Map<ForfeitReason, FaultSummary>> faults = new TreeMap<>();
  private final Map<Integer, TimeUsed> times = new TreeMap<>();

  private Optional<VoidSummary> voids = Optional.empty();

  /** Adds a match; called in canonical order. */
  public void add(MatchSpec match, Result result) {
    if (result.isVoid()) {
      voids =
          Optional.of(
              voids
                  .map(VoidSummary::andOneMore)
                  .orElseGet(() -> new VoidSummary(1, match.number(), result.voidReason().get())));
    }
    for (Fault fault : result.faults()) {
      int bot = match.seats().get(fault.seat());
      FaultSummary once =
          new FaultSummary(bot, fault.reason(), 1, match.number(), fault.detail(), fault.stderr());
      faults
          .computeIfAbsent(bot, _ -> new TreeMap<>())
          .merge(fault.reason(), once, FaultSummary::and);
    }
    for (int seat = 0; seat < result.times().size(); seat++) {
      if (!result.times().get(seat).equals(TimeUsed.NONE)) {
        TimeUsed stored = MatchRowBuilder.storable(result.times().get(seat));
        times.merge(match.seats().get(seat), stored, TimeUsed::plus);
      }
    }
  }

  /** The faults, ordered by bot and then by reason. */
  public List<FaultSummary> faults() {
    return faults.values().stream().flatMap(byReason -> byReason.values().stream()).toList();
  }

  public Optional<VoidSummary> voids() {
    return voids;
  }

  /** The times of the programs, in the order of the bots. */
  public List<TimeSummary> times() {
    List<TimeSummary> all = new ArrayList<>();
    times.forEach((bot, time) -> all.add(summary(bot, time)));
    return all;
  }

  private static TimeSummary summary(int bot, TimeUsed time) {
    return new TimeSummary(
        bot,
        time.answers(),
        time.wallNanos() / NANOS,
        time.slowestNanos() / NANOS,
        seconds(time.cpuNanos()),
        time.startNanos() / NANOS,
        seconds(time.allCpuNanos()));
  }

  private static OptionalDouble seconds(long nanos) {
    return nanos < 0 ? OptionalDouble.empty() : OptionalDouble.of(nanos / NANOS);
  }
}
