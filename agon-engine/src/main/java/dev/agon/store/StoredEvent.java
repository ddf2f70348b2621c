package dev.agon.store;

import dev.agon.event.Commitment;
import dev.agon.event.Event;
import java.time.Instant;
import java.util.Optional;

/**
 * An event in the store.
 *
 * @param commitment what was published before its first match, if its key is secret
 * @param event {@link Event#complete complete}
 * @param digest the digest of its results, if it is finished
 * @param matches the number of stored matches
 */
public record StoredEvent(
    long id,
    Event event,
    Optional<Commitment> commitment,
    Instant started,
    Optional<String> digest,
    long matches) {
  public boolean isOver() {
    return digest.isPresent();
  }
}
