package dev.agon.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Events and their matches in a database. Matches are only ever added, in canonical order, so what
 * is there is always the beginning of the event.
 */
public final class Store implements AutoCloseable {
  private static final String EVENTS =
      """
      SELECT id, name, game, source, text, flags, description, started, digest,
        coalesce((SELECT last FROM results WHERE event = id ORDER BY first DESC LIMIT 1), 0)
      FROM events
      """;

  private final Database database;
  private final Connection connection;

  Store(Database database) {
    this.database = database;
    this.connection = database.connect();
    try {
      Schema.update(database, connection);
    } catch (StoreProblem e) {
      database.close(connection);
      throw e;
    }
  }

  /**
   * Opens the database, and makes its tables if there are none.
   *
   * @param where a file, or the address of a PostgreSQL database
   */
  public static Store open(String where) {
    return new Store(Database.of(where));
  }

  /** Opens the database; empty if it is a file that is not there. */
  public static Optional<Store> openExisting(String where) {
    Database database = Database.of(where);
    return database.mayExist() ? Optional.of(new Store(database)) : Optional.empty();
  }

  /** A database's name as it can be shown. */
  public static String withoutPassword(String where) {
    return Database.of(where).where();
  }

  /** Begins an event, whose number is the next one. */
  public StoredEvent begin(StoredEvent event) {
    String insert =
        """
        INSERT INTO events (id, name, game, source, text, flags, description, started, digest)
        SELECT coalesce(max(id), 0) + 1, ?, ?, ?, ?, ?, ?, ?, '' FROM events
        """;
    database.checkWritable();
    try (Connection alone = database.connectAlone();
        PreparedStatement statement = alone.prepareStatement(insert)) {
      statement.setString(1, event.name());
      statement.setString(2, event.game());
      statement.setString(3, event.source());
      statement.setString(4, event.text());
      statement.setString(5, event.flags());
      statement.setString(6, event.description());
      statement.setString(7, event.started());
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

  private static List<StoredEvent> events(Connection connection, String query) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(query);
        ResultSet rows = statement.executeQuery()) {
      List<StoredEvent> events = new ArrayList<>();
      while (rows.next()) {
        events.add(
            new StoredEvent(
                rows.getLong(1),
                rows.getString(2),
                rows.getString(3),
                rows.getString(4),
                rows.getString(5),
                rows.getString(6),
                rows.getString(7),
                rows.getString(8),
                rows.getString(9),
                rows.getLong(10)));
      }
      return events;
    }
  }

  /** The matches of an event so far, in order. */
  public StoredMatches matches(long event) {
    return new StoredMatches(database, connection, event);
  }

  /** The records of an event's matches, in order, as far as they were kept. */
  public StoredRecords records(long event) {
    return new StoredRecords(database, connection, event);
  }

  /** Where the matches to come are written. */
  public MatchWriter ledger(long event) {
    return new MatchWriter(database, event);
  }

  /** The event is over. */
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

  /** The record of a match, if it was kept. */
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
