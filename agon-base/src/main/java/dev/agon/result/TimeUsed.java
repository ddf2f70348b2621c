package dev.agon.result;

/**
 * The time of a program for its answers.
 *
 * @param wallNanos the time from question to answer, for all answers
 * @param cpuNanos processor time from question to answer, at most the wall time on each core; -1 if
 *     it is unknown
 * @param startNanos the time until it was ready, not part of the others
 * @param allCpuNanos processor time in all, with its start and what it does between questions; -1
 *     if it is unknown
 */
public record TimeUsed(
    long answers,
    long wallNanos,
    long slowestNanos,
    long cpuNanos,
    long startNanos,
    long allCpuNanos) {
  /** The time of a player that is not a program and is not measured. */
  public static final TimeUsed NONE = new TimeUsed(0, 0, 0, -1, 0, -1);

  public TimeUsed plus(TimeUsed other) {
    return new TimeUsed(
        answers + other.answers,
        wallNanos + other.wallNanos,
        Math.max(slowestNanos, other.slowestNanos),
        sum(cpuNanos, other.cpuNanos),
        startNanos + other.startNanos,
        sum(allCpuNanos, other.allCpuNanos));
  }

  /** The sum of those that are known. */
  private static long sum(long one, long other) {
    return one < 0 || other < 0 ? Math.max(one, other) : one + other;
  }
}
