package dev.agon.store;

import dev.agon.execute.WorkerTotals;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/** The rows of an event's workers. They decide nothing, and no hash covers them. */
final class ClusterWorkers {
  private ClusterWorkers() {}

  /** The workers of an event, sorted by their names. */
  static List<WorkerTotals> read(Connection connection, long event) throws SQLException {
    return Sql.query(
        connection,
        "SELECT name, matches, faults, slowest_nanos FROM workers WHERE event = ? ORDER BY name",
        row -> new WorkerTotals(row.getString(1), row.getLong(2), row.getLong(3), row.getLong(4)),
        event);
  }

  static void replace(Connection alone, long event, List<WorkerTotals> workers)
      throws SQLException {
    Sql.update(alone, "DELETE FROM workers WHERE event = ?", event);
    for (WorkerTotals worker : workers) {
      Sql.update(
          alone,
          "INSERT INTO workers (event, name, matches, faults, slowest_nanos) VALUES (?, ?, ?, ?,"
              + " ?)",
          event,
          worker.name(),
          worker.matches(),
          worker.faults(),
          worker.slowestNanos());
    }
  }
}
