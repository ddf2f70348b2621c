package dev.agon.store;

import dev.agon.row.MatchRow;
import dev.agon.row.RowMatches;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads the matches of an event, from the first or a later one on. Must be closed, because an open
 * reader keeps the database from emptying its write-ahead log.
 */
public final class StoredMatches implements AutoCloseable {
  private static final RowMatches EMPTY =
      new RowMatches(new MatchRow(1, 0, "", List.of(), List.of()));

  private final Database database;
  private final Connection connection;
  private final long event;
  private final long from;
  private @Nullable RowReader rows;
  private RowMatches matches = EMPTY;

  StoredMatches(Database database, Connection connection, long event, long from) {
    this.database = database;
    this.connection = connection;
    this.event = event;
    this.from = from;
  }

  public Optional<StoredMatch> next() {
    try {
      if (rows == null) {
        rows = new RowReader(connection, event, from, false);
      }
      while (true) {
        if (!matches.hasNext()) {
          Optional<RowReader.HashedRow> next = rows.next();
          if (next.isEmpty()) {
            return Optional.empty();
          }
          matches = new RowMatches(next.get().row());
        }
        long number = matches.number();
        List<Integer> seats = matches.seats();
        StoredMatch match = new StoredMatch(number, seats, matches.result(seats.size()));
        if (number >= from) {
          return Optional.of(match);
        }
      }
    } catch (SQLException e) {
      throw database.problem("cannot read", e);
    } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
      throw new StoreProblem(
          "cannot read %s: match %d of event %d is damaged"
              .formatted(database.where(), matches.number(), event),
          e);
    }
  }

  @Override
  public void close() {
    try {
      if (rows != null) {
        rows.close();
        connection.commit();
      }
    } catch (SQLException e) {
      throw database.problem("cannot read", e);
    }
  }
}
