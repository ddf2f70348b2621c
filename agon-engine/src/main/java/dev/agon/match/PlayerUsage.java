package dev.agon.match;

import java.util.List;
import java.util.LongSummaryStatistics;

/**
 * The time and output of a player in a match.
 *
 * @param answerNanos the time of each answer
 * @param cpuNanos processor time; -1 if it is unknown
 * @param stderr its standard error, cut in the middle if it is long
 */
public record PlayerUsage(List<Long> answerNanos, long cpuNanos, String stderr) {
  /** The usage of a player that is not a program and is not measured. */
  public static final PlayerUsage NONE = new PlayerUsage(List.of(), -1, "");

  public PlayerUsage {
    answerNanos = List.copyOf(answerNanos);
  }

  public TimeUsed time() {
    LongSummaryStatistics nanos =
        answerNanos.stream().mapToLong(Long::longValue).summaryStatistics();
    return new TimeUsed(nanos.getCount(), nanos.getSum(), Math.max(0, nanos.getMax()), cpuNanos);
  }
}
