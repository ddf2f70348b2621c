package dev.agon.store;

import dev.agon.game.ForfeitReason;
import dev.agon.result.Fault;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** Reads the faults of an event while its matches are read. */
final class StoredFaults implements AutoCloseable {
  private static final int ROWS_AT_ONCE = 1_000;

  private final ResultSet rows;

  /** The match of the next fault; {@code Long.MAX_VALUE} after the last. */
  private long number;

  StoredFaults(Connection connection, long event, long from) throws SQLException {
    PreparedStatement statement =
        connection.prepareStatement(
            "SELECT number, seat, reason, detail, step, stderr FROM faults WHERE event = ?"
                + " AND number >= ? ORDER BY number, step, seat");
    statement.closeOnCompletion();
    statement.setFetchSize(ROWS_AT_ONCE);
    statement.setLong(1, event);
    statement.setLong(2, from);
    rows = statement.executeQuery();
    advance();
  }

  private void advance() throws SQLException {
    number = rows.next() ? rows.getLong(1) : Long.MAX_VALUE;
  }

  /** The faults of a match, in the order in which they happened; called for each match in order. */
  List<Fault> of(long match) throws SQLException {
    if (number != match) {
      return List.of();
    }
    List<Fault> faults = new ArrayList<>();
    while (number == match) {
      faults.add(
          new Fault(
              rows.getInt(2),
              reason(rows.getString(3)),
              rows.getString(4),
              rows.getInt(5),
              rows.getString(6)));
      advance();
    }
    return faults;
  }

  private static ForfeitReason reason(String id) {
    return ForfeitReason.ofId(id)
        .orElseThrow(() -> new IllegalStateException("unknown reason for a forfeit: " + id));
  }

  @Override
  public void close() throws SQLException {
    rows.close();
  }
}
