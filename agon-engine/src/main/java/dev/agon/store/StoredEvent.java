package dev.agon.store;

import dev.agon.api.PublicApi;
import dev.agon.chain.Origin;
import dev.agon.event.Commitment;
import dev.agon.event.Event;
import dev.agon.event.EventJson;
import dev.agon.event.EventSeed;
import dev.agon.event.RunOptions;
import dev.agon.game.DrawKey;
import dev.agon.rating.SprtPlan;
import dev.agon.text.UserError;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Optional;

/**
 * An event in the store, or a sequential test of two bots.
 *
 * @param event {@link Event#complete complete}; while it is under way a secret key is {@link
 *     EventSeed.Sealed sealed}, and {@link Store#opened} opens it
 * @param test the test, if it is one; then its games are not those of the event's stages
 * @param commitment what was published before its first match, if its key is secret
 * @param digest the digest of its results, if it is finished
 * @param matches the number of stored matches
 * @param origin where its matches come from
 */
public record StoredEvent(
    @PublicApi long id,
    @PublicApi Event event,
    Optional<SprtPlan> test,
    Optional<Commitment> commitment,
    @PublicApi Instant started,
    @PublicApi Optional<String> digest,
    @PublicApi long matches,
    Origin origin) {
  @PublicApi
  public boolean isOver() {
    return digest.isPresent();
  }

  /** The same event with its seed in the open, or with another one. */
  public StoredEvent withSeed(EventSeed seed) {
    return new StoredEvent(
        id, event.withSeed(seed), test, commitment, started, digest, matches, origin);
  }

  /**
   * The same event, with any key for one that is sealed. Deals decide nothing about matches that
   * were played, so this is enough for their results.
   */
  public StoredEvent withAnyKey() {
    return event.seed() instanceof EventSeed.Sealed
        ? withSeed(new EventSeed.Secret(DrawKey.ofNumber(0)))
        : this;
  }

  /** The same event as if it had at most so many matches, and were not finished. */
  public StoredEvent shownUntil(long number) {
    RunOptions running = event.running();
    return new StoredEvent(
        id,
        event.with(running.with(running.changes().shownUntil(number))),
        test,
        commitment,
        started,
        Optional.empty(),
        Math.min(number, matches),
        origin);
  }

  /** The same event with the digest that it is to have. */
  public StoredEvent endingWith(String end) {
    return new StoredEvent(id, event, test, commitment, started, Optional.of(end), matches, origin);
  }

  /**
   * Reads a row of the store's query for events.
   *
   * @param where the name of the database, for messages
   * @throws StoreProblem if the row is not as Agon writes it
   */
  static StoredEvent read(ResultSet row, String where) throws SQLException {
    long id = row.getLong(1);
    try {
      return new StoredEvent(
          id,
          EventJson.read(row.getString(2)),
          given(row.getString(3)).map(SprtPlan::read),
          given(row.getString(4)).map(Commitment::read),
          Instant.parse(row.getString(5)),
          given(row.getString(6)),
          row.getLong(7),
          Origin.read(row.getString(8)).orElseThrow(() -> new UserError("unknown origin")));
    } catch (UserError e) {
      throw unreadable(id, where, String.valueOf(e.getMessage()), e);
    } catch (DateTimeParseException e) {
      throw unreadable(id, where, "its start is not a time", e);
    }
  }

  private static StoreProblem unreadable(long id, String where, String why, Exception cause) {
    return new StoreProblem("cannot read event %d of %s: %s".formatted(id, where, why), cause);
  }

  private static Optional<String> given(String text) {
    return text.isEmpty() ? Optional.empty() : Optional.of(text);
  }
}
