package dev.agon.plan;

import dev.agon.plan.SampleBatch.ProgramMatch;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.TreeMap;

/**
 * The starts of the programs in a sample. In an event, a program that can play several matches
 * starts once on each thread; in a sample nearly every match is the first one of its programs.
 */
final class ProgramStarts {
  /** A program that is ready in less than this share of its slowest start was running already. */
  private static final double RUNNING = 0.25;

  private final int threads;
  private final Map<Integer, LongSummaryStatistics> nanos = new TreeMap<>();

  private ProgramStarts(List<SampleBatch> batches, int threads) {
    this.threads = threads;
    for (SampleBatch batch : batches) {
      for (ProgramMatch match : batch.programs()) {
        for (int seat = 0; seat < match.seats().size(); seat++) {
          nanos
              .computeIfAbsent(match.seats().get(seat), _ -> new LongSummaryStatistics())
              .accept(match.times().get(seat).startNanos());
        }
      }
    }
  }

  /** The times of the batches without the starts that an event has only once on each thread. */
  static SampleTimes timesWithout(List<SampleBatch> batches, int threads) {
    ProgramStarts starts = new ProgramStarts(batches, threads);
    SampleTimes times = new SampleTimes();
    batches.forEach(batch -> times.add(batch.matches(), starts.nanosWithout(batch)));
    return times;
  }

  private long nanosWithout(SampleBatch batch) {
    long once = 0;
    long min = 0;
    for (ProgramMatch match : batch.programs()) {
      once += match.startNanos(_ -> true) - match.startNanos(this::startsForEachMatch);
      min += match.minNanos();
    }
    return Math.max(batch.nanos() - once / threads, min / threads);
  }

  /** Whether a program with more matches than threads never was running already. */
  private boolean startsForEachMatch(int entrant) {
    LongSummaryStatistics all = nanos.getOrDefault(entrant, new LongSummaryStatistics());
    return all.getCount() > threads && all.getMin() >= RUNNING * all.getMax();
  }
}
