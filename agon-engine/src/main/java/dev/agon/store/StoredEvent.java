package dev.agon.store;

import dev.agon.chain.Origin;
import dev.agon.event.Commitment;
import dev.agon.event.Event;
import dev.agon.event.SprtPlan;
import java.time.Instant;
import java.util.Optional;

/**
 * An event in the store, or a sequential test of two bots.
 *
 * @param event {@link Event#complete complete}
 * @param test the test, if it is one; then its games are not those of the event's stages
 * @param commitment what was published before its first match, if its key is secret
 * @param digest the digest of its results, if it is finished
 * @param matches the number of stored matches
 * @param origin where its matches come from
 */
public record StoredEvent(
    long id,
    Event event,
    Optional<SprtPlan> test,
    Optional<Commitment> commitment,
    Instant started,
    Optional<String> digest,
    long matches,
    Origin origin) {
  public boolean isOver() {
    return digest.isPresent();
  }

  /** The same event as if it had at most so many matches, and were not finished. */
  public StoredEvent shownUntil(long number) {
    return new StoredEvent(
        id, event, test, commitment, started, Optional.empty(), Math.min(number, matches), origin);
  }

  /** The same event with the digest that it is to have. */
  public StoredEvent endingWith(String end) {
    return new StoredEvent(id, event, test, commitment, started, Optional.of(end), matches, origin);
  }
}
