package dev.agon.match;

import java.util.List;
import java.util.LongSummaryStatistics;

/**
 * What a player took for a match.
 *
 * @param answerNanos time from question to answer, of every answer
 * @param cpuNanos processor time as far as the system told; -1 when it did not
 * @param stderr what the player wrote to standard error, cut in the middle when it is long
 */
public record PlayerUsage(List<Long> answerNanos, long cpuNanos, String stderr) {
  /** Of a player inside the arena, who is not measured. */
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
