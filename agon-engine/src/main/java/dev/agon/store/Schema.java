package dev.agon.store;

import dev.agon.chain.ArenaState;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;

/** The tables of the store. */
final class Schema {
  /** Changes with the tables and with the format of their content. */
  private static final int VERSION = 11;

  /** Databases of older versions are refused. */
  private static final int OLDEST = 7;

  /** The first version with all tables of games and premieres. */
  static final int WITH_WEB_TABLES = 9;

  /** The first version with the table of workers. */
  static final int WITH_WORKERS = 10;

  /** The first version with the results that are kept beside the matches. */
  static final int WITH_KEPT_RESULTS = 11;

  private static final String GAMES =
      """
      CREATE TABLE games (
        id BIGINT PRIMARY KEY,
        started TEXT NOT NULL,
        setup TEXT NOT NULL,
        progress TEXT NOT NULL,
        record TEXT NOT NULL)
      """;

  private static final String PREMIERES =
      """
      CREATE TABLE premieres (
        event BIGINT PRIMARY KEY,
        revealed BIGINT NOT NULL)
      """;

  private static final String WORKERS =
      """
      CREATE TABLE workers (
        event BIGINT NOT NULL,
        name TEXT NOT NULL,
        matches BIGINT NOT NULL,
        faults BIGINT NOT NULL,
        slowest_nanos BIGINT NOT NULL,
        PRIMARY KEY (event, name))
      """;

  private static final String KEPT_RESULTS =
      """
      CREATE TABLE kept_results (
        event BIGINT PRIMARY KEY,
        result TEXT NOT NULL,
        hash TEXT NOT NULL)
      """;

  /** The tables that came after the oldest version, by the version that brought them. */
  private static final Map<Integer, List<String>> ADDED =
      Map.of(
          8,
          List.of(GAMES),
          WITH_WEB_TABLES,
          List.of(PREMIERES),
          WITH_WORKERS,
          List.of(WORKERS),
          WITH_KEPT_RESULTS,
          List.of(KEPT_RESULTS));

  private static final List<String> TABLES =
      List.of(
          """
          CREATE TABLE events (
            id BIGINT PRIMARY KEY,
            event TEXT NOT NULL,
            test TEXT NOT NULL,
            commitment TEXT NOT NULL,
            started TEXT NOT NULL,
            digest TEXT NOT NULL,
            origin TEXT NOT NULL,
            chain TEXT NOT NULL,
            key_id TEXT NOT NULL,
            hash TEXT NOT NULL,
            end_hash TEXT NOT NULL,
            dropped TEXT NOT NULL)
          """,
          // Consecutive matches are lines of one row; one row per match was much slower.
          """
          CREATE TABLE results (
            event BIGINT NOT NULL,
            first BIGINT NOT NULL,
            last BIGINT NOT NULL,
            lines TEXT NOT NULL,
            marks TEXT NOT NULL,
            records TEXT NOT NULL,
            hash TEXT NOT NULL,
            PRIMARY KEY (event, first))
          """,
          """
          CREATE TABLE faults (
            event BIGINT NOT NULL,
            number BIGINT NOT NULL,
            seat INTEGER NOT NULL,
            reason TEXT NOT NULL,
            detail TEXT NOT NULL,
            step INTEGER NOT NULL,
            stderr TEXT NOT NULL,
            PRIMARY KEY (event, number, seat))
          """,
          """
          CREATE TABLE records (
            event BIGINT NOT NULL,
            number BIGINT NOT NULL,
            json TEXT NOT NULL,
            hash TEXT NOT NULL,
            PRIMARY KEY (event, number))
          """,
          GAMES,
          PREMIERES,
          WORKERS,
          KEPT_RESULTS);

  private Schema() {}

  /**
   * Creates the tables in a new database, and adds what an older one lacks; one that cannot be
   * written is read as it is. Refuses a database of a newer version, or of one that is too old.
   */
  static void prepare(Database database, Connection reading) {
    try {
      int version = version(reading);
      reading.commit();
      if (version == 0) {
        database.checkWritable();
        create(database);
      } else {
        check(database, version);
        if (version < VERSION && !database.readOnly()) {
          migrate(database);
        }
      }
    } catch (SQLException e) {
      throw database.problem("cannot read", e);
    }
  }

  /** Brings an older database to this version, in an exclusive transaction. */
  private static void migrate(Database database) {
    try (Connection alone = database.connectAlone();
        Statement statement = alone.createStatement()) {
      for (int next = version(alone) + 1; next <= VERSION; next++) {
        for (String table : ADDED.getOrDefault(next, List.of())) {
          statement.executeUpdate(ddl(database, table));
        }
      }
      statement.executeUpdate("UPDATE agon_schema SET version = " + VERSION);
      alone.commit();
    } catch (SQLException e) {
      throw database.problem("cannot add tables to", e);
    }
  }

  private static String ddl(Database database, String table) {
    return database.isFile() ? table.strip() + " WITHOUT ROWID" : table;
  }

  private static void check(Database database, int version) {
    if (version < OLDEST || version > VERSION) {
      throw new StoreProblem(
          ("%s was written by %s Agon: its tables have version %d, this Agon needs %d; use that"
                  + " Agon for it, or name another database with --db")
              .formatted(
                  database.where(), version > VERSION ? "a newer" : "an older", version, VERSION));
    }
  }

  /** Creates the tables in an exclusive transaction, since several programs may try it at once. */
  private static void create(Database database) {
    try (Connection alone = database.connectAlone()) {
      int version = version(alone);
      if (version == 0) {
        create(database, alone);
      } else {
        check(database, version);
      }
      alone.commit();
    } catch (SQLException e) {
      throw database.problem("cannot create the tables in", e);
    }
  }

  private static void create(Database database, Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.executeUpdate(
          "CREATE TABLE agon_schema (version INTEGER NOT NULL, name TEXT NOT NULL)");
      for (String table : TABLES) {
        statement.executeUpdate(ddl(database, table));
      }
      statement.executeUpdate(
          "INSERT INTO agon_schema (version, name) VALUES (%d, '%s')"
              .formatted(VERSION, ArenaState.randomName()));
    }
  }

  /** The random name that was given to the database when its tables were created. */
  static String name(Connection connection) throws SQLException {
    return Sql.first(connection, "SELECT name FROM agon_schema", row -> row.getString(1))
        .orElse("");
  }

  /** Whether the database has the tables of a version; one that cannot be written may lack them. */
  static boolean isSince(int first, Connection connection) throws SQLException {
    return version(connection) >= first;
  }

  /** The version of the tables; 0 if there are none. */
  private static int version(Connection connection) throws SQLException {
    try (ResultSet tables =
        connection.getMetaData().getTables(null, connection.getSchema(), "agon_schema", null)) {
      if (!tables.next()) {
        return 0;
      }
    }
    return (int) Sql.number(connection, "SELECT max(version) FROM agon_schema");
  }
}
