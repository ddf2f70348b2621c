package dev.agon.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;

/** Reads the records of an event while its matches are read; a match may have none. */
public final class StoredRecords implements AutoCloseable {
  private static final int ROWS_AT_ONCE = 100;

  private final Database database;
  private final Connection connection;
  private final ResultSet rows;

  /** The match of the next record; {@code Long.MAX_VALUE} after the last. */
  private long number;

  StoredRecords(Database database, Connection connection, long event) {
    this.database = database;
    this.connection = connection;
    try {
      rows =
          Sql.open(
              connection,
              "SELECT number, json FROM records WHERE event = ? ORDER BY number",
              ROWS_AT_ONCE,
              event);
      advance();
    } catch (SQLException e) {
      throw database.problem("cannot read", e);
    }
  }

  private void advance() throws SQLException {
    number = rows.next() ? rows.getLong(1) : Long.MAX_VALUE;
  }

  /** The record of a match, if it is stored; called for each match in order. */
  public Optional<String> of(long match) {
    if (number != match) {
      return Optional.empty();
    }
    try {
      String json = rows.getString(2);
      advance();
      return Optional.of(json);
    } catch (SQLException e) {
      throw database.problem("cannot read", e);
    }
  }

  @Override
  public void close() {
    try {
      rows.close();
      connection.commit();
    } catch (SQLException e) {
      throw database.problem("cannot read", e);
    }
  }
}
