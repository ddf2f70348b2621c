package dev.agon.store;

import dev.agon.event.Commitment;
import dev.agon.event.Event;
import dev.agon.event.EventJson;
import dev.agon.event.SprtPlan;
import dev.agon.game.Parsed;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Events and their matches in a database. Matches are only added, in canonical order, so the stored
 * matches are always the beginning of the event.
 */
public final class Store implements AutoCloseable {
  private static final String EVENTS =
      """
      SELECT id, event, test, commitment, started, digest,
        coalesce((SELECT last FROM results WHERE event = id ORDER BY first DESC LIMIT 1), 0)
      FROM events
      """;

  private final Database database;
  private final Connection connection;

  Store(Database database) {
    this.database = database;
    this.connection = database.connect();
    try {
      Schema.prepare(database, connection);
    } catch (StoreProblem e) {
      database.close(connection);
      throw e;
    }
  }

  /**
   * Opens the database, and creates its tables if there are none.
   *
   * @param where a file, or the address of a PostgreSQL database
   */
  public static Store open(String where) {
    return new Store(Database.of(where));
  }

  /** Opens the database; empty if it is a file that does not exist. */
  public static Optional<Store> openExisting(String where) {
    Database database = Database.of(where);
    return database.mayExist() ? Optional.of(new Store(database)) : Optional.empty();
  }

  /** The file or address of a database without a password, for messages. */
  public static String withoutPassword(String where) {
    return Database.of(where).where();
  }

  /** Stores a new event that is no test and has no commitment. */
  public StoredEvent begin(Event event, Instant started) {
    return begin(event, Optional.empty(), Optional.empty(), started);
  }

  /**
   * Stores a new event, which gets the next number.
   *
   * @param event {@link Event#complete complete}
   * @param test the sequential test, if it is one
   * @param commitment what is published before the first match, if the key is secret
   */
  public StoredEvent begin(
      Event event, Optional<SprtPlan> test, Optional<Commitment> commitment, Instant started) {
    String insert =
        """
        INSERT INTO events (id, event, test, commitment, started, digest)
        SELECT coalesce(max(id), 0) + 1, ?, ?, ?, ?, '' FROM events
        """;
    database.checkWritable();
    try (Connection alone = database.connectAlone();
        PreparedStatement statement = alone.prepareStatement(insert)) {
      statement.setString(1, EventJson.text(event));
      statement.setString(2, test.map(SprtPlan::json).orElse(""));
      statement.setString(3, commitment.map(Commitment::text).orElse(""));
      statement.setString(4, started.toString());
      statement.executeUpdate();
      StoredEvent begun = events(alone, EVENTS + " ORDER BY id DESC LIMIT 1").getFirst();
      alone.commit();
      return begun;
    } catch (SQLException e) {
      throw database.problem("cannot write into", e);
    }
  }

  public List<StoredEvent> events() {
    try {
      List<StoredEvent> all = events(connection, EVENTS + " ORDER BY id");
      connection.commit();
      return all;
    } catch (SQLException e) {
      throw database.problem("cannot read", e);
    }
  }

  public Optional<StoredEvent> event(long id) {
    try {
      Optional<StoredEvent> found =
          events(connection, EVENTS + " WHERE id = " + id).stream().findFirst();
      connection.commit();
      return found;
    } catch (SQLException e) {
      throw database.problem("cannot read", e);
    }
  }

  private List<StoredEvent> events(Connection connection, String query) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(query);
        ResultSet rows = statement.executeQuery()) {
      List<StoredEvent> events = new ArrayList<>();
      while (rows.next()) {
        events.add(storedEvent(rows));
      }
      return events;
    }
  }

  private StoredEvent storedEvent(ResultSet row) throws SQLException {
    long id = row.getLong(1);
    String commitment = row.getString(4);
    String digest = row.getString(6);
    return new StoredEvent(
        id,
        part(id, EventJson.read(row.getString(2))),
        test(id, row.getString(3)),
        commitment.isEmpty() ? Optional.empty() : Optional.of(Commitment.read(commitment)),
        Instant.parse(row.getString(5)),
        digest.isEmpty() ? Optional.empty() : Optional.of(digest),
        row.getLong(7));
  }

  private Optional<SprtPlan> test(long id, String json) {
    return json.isEmpty() ? Optional.empty() : Optional.of(part(id, SprtPlan.read(json)));
  }

  private <T> T part(long id, Parsed<T> read) {
    if (read instanceof Parsed.Failure<T>(String why)) {
      throw new StoreProblem("cannot read event %d of %s: %s".formatted(id, database.where(), why));
    }
    return ((Parsed.Value<T>) read).value();
  }

  /** The matches of an event so far, in order. */
  public StoredMatches matches(long event) {
    return matches(event, 1);
  }

  /** The matches of an event from this number on, in order. */
  public StoredMatches matches(long event, long from) {
    return new StoredMatches(database, connection, event, from);
  }

  /** The stored records of an event's matches, in order. */
  public StoredRecords records(long event) {
    return new StoredRecords(database, connection, event);
  }

  /**
   * The records of an event: how many characters they have, and the number of the last match with a
   * record, 0 if there is none.
   */
  public StoredRecords.Extent recordExtent(long event) {
    try {
      StoredRecords.Extent extent = extent(event);
      connection.commit();
      return extent;
    } catch (SQLException e) {
      throw database.problem("cannot read", e);
    }
  }

  private StoredRecords.Extent extent(long event) throws SQLException {
    try (PreparedStatement statement =
        connection.prepareStatement(
            "SELECT coalesce(sum(length(json)), 0), coalesce(max(number), 0) FROM records"
                + " WHERE event = ?")) {
      statement.setLong(1, event);
      try (ResultSet row = statement.executeQuery()) {
        row.next();
        return new StoredRecords.Extent(row.getLong(1), row.getLong(2));
      }
    }
  }

  /** Deletes an event with everything that belongs to it, and frees its space. */
  public void delete(long event) {
    delete(event, List.of("records", "faults", "results"), "DELETE FROM events WHERE id = ?");
  }

  /** Deletes the records of an event and frees their space; results and faults stay. */
  public void dropRecords(long event) {
    delete(event, List.of(), "DELETE FROM records WHERE event = ?");
  }

  private void delete(long event, List<String> tables, String last) {
    database.checkWritable();
    List<String> statements =
        Stream.concat(
                tables.stream().map(table -> "DELETE FROM " + table + " WHERE event = ?"),
                Stream.of(last))
            .toList();
    try (Connection alone = database.connectAlone()) {
      for (String sql : statements) {
        try (PreparedStatement statement = alone.prepareStatement(sql)) {
          statement.setLong(1, event);
          statement.executeUpdate();
        }
      }
      alone.commit();
      database.shrink(alone);
    } catch (SQLException e) {
      throw database.problem("cannot write into", e);
    }
  }

  /** A writer for the further matches of an event. */
  public MatchWriter writer(long event) {
    return new MatchWriter(database, event);
  }

  /**
   * Takes the right to play an event, until the lock is closed or the process ends.
   *
   * @throws StoreProblem if another process has it
   */
  public EventLock lock(long event) {
    database.checkWritable();
    return EventLock.take(database, event);
  }

  /** Marks the event as finished. */
  public void finish(long event, String digest) {
    database.checkWritable();
    try (PreparedStatement statement =
        connection.prepareStatement("UPDATE events SET digest = ? WHERE id = ?")) {
      statement.setString(1, digest);
      statement.setLong(2, event);
      statement.executeUpdate();
      connection.commit();
    } catch (SQLException e) {
      throw database.problem("cannot write into", e);
    }
  }

  /** The record of a match, if it is stored. */
  public Optional<String> record(long event, long number) {
    try (PreparedStatement statement =
        connection.prepareStatement("SELECT json FROM records WHERE event = ? AND number = ?")) {
      statement.setLong(1, event);
      statement.setLong(2, number);
      try (ResultSet rows = statement.executeQuery()) {
        return rows.next() ? Optional.of(rows.getString(1)) : Optional.empty();
      }
    } catch (SQLException e) {
      throw database.problem("cannot read", e);
    }
  }

  @Override
  public void close() {
    database.close(connection);
  }
}
