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

/** Goes through the matches of an event, from the first on. */
public final class StoredMatches implements AutoCloseable {
  private static final int ROWS_AT_ONCE = 10_000;

  private final Database database;
  private final Map<Long, List<Fault>> faults = new HashMap<>();
  private final PreparedStatement statement;
  private final ResultSet rows;

  StoredMatches(Database database, Connection connection, long event) {
    this.database = database;
    try {
      readFaults(connection, event);
      statement =
          connection.prepareStatement(
              "SELECT number, seats, places, points, steps FROM matches WHERE event = ?"
                  + " ORDER BY number");
      statement.setFetchSize(ROWS_AT_ONCE);
      statement.setLong(1, event);
      rows = statement.executeQuery();
    } catch (SQLException e) {
      throw database.problem("cannot read", e);
    }
  }

  private void readFaults(Connection connection, long event) throws SQLException {
    try (PreparedStatement select =
        connection.prepareStatement(
            "SELECT number, seat, reason, detail, step FROM faults WHERE event = ?"
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
                      fault.getInt(5)));
        }
      }
    }
  }

  /** The next one, if there is one. */
  public Optional<StoredMatch> next() {
    try {
      if (!rows.next()) {
        return Optional.empty();
      }
      long number = rows.getLong(1);
      Result result =
          new Result(
              MatchLine.outcome(rows.getString(3), rows.getString(4)),
              faults.getOrDefault(number, List.of()),
              rows.getInt(5));
      return Optional.of(new StoredMatch(number, MatchLine.seats(rows.getString(2)), result));
    } catch (SQLException e) {
      throw database.problem("cannot read", e);
    }
  }

  @Override
  public void close() {
    try {
      statement.close();
    } catch (SQLException e) {
      throw database.problem("cannot read", e);
    }
  }
}
