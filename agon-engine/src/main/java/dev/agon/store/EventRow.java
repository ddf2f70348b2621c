package dev.agon.store;

import dev.agon.chain.ArenaState;
import dev.agon.chain.ChainKey;
import dev.agon.chain.EventChain;
import dev.agon.chain.KeySeal;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/**
 * The row of an event as it is stored.
 *
 * @param chain the random name of its chain
 * @param keyId the key of its hashes
 * @param hash over all that is known before the first match
 * @param endHash over the digest and all matches; empty while the event is not finished
 * @param dropped the proof that its records were dropped; empty if they were not
 */
public record EventRow(
    long id,
    String event,
    String test,
    String commitment,
    String started,
    String origin,
    String digest,
    String chain,
    String keyId,
    String hash,
    String endHash,
    String dropped) {
  private static final String COLUMNS =
      "id, event, test, commitment, started, origin, digest, chain, key_id, hash, end_hash,"
          + " dropped";

  public static Optional<EventRow> read(Connection connection, long event) throws SQLException {
    return Sql.first(
        connection, "SELECT " + COLUMNS + " FROM events WHERE id = ?", EventRow::of, event);
  }

  private static EventRow of(ResultSet row) throws SQLException {
    return new EventRow(
        row.getLong(1),
        row.getString(2),
        row.getString(3),
        row.getString(4),
        row.getString(5),
        row.getString(6),
        row.getString(7),
        row.getString(8),
        row.getString(9),
        row.getString(10),
        row.getString(11),
        row.getString(12));
  }

  void insert(Connection connection) throws SQLException {
    Sql.update(
        connection,
        "INSERT INTO events (" + COLUMNS + ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        id,
        event,
        test,
        commitment,
        started,
        origin,
        digest,
        chain,
        keyId,
        hash,
        endHash,
        dropped);
  }

  EventChain hashes(ChainKey key, String database) {
    return EventChain.of(
        key, chainId(database), List.of(opened(key, database), test, commitment, started, origin));
  }

  /** The event with its seed itself, as far as this key opens it. */
  public String opened(ChainKey key, String database) {
    return SealedSeed.open(event, new KeySeal(key, chainId(database)));
  }

  /** The same event with a chain, as it is stored while it is under way. */
  EventRow sealed(ChainKey key, String database) {
    String text = SealedSeed.seal(event, new KeySeal(key, chainId(database)));
    return with(text, origin, chain, keyId, hash);
  }

  /** Whether the names of the database and of the chain are such as Agon gives. */
  public boolean hasChainId(String database) {
    return EventChain.ChainId.isName(database) && EventChain.ChainId.isName(chain);
  }

  EventChain.ChainId chainId(String database) {
    return new EventChain.ChainId(database, id, chain);
  }

  /** The same event, whose seed is open, with a new chain, which has no matches yet. */
  EventRow chained(ChainKey key, String database) {
    EventRow named = with(event, origin, ArenaState.randomName(), key.id(), "");
    return named.with(event, origin, named.chain, named.keyId, named.hashes(key, database).start());
  }

  /** The same event in another form, or from elsewhere; without a chain. */
  EventRow with(String otherEvent, String otherOrigin) {
    return with(otherEvent, otherOrigin, "", "", "");
  }

  private EventRow with(
      String otherEvent, String otherOrigin, String otherChain, String otherKey, String start) {
    return new EventRow(
        id,
        otherEvent,
        test,
        commitment,
        started,
        otherOrigin,
        digest,
        otherChain,
        otherKey,
        start,
        "",
        "");
  }
}
