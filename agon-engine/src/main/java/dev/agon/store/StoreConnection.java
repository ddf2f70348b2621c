package dev.agon.store;

import java.sql.Connection;
import java.sql.SQLException;

/** Runs transactions in a database: reads on one open connection, each write on its own. */
public final class StoreConnection implements AutoCloseable {
  private final Database database;
  private final Connection connection;

  @FunctionalInterface
  public interface Statements<T> {
    T run(Connection connection) throws SQLException;
  }

  /** Statements without a result. */
  @FunctionalInterface
  public interface Update {
    void run(Connection connection) throws SQLException;
  }

  /** Connects, and creates the tables if there are none. */
  public StoreConnection(Database database) {
    this.database = database;
    this.connection = database.connect();
    try {
      Schema.prepare(database, connection);
    } catch (StoreProblem e) {
      close();
      throw e;
    }
  }

  /** The connection to read, for readers that stay open. */
  public Connection connection() {
    return connection;
  }

  public <T> T reading(Statements<T> statements) {
    try {
      try {
        return statements.run(connection);
      } finally {
        connection.commit();
      }
    } catch (SQLException e) {
      throw database.problem("cannot read", e);
    }
  }

  public <T> T writing(Statements<T> statements) {
    database.checkWritable();
    try (Connection alone = database.connectAlone()) {
      T answer = statements.run(alone);
      alone.commit();
      return answer;
    } catch (SQLException e) {
      throw database.problem("cannot write into", e);
    }
  }

  void write(Update update) {
    boolean _ =
        writing(
            alone -> {
              update.run(alone);
              return true;
            });
  }

  @Override
  public void close() {
    database.close(connection);
  }
}
