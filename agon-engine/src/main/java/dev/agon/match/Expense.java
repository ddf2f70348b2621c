package dev.agon.match;

/**
 * What a player took for a match.
 *
 * @param wallNanos time from question to answer, added up
 * @param cpuNanos processor time as far as the system told; -1 when it did not
 * @param stderr what the player wrote to standard error, cut in the middle when it is long
 */
public record Expense(long wallNanos, long cpuNanos, String stderr) {
  /** Of a player inside the arena, who is not measured. */
  public static final Expense NONE = new Expense(0, -1, "");
}
