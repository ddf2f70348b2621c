package dev.agon.match;

/**
 * What a program took for its answers.
 *
 * @param wallNanos from question to answer, of all together
 * @param slowestNanos the longest of them
 * @param cpuNanos processor time as far as the system told; -1 when it did not
 */
public record TimeUsed(long answers, long wallNanos, long slowestNanos, long cpuNanos) {
  /** Of a player inside the arena, who is not measured. */
  public static final TimeUsed NONE = new TimeUsed(0, 0, 0, -1);

  /** Both together. */
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
