package dev.agon.store;

import dev.agon.game.ForfeitReason;
import dev.agon.match.Fault;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** Goes through the faults of an event beside its matches. */
final class StoredFaults implements AutoCloseable {
  private static final int ROWS_AT_ONCE = 1_000;

  private final ResultSet rows;

  /** The match of the fault that comes next; none has this number when no fault does. */
  private long number;

  StoredFaults(Connection connection, long event) throws SQLException {
    PreparedStatement statement =
        connection.prepareStatement(
            "SELECT number, seat, reason, detail, step, stderr FROM faults WHERE event = ?"
                + " ORDER BY number, step, seat");
    statement.closeOnCompletion();
    statement.setFetchSize(ROWS_AT_ONCE);
    statement.setLong(1, event);
    rows = statement.executeQuery();
    advance();
  }

  private void advance() throws SQLException {
    number = rows.next() ? rows.getLong(1) : Long.MAX_VALUE;
  }

  /**
   * Those of a match, in the order in which they happened; every match is asked for in its turn.
   */
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
        .orElseThrow(() -> new IllegalStateException("unknown reason of a forfeit: " + id));
  }

  @Override
  public void close() throws SQLException {
    rows.close();
  }
}
