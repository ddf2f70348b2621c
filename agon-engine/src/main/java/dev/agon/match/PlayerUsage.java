package dev.agon.match;

import java.util.List;
import java.util.LongSummaryStatistics;

/**
 * The time and output of a player in a match.
 *
 * @param answerNanos the time of each answer
 * @param cpuNanos processor time; -1 if it is unknown
 * @param stderr its standard error, cut in the middle if it is long
 * @param stderrByAnswer the same in parts: one for each answer, and a last one for what it wrote
 *     afterwards; empty if it wrote nothing
 */
public record PlayerUsage(
    List<Long> answerNanos, long cpuNanos, String stderr, List<String> stderrByAnswer) {
  /** The usage of a player that is not a program and is not measured. */
  public static final PlayerUsage NONE = new PlayerUsage(List.of(), -1, "", List.of());

  public PlayerUsage {
    answerNanos = List.copyOf(answerNanos);
    stderrByAnswer = List.copyOf(stderrByAnswer);
  }

  /** What it wrote to standard error after its last answer. */
  public String stderrAfterwards() {
    return stderrByAnswer.isEmpty() ? "" : stderrByAnswer.getLast();
  }

  public TimeUsed time() {
    LongSummaryStatistics nanos =
        answerNanos.stream().mapToLong(Long::longValue).summaryStatistics();
    return new TimeUsed(nanos.getCount(), nanos.getSum(), Math.max(0, nanos.getMax()), cpuNanos);
  }
}
