package dev.agon.match;

/**
 * The time of a program for its answers.
 *
 * @param wallNanos the time from question to answer, for all answers
 * @param slowestNanos the time of the slowest answer
 * @param cpuNanos processor time; -1 if it is unknown
 */
public record TimeUsed(long answers, long wallNanos, long slowestNanos, long cpuNanos) {
  /** The time of a player that is not a program and is not measured. */
  public static final TimeUsed NONE = new TimeUsed(0, 0, 0, -1);

  /** The sum of both. */
  public TimeUsed plus(TimeUsed other) {
    return new TimeUsed(
        answers + other.answers,
        wallNanos + other.wallNanos,
        Math.max(slowestNanos, other.slowestNanos),
        cpuNanos < 0 || other.cpuNanos < 0
            ? Math.max(cpuNanos, other.cpuNanos)
            : cpuNanos + other.cpuNanos);
  }
}
