package dev.agon.store.web;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The games that people play. They belong to no event, and no hashes are kept over them: a game can
 * be taken back, and counts for nothing.
 */
public final class GameTable {
  private static final String ALL = "SELECT id, started, setup, progress, record FROM games ";

  private final StoreTransactions database;

  public GameTable(StoreTransactions database) {
    this.database = database;
  }

  /** Stores a new game, which gets the next number. */
  public long begin(Instant started, String setup, String progress) {
    return database.writing(
        connection -> {
          long id = nextId(connection);
          try (PreparedStatement statement =
              connection.prepareStatement(
                  "INSERT INTO games (id, started, setup, progress, record)"
                      + " VALUES (?, ?, ?, ?, '')")) {
            statement.setLong(1, id);
            statement.setString(2, started.toString());
            statement.setString(3, setup);
            statement.setString(4, progress);
            statement.executeUpdate();
          }
          return id;
        });
  }

  private static long nextId(Connection connection) throws SQLException {
    try (PreparedStatement statement =
            connection.prepareStatement("SELECT coalesce(max(id), 0) + 1 FROM games");
        ResultSet row = statement.executeQuery()) {
      row.next();
      return row.getLong(1);
    }
  }

  /** Stores the answers so far. */
  public void save(long id, String progress) {
    update(id, progress, "");
  }

  /** Stores the end of a game. */
  public void finish(long id, String progress, String record) {
    update(id, progress, record);
  }

  private void update(long id, String progress, String record) {
    int changed =
        database.writing(
            connection -> {
              try (PreparedStatement statement =
                  connection.prepareStatement(
                      "UPDATE games SET progress = ?, record = ? WHERE id = ?")) {
                statement.setString(1, progress);
                statement.setString(2, record);
                statement.setLong(3, id);
                return statement.executeUpdate();
              }
            });
    if (changed != 1) {
      throw new IllegalStateException("there is no game " + id);
    }
  }

  public Optional<StoredGame> game(long id) {
    return database
        .reading(
            connection -> {
              try (PreparedStatement statement =
                  connection.prepareStatement(ALL + "WHERE id = ?")) {
                statement.setLong(1, id);
                return games(statement);
              }
            })
        .stream()
        .findFirst();
  }

  /** The games that are not over, the oldest first. */
  public List<StoredGame> unfinished() {
    return database.reading(
        connection -> {
          try (PreparedStatement statement =
              connection.prepareStatement(ALL + "WHERE record = '' ORDER BY id")) {
            return games(statement);
          }
        });
  }

  /** The latest games that are over, the last first. */
  public List<StoredGame> finished(int most) {
    return database.reading(
        connection -> {
          try (PreparedStatement statement =
              connection.prepareStatement(ALL + "WHERE record <> '' ORDER BY id DESC LIMIT ?")) {
            statement.setInt(1, most);
            return games(statement);
          }
        });
  }

  private static List<StoredGame> games(PreparedStatement statement) throws SQLException {
    try (ResultSet rows = statement.executeQuery()) {
      List<StoredGame> games = new ArrayList<>();
      while (rows.next()) {
        String record = rows.getString(5);
        games.add(
            new StoredGame(
                rows.getLong(1),
                Instant.parse(rows.getString(2)),
                rows.getString(3),
                rows.getString(4),
                record.isEmpty() ? Optional.empty() : Optional.of(record)));
      }
      return games;
    }
  }
}
