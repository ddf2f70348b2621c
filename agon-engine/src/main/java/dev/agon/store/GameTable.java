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

  /** Stands for the record of a game that ended without a result. */
  private static final String NO_RESULT = "-";

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

  /** Stores that a game is over without a result, and is not to be continued. */
  public void end(long id, String progress) {
    finish(id, progress, NO_RESULT);
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

  /** Stores another setup of a game, in which somebody has a name now. */
  public void rename(long id, String setup) {
    String update = "UPDATE games SET setup = ? WHERE id = ?";
    int _ = database.writing(alone -> Sql.update(alone, update, setup, id));
  }

  /** Deletes a game; false if there is none of that number. */
  public boolean delete(long id) {
    return database.writing(alone -> Sql.update(alone, "DELETE FROM games WHERE id = ?", id)) == 1;
  }

  /** Deletes all games that are over but those with the last numbers. */
  public void keepLast(int most) {
    int _ =
        database.writing(
            alone ->
                Sql.update(
                    alone,
                    "DELETE FROM games WHERE record <> ''"
                        + " AND id <= (SELECT max(id) FROM games) - ?",
                    most));
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
        record.isEmpty() || record.equals(NO_RESULT) ? Optional.empty() : Optional.of(record));
  }
}
