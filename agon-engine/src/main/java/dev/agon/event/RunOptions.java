package dev.agon.event;

import dev.agon.protocol.TimeControl;
import java.util.OptionalInt;

/**
 * How an event is run, beside what is played and by whom.
 *
 * @param concurrency how many matches are played at once, if it says so
 */
public record RunOptions(
    TimeControl clock, OptionalInt concurrency, Recording recording, QuarantineRule quarantine) {
  /** So many matches at once are the most. */
  public static final int MAX_AT_ONCE = 1_000;

  /** For events that do not say. */
  public static final RunOptions DEFAULT =
      new RunOptions(
          TimeControl.DEFAULT, OptionalInt.empty(), Recording.RESULTS, QuarantineRule.DEFAULT);

  /** The same with another clock. */
  public RunOptions with(TimeControl other) {
    return new RunOptions(other, concurrency, recording, quarantine);
  }
}
