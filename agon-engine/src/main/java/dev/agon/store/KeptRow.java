package dev.agon.store;

import dev.agon.chain.EventChain;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;

/** The result that is kept beside the matches of a finished event, and its hash. */
record KeptRow(String result, String hash) {
  /** The kept result of an event; databases of older versions have none. */
  static Optional<KeptRow> read(Connection connection, long event) throws SQLException {
    return Schema.isSince(Schema.WITH_KEPT_RESULTS, connection)
        ? Sql.first(
            connection,
            "SELECT result, hash FROM kept_results WHERE event = ?",
            row -> new KeptRow(row.getString(1), row.getString(2)),
            event)
        : Optional.empty();
  }

  void insert(Connection alone, long event) throws SQLException {
    Sql.update(
        alone,
        "INSERT INTO kept_results (event, result, hash) VALUES (?, ?, ?)",
        event,
        result,
        hash);
  }

  /** Whether it is as it was kept when the event ended with this hash. */
  boolean fits(EventChain hashes, String end) {
    return hash.equals(hashes.kept(end, result));
  }
}
