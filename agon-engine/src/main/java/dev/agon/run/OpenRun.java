package dev.agon.run;

import dev.agon.event.Commitment;
import dev.agon.event.Event;
import dev.agon.execute.Executor;
import dev.agon.rating.SprtPlan;
import dev.agon.store.StoredEvent;
import java.util.Optional;

/**
 * A run of an event or of a sequential test whose matches can be played now.
 *
 * @param event {@link Event#complete complete}
 * @param test the test, if it is one
 * @param commitment what is published before the first match, if the key is secret
 * @param id the number in the store, if there is one
 * @param matchesDone how many matches were stored before
 * @param session plays the matches; those that are stored come first
 * @param newMatches stores the others
 */
public record OpenRun(
    Event event,
    Optional<SprtPlan> test,
    Optional<Commitment> commitment,
    Optional<Long> id,
    long matchesDone,
    Executor.Session session,
    NewMatches newMatches) {
  static OpenRun of(StoredEvent stored, Executor.Session session, NewMatches newMatches) {
    return new OpenRun(
        stored.event(),
        stored.test(),
        stored.commitment(),
        Optional.of(stored.id()),
        stored.matches(),
        session,
        newMatches);
  }
}
