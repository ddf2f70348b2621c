package dev.agon.store;

import dev.agon.chain.ChainKey;
import dev.agon.chain.EventChain;
import java.sql.Connection;
import java.sql.PreparedStatement;
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
record EventRow(
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

  /** The row of an event, if there is one. */
  static Optional<EventRow> read(Connection connection, long event) throws SQLException {
    try (PreparedStatement statement =
        connection.prepareStatement("SELECT " + COLUMNS + " FROM events WHERE id = ?")) {
      statement.setLong(1, event);
      try (ResultSet row = statement.executeQuery()) {
        return row.next() ? Optional.of(of(row)) : Optional.empty();
      }
    }
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
    try (PreparedStatement statement =
        connection.prepareStatement(
            "INSERT INTO events (" + COLUMNS + ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")) {
      statement.setLong(1, id);
      List<String> texts =
          List.of(
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
      for (int i = 0; i < texts.size(); i++) {
        statement.setString(i + 2, texts.get(i));
      }
      statement.executeUpdate();
    }
  }

  /** The hashes of the event under a key. */
  EventChain hashes(ChainKey key, String database) {
    return EventChain.of(key, chainId(database), List.of(event, test, commitment, started, origin));
  }

  /** Whether the names of the database and of the chain are such as Agon gives. */
  boolean hasChainId(String database) {
    return EventChain.ChainId.isName(database) && EventChain.ChainId.isName(chain);
  }

  EventChain.ChainId chainId(String database) {
    return new EventChain.ChainId(database, id, chain);
  }

  /** The same event with a new chain, which has no hashes yet. */
  EventRow with(String otherChain, ChainKey key) {
    return new EventRow(
        id, event, test, commitment, started, origin, digest, otherChain, key.id(), "", "", "");
  }

  /** The same event from elsewhere. */
  EventRow with(String otherOrigin) {
    return new EventRow(
        id,
        event,
        test,
        commitment,
        started,
        otherOrigin,
        digest,
        chain,
        keyId,
        hash,
        endHash,
        dropped);
  }

  /** The same row with another form of the event. */
  EventRow withEvent(String json) {
    return new EventRow(
        id, json, test, commitment, started, origin, digest, chain, keyId, hash, endHash, dropped);
  }

  EventRow withHash(String start) {
    return new EventRow(
        id,
        event,
        test,
        commitment,
        started,
        origin,
        digest,
        chain,
        keyId,
        start,
        endHash,
        dropped);
  }
}
