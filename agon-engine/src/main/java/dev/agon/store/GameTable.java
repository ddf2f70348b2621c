package dev.agon.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The games that people play. They belong to no event, and no hashes are kept over them: a game can
 * be taken back, and counts for nothing.
 */
public final class GameTable {
  private static final String ALL = "SELECT id, started, setup, progress, record FROM games ";

  private final StoreConnection database;

  GameTable(StoreConnection database) {
    this.database = database;
  }

  /** Stores a new game, which gets the next number. */
  public long begin(Instant started, String setup, String progress) {
    return database.writing(
        connection -> {
          long id = Sql.number(connection, "SELECT coalesce(max(id), 0) + 1 FROM games");
          Sql.update(
              connection,
              "INSERT INTO games (id, started, setup, progress, record) VALUES (?, ?, ?, ?, '')",
              id,
              started.toString(),
              setup,
              progress);
          return id;
        });
  }

  /** Stores the answers so far. */
  public void save(long id, String progress) {
    finish(id, progress, "");
  }

  public void finish(long id, String progress, String record) {
    String update = "UPDATE games SET progress = ?, record = ? WHERE id = ?";
    if (database.writing(alone -> Sql.update(alone, update, progress, record, id)) != 1) {
      throw new IllegalStateException("there is no game " + id);
    }
  }

  public Optional<StoredGame> game(long id) {
    return select("WHERE id = ?", id).stream().findFirst();
  }

  /** The games that are not over, the oldest first. */
  public List<StoredGame> unfinished() {
    return select("WHERE record = '' ORDER BY id");
  }

  /** The latest games that are over, the last first. */
  public List<StoredGame> finished(int most) {
    return select("WHERE record <> '' ORDER BY id DESC LIMIT ?", most);
  }

  private List<StoredGame> select(String which, Object... parameters) {
    return database.reading(
        reading -> Sql.query(reading, ALL + which, GameTable::game, parameters));
  }

  private static StoredGame game(ResultSet row) throws SQLException {
    String record = row.getString(5);
    return new StoredGame(
        row.getLong(1),
        Instant.parse(row.getString(2)),
        row.getString(3),
        row.getString(4),
        record.isEmpty() ? Optional.empty() : Optional.of(record));
  }
}
