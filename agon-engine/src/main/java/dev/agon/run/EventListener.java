package dev.agon.run;

import dev.agon.api.PublicApi;
import dev.agon.event.Commitment;
import dev.agon.event.Event;
import dev.agon.execute.PlayedMatch;
import dev.agon.result.MatchSpec;
import java.util.Optional;

/**
 * Follows an event while it is played: progress, logs, live pages. An exception from a listener
 * stops the event and reaches the caller; everything delivered before it is stored.
 */
@PublicApi
public interface EventListener {
  /**
   * Told once, when all bots are ready and before the first match.
   *
   * @param id the event's number in the store, if it is stored
   * @param matchesDone how many matches were played before, when an event is resumed
   */
  default void eventStarted(Event event, Optional<Long> id, long matchesDone) {}

  /** Told before {@link #eventStarted} what the arena commits itself to, if its key is secret. */
  default void committed(Commitment commitment) {}

  /** Told when a round begins, with the number of matches that are known to come in all. */
  default void roundStarted(long knownMatches) {}

  /** Told when a match starts, from any thread. */
  default void matchStarted(MatchSpec match) {}

  /**
   * Told of each match in canonical order, from one thread at a time. When an event is resumed, the
   * matches that were stored before come first.
   */
  default void matchFinished(PlayedMatch match, long knownMatches) {}
}
