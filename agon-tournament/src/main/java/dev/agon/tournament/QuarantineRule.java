package dev.agon.tournament;

/**
 * When a bot is quarantined.
 *
 * @param failures the number of failed matches in a row; 0 for never
 */
public record QuarantineRule(int failures) {
  public static final QuarantineRule DEFAULT = new QuarantineRule(10);
  public static final QuarantineRule NEVER = new QuarantineRule(0);

  /** The word for never. */
  public static final String OFF = "off";

  public static final int MAX_FAILURES = 1_000_000;
}
