package dev.agon.store;

import dev.agon.chain.Origin;
import dev.agon.event.Commitment;
import dev.agon.event.Event;
import dev.agon.event.EventJson;
import dev.agon.rating.SprtPlan;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The rows of events, and the rows of other tables that belong to one event. */
public final class EventTable {
  private static final String SELECT =
      """
      SELECT id, event, test, commitment, started, digest,
        coalesce((SELECT last FROM results WHERE event = id ORDER BY first DESC LIMIT 1), 0),
        origin
      FROM events
      """;

  /** The other tables with rows of an event. */
  private static final List<String> TABLES =
      List.of("records", "faults", "results", "premieres", "workers", "kept_results");

  /** The rows from this number on are ladders. */
  public static final long LADDERS = 1L << 30;

  record HashedRecord(String json, String hash) {}

  private final String where;

  /** {@code where} is the name of the database, for messages. */
  EventTable(String where) {
    this.where = where;
  }

  List<StoredEvent> all(Connection reading) throws SQLException {
    return events(reading, "");
  }

  List<StoredEvent> unfinished(Connection reading) throws SQLException {
    return events(reading, " AND digest = ''");
  }

  private List<StoredEvent> events(Connection reading, String which) throws SQLException {
    String sql = SELECT + " WHERE id < ?" + which + " ORDER BY id";
    return Sql.query(reading, sql, row -> StoredEvent.read(row, where), LADDERS);
  }

  Optional<StoredEvent> find(Connection reading, long id) throws SQLException {
    return Sql.first(reading, SELECT + " WHERE id = ?", row -> StoredEvent.read(row, where), id);
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
    return new EventRow(
        Sql.number(alone, "SELECT coalesce(max(id), 0) + 1 FROM events WHERE id < ?", LADDERS),
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

  static void delete(Connection alone, long event) throws SQLException {
    for (String table : TABLES) {
      Sql.update(alone, "DELETE FROM " + table + " WHERE event = ?", event);
    }
    Sql.update(alone, "DELETE FROM events WHERE id = ?", event);
  }

  static void deleteRecords(Connection alone, long event) throws SQLException {
    Sql.update(alone, "DELETE FROM records WHERE event = ?", event);
  }

  static long lastRecord(Connection reading, long event) throws SQLException {
    return Sql.number(
        reading, "SELECT coalesce(max(number), 0) FROM records WHERE event = ?", event);
  }

  static long recordedCharacters(Connection reading, long event) throws SQLException {
    return Sql.number(
        reading, "SELECT coalesce(sum(length(json)), 0) FROM records WHERE event = ?", event);
  }

  static Optional<HashedRecord> record(Connection reading, long event, long number)
      throws SQLException {
    return Sql.first(
        reading,
        "SELECT json, hash FROM records WHERE event = ? AND number = ?",
        row -> new HashedRecord(row.getString(1), row.getString(2)),
        event,
        number);
  }
}
