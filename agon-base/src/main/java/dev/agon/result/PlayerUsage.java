package dev.agon.result;

import java.util.List;
import java.util.LongSummaryStatistics;

/**
 * The time and output of a player in a match.
 *
 * @param answerNanos the time of each answer
 * @param cpuNanos processor time from question to answer; -1 if it is unknown
 * @param startNanos the time until it was ready
 * @param allCpuNanos processor time in the whole match, with its start; -1 if it is unknown
 * @param stderr its standard error, cut in the middle if it is long
 * @param stderrByAnswer the same in parts: one for each answer, and a last one for what it wrote
 *     afterwards; empty if it wrote nothing
 */
public record PlayerUsage(
    List<Long> answerNanos,
    long cpuNanos,
    long startNanos,
    long allCpuNanos,
    String stderr,
    List<String> stderrByAnswer) {
  /** The usage of a player that is not a program and is not measured. */
  public static final PlayerUsage NONE = failedBefore("");

  public PlayerUsage {
    answerNanos = List.copyOf(answerNanos);
    stderrByAnswer = List.copyOf(stderrByAnswer);
  }

  /** The usage of a player that never started, with what was printed instead. */
  public static PlayerUsage failedBefore(String stderr) {
    return new PlayerUsage(List.of(), -1, 0, -1, stderr, List.of());
  }

  /** Whether it equals {@link #NONE}; the first {@code equals} of a record is slow. */
  public boolean isNone() {
    return answerNanos.isEmpty()
        && cpuNanos == -1
        && startNanos == 0
        && allCpuNanos == -1
        && stderr.isEmpty()
        && stderrByAnswer.isEmpty();
  }

  /** What it wrote to standard error after its last answer. */
  public String stderrAfterwards() {
    return stderrByAnswer.isEmpty() ? "" : stderrByAnswer.getLast();
  }

  public TimeUsed time() {
    LongSummaryStatistics nanos =
        answerNanos.stream().mapToLong(Long::longValue).summaryStatistics();
    return new TimeUsed(
        nanos.getCount(),
        nanos.getSum(),
        Math.max(0, nanos.getMax()),
        cpuNanos,
        startNanos,
        allCpuNanos);
  }
}
