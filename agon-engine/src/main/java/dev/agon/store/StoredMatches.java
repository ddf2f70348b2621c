package dev.agon.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads the matches of an event, from the first or a later one on. Must be closed, because an open
 * reader keeps the database from emptying its write-ahead log.
 */
public final class StoredMatches implements AutoCloseable {
  private static final int SHEETS_AT_ONCE = 16;

  private final Database database;
  private final Connection connection;
  private final long event;
  private final long from;
  private @Nullable ResultSet sheets;
  private @Nullable StoredFaults faults;
  private MatchLine.Reader lines = new MatchLine.Reader("");
  private long number;

  StoredMatches(Database database, Connection connection, long event, long from) {
    this.database = database;
    this.connection = connection;
    this.event = event;
    this.from = from;
  }

  /** The next match, if there is one. */
  public Optional<StoredMatch> next() {
    try {
      if (sheets == null) {
        sheets = select();
      }
      if (faults == null) {
        faults = new StoredFaults(connection, event, from);
      }
      while (true) {
        if (!lines.hasNext()) {
          if (sheets.isClosed() || !sheets.next()) {
            return Optional.empty();
          }
          number = sheets.getLong(1);
          lines = new MatchLine.Reader(sheets.getString(2));
        }
        StoredMatch match = lines.next(number, faults.of(number));
        number++;
        if (match.number() >= from) {
          return Optional.of(match);
        }
      }
    } catch (SQLException e) {
      throw database.problem("cannot read", e);
    } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
      throw new StoreProblem(
          "cannot read %s: match %d of event %d is damaged"
              .formatted(database.where(), number, event),
          e);
    }
  }

  private ResultSet select() throws SQLException {
    PreparedStatement statement =
        connection.prepareStatement(
            "SELECT first, lines FROM results WHERE event = ? AND last >= ? ORDER BY first");
    statement.closeOnCompletion();
    statement.setFetchSize(SHEETS_AT_ONCE);
    statement.setLong(1, event);
    statement.setLong(2, from);
    return statement.executeQuery();
  }

  @Override
  public void close() {
    try {
      if (sheets != null && faults != null) {
        sheets.close();
        faults.close();
        connection.commit();
      }
    } catch (SQLException e) {
      throw database.problem("cannot read", e);
    }
  }
}
