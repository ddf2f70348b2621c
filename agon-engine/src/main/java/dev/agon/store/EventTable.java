package dev.agon.store;

import dev.agon.chain.Origin;
import dev.agon.event.Commitment;
import dev.agon.event.Event;
import dev.agon.event.EventJson;
import dev.agon.event.SprtPlan;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The rows of events, and the rows of other tables that belong to one event. */
final class EventTable {
  private static final String SELECT =
      """
      SELECT id, event, test, commitment, started, digest,
        coalesce((SELECT last FROM results WHERE event = id ORDER BY first DESC LIMIT 1), 0),
        origin
      FROM events
      """;

  /** The other tables with rows of an event. */
  private static final List<String> TABLES =
      List.of("records", "faults", "results", "premieres", "workers");

  /** The record of a match with its hash. */
  record HashedRecord(String json, String hash) {}

  private final String where;

  /**
   * The events of a database.
   *
   * @param where its name, for messages
   */
  EventTable(String where) {
    this.where = where;
  }

  List<StoredEvent> all(Connection reading) throws SQLException {
    return select(reading, SELECT + " ORDER BY id");
  }

  Optional<StoredEvent> find(Connection reading, long id) throws SQLException {
    return select(reading, SELECT + " WHERE id = " + id).stream().findFirst();
  }

  private List<StoredEvent> select(Connection reading, String query) throws SQLException {
    try (PreparedStatement statement = reading.prepareStatement(query);
        ResultSet rows = statement.executeQuery()) {
      List<StoredEvent> events = new ArrayList<>();
      while (rows.next()) {
        events.add(StoredEvent.read(rows, where));
      }
      return events;
    }
  }

  /** The row of a new event with the next number; its chain is still to be filled in. */
  static EventRow next(
      Connection alone,
      Event event,
      Optional<SprtPlan> test,
      Optional<Commitment> commitment,
      Instant started,
      Origin origin)
      throws SQLException {
    try (PreparedStatement statement =
            alone.prepareStatement("SELECT coalesce(max(id), 0) + 1 FROM events");
        ResultSet row = statement.executeQuery()) {
      row.next();
      return new EventRow(
          row.getLong(1),
          EventJson.text(event),
          test.map(SprtPlan::json).orElse(""),
          commitment.map(Commitment::text).orElse(""),
          started.toString(),
          origin.text(),
          "",
          "",
          "",
          "",
          "",
          "");
    }
  }

  static void delete(Connection alone, long event) throws SQLException {
    for (String table : TABLES) {
      update(alone, "DELETE FROM " + table + " WHERE event = ?", event);
    }
    update(alone, "DELETE FROM events WHERE id = ?", event);
  }

  static void deleteRecords(Connection alone, long event) throws SQLException {
    update(alone, "DELETE FROM records WHERE event = ?", event);
  }

  private static void update(Connection alone, String sql, long event) throws SQLException {
    try (PreparedStatement statement = alone.prepareStatement(sql)) {
      statement.setLong(1, event);
      statement.executeUpdate();
    }
  }

  static StoredRecords.Extent recordExtent(Connection reading, long event) throws SQLException {
    try (PreparedStatement statement =
        reading.prepareStatement(
            "SELECT coalesce(sum(length(json)), 0), coalesce(max(number), 0) FROM records"
                + " WHERE event = ?")) {
      statement.setLong(1, event);
      try (ResultSet row = statement.executeQuery()) {
        row.next();
        return new StoredRecords.Extent(row.getLong(1), row.getLong(2));
      }
    }
  }

  static Optional<HashedRecord> record(Connection reading, long event, long number)
      throws SQLException {
    try (PreparedStatement statement =
        reading.prepareStatement("SELECT json, hash FROM records WHERE event = ? AND number = ?")) {
      statement.setLong(1, event);
      statement.setLong(2, number);
      try (ResultSet rows = statement.executeQuery()) {
        return rows.next()
            ? Optional.of(new HashedRecord(rows.getString(1), rows.getString(2)))
            : Optional.empty();
      }
    }
  }
}
