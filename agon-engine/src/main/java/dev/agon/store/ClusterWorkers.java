package dev.agon.store;

import dev.agon.execute.WorkerTotals;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** The rows of an event's workers. They decide nothing, and no hash covers them. */
public final class ClusterWorkers {
  private ClusterWorkers() {}

  /** The workers of an event, sorted by their names. */
  public static List<WorkerTotals> read(Connection connection, long event) throws SQLException {
    try (PreparedStatement statement =
        connection.prepareStatement(
            "SELECT name, matches, faults, slowest_nanos FROM workers WHERE event = ?"
                + " ORDER BY name")) {
      statement.setLong(1, event);
      try (ResultSet rows = statement.executeQuery()) {
        List<WorkerTotals> workers = new ArrayList<>();
        while (rows.next()) {
          workers.add(
              new WorkerTotals(
                  rows.getString(1), rows.getLong(2), rows.getLong(3), rows.getLong(4)));
        }
        return workers;
      }
    }
  }

  /** Replaces all rows of the event by these. */
  public static void replace(Connection connection, long event, List<WorkerTotals> workers)
      throws SQLException {
    try (PreparedStatement delete =
            connection.prepareStatement("DELETE FROM workers WHERE event = ?");
        PreparedStatement insert =
            connection.prepareStatement(
                "INSERT INTO workers (event, name, matches, faults, slowest_nanos)"
                    + " VALUES (?, ?, ?, ?, ?)")) {
      delete.setLong(1, event);
      delete.executeUpdate();
      for (WorkerTotals worker : workers) {
        insert.setLong(1, event);
        insert.setString(2, worker.name());
        insert.setLong(3, worker.matches());
        insert.setLong(4, worker.faults());
        insert.setLong(5, worker.slowestNanos());
        insert.executeUpdate();
      }
    }
  }
}
