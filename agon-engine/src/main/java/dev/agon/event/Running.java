package dev.agon.event;

import dev.agon.process.Clock;
import dev.agon.tournament.Quarantine;
import java.util.OptionalInt;

/**
 * How an event is run, beside what is played and by whom.
 *
 * @param concurrency how many matches are played at once, if it says so
 */
public record Running(
    Clock clock, OptionalInt concurrency, Recording recording, Quarantine.Rule quarantine) {
  /** So many matches at once are the most. */
  public static final int MOST_AT_ONCE = 1_000;

  /** For events that do not say. */
  public static final Running USUAL =
      new Running(Clock.USUAL, OptionalInt.empty(), Recording.RESULTS, Quarantine.Rule.USUAL);

  /** The same with another clock. */
  public Running with(Clock other) {
    return new Running(other, concurrency, recording, quarantine);
  }
}
