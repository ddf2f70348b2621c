package dev.agon.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/** The tables, and how they came to be: every version adds to the one before. */
final class Schema {
  /** What each version changes; what was released is never edited. */
  private static final List<List<String>> VERSIONS =
      List.of(
          List.of(
              """
              CREATE TABLE events (
                id BIGINT PRIMARY KEY,
                name TEXT NOT NULL,
                game TEXT NOT NULL,
                source TEXT NOT NULL,
                text TEXT NOT NULL,
                flags TEXT NOT NULL,
                description TEXT NOT NULL,
                started TEXT NOT NULL,
                digest TEXT NOT NULL)
              """,
              """
              CREATE TABLE matches (
                event BIGINT NOT NULL,
                number BIGINT NOT NULL,
                seats TEXT NOT NULL,
                places TEXT NOT NULL,
                points TEXT NOT NULL,
                steps INTEGER NOT NULL,
                PRIMARY KEY (event, number))
              """,
              """
              CREATE TABLE faults (
                event BIGINT NOT NULL,
                number BIGINT NOT NULL,
                seat INTEGER NOT NULL,
                reason TEXT NOT NULL,
                detail TEXT NOT NULL,
                step INTEGER NOT NULL,
                PRIMARY KEY (event, number, seat))
              """,
              """
              CREATE TABLE records (
                event BIGINT NOT NULL,
                number BIGINT NOT NULL,
                json TEXT NOT NULL,
                PRIMARY KEY (event, number))
              """),
          List.of(
              "ALTER TABLE matches ADD COLUMN times TEXT NOT NULL DEFAULT ''",
              "ALTER TABLE faults ADD COLUMN stderr TEXT NOT NULL DEFAULT ''"));

  private Schema() {}

  /** Brings the tables up to date. */
  static void update(Database database, Connection connection) {
    try {
      int version = version(connection);
      if (version > VERSIONS.size()) {
        throw new StoreProblem(
            "%s was written by a newer Agon: its tables have version %d, this one knows %d"
                .formatted(database.where(), version, VERSIONS.size()));
      }
      for (int next = version; next < VERSIONS.size(); next++) {
        upgrade(database, connection, next);
      }
      connection.commit();
    } catch (SQLException e) {
      throw database.problem("cannot make the tables in", e);
    }
  }

  private static void upgrade(Database database, Connection connection, int next)
      throws SQLException {
    try (Statement statement = connection.createStatement()) {
      for (String change : VERSIONS.get(next)) {
        statement.executeUpdate(
            database.isFile() && change.startsWith("CREATE TABLE")
                ? change.strip() + " WITHOUT ROWID"
                : change);
      }
      statement.executeUpdate("INSERT INTO agon_schema (version) VALUES (" + (next + 1) + ")");
    }
  }

  private static int version(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      try (ResultSet tables = connection.getMetaData().getTables(null, null, "agon_schema", null)) {
        if (!tables.next()) {
          statement.executeUpdate("CREATE TABLE agon_schema (version INTEGER NOT NULL)");
          return 0;
        }
      }
      try (ResultSet newest =
          statement.executeQuery("SELECT coalesce(max(version), 0) FROM agon_schema")) {
        newest.next();
        return newest.getInt(1);
      }
    }
  }
}
