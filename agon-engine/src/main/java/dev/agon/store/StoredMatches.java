package dev.agon.store;

import dev.agon.game.Reason;
import dev.agon.match.Fault;
import dev.agon.match.Result;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Goes through the matches of an event, from the first on. Close it when no more are wanted: a
 * reader that stays keeps the database from taking in its log.
 */
public final class StoredMatches implements AutoCloseable {
  private static final int ROWS_AT_ONCE = 10_000;

  private final Database database;
  private final Connection connection;
  private final long event;
  private final Map<Long, List<Fault>> faults = new HashMap<>();
  private @Nullable ResultSet rows;

  StoredMatches(Database database, Connection connection, long event) {
    this.database = database;
    this.connection = connection;
    this.event = event;
  }

  private ResultSet rows() throws SQLException {
    if (rows == null) {
      readFaults();
      PreparedStatement statement =
          connection.prepareStatement(
              "SELECT number, seats, places, points, steps, times FROM matches WHERE event = ?"
                  + " ORDER BY number");
      statement.closeOnCompletion();
      statement.setFetchSize(ROWS_AT_ONCE);
      statement.setLong(1, event);
      rows = statement.executeQuery();
    }
    return rows;
  }

  private void readFaults() throws SQLException {
    try (PreparedStatement select =
        connection.prepareStatement(
            "SELECT number, seat, reason, detail, step, stderr FROM faults WHERE event = ?"
                + " ORDER BY number, step, seat")) {
      select.setLong(1, event);
      try (ResultSet fault = select.executeQuery()) {
        while (fault.next()) {
          faults
              .computeIfAbsent(fault.getLong(1), _ -> new ArrayList<>())
              .add(
                  new Fault(
                      fault.getInt(2),
                      Reason.valueOf(fault.getString(3)),
                      fault.getString(4),
                      fault.getInt(5),
                      fault.getString(6)));
        }
      }
    }
  }

  /** The next one, if there is one. */
  public Optional<StoredMatch> next() {
    try {
      ResultSet row = rows();
      if (row.isClosed() || !row.next()) {
        return Optional.empty();
      }
      long number = row.getLong(1);
      Result result =
          new Result(
              MatchLine.outcome(row.getString(3), row.getString(4)),
              faults.getOrDefault(number, List.of()),
              row.getInt(5),
              MatchLine.times(row.getString(6)));
      return Optional.of(new StoredMatch(number, MatchLine.seats(row.getString(2)), result));
    } catch (SQLException e) {
      throw database.problem("cannot read", e);
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
