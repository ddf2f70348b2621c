package dev.agon.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Runs statements whose parameters are numbers and texts. */
public final class Sql {
  private Sql() {}

  @FunctionalInterface
  public interface RowMapper<T> {
    T read(ResultSet row) throws SQLException;
  }

  public static <T> List<T> query(
      Connection connection, String sql, RowMapper<T> mapper, Object... parameters)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      set(statement, parameters);
      try (ResultSet rows = statement.executeQuery()) {
        List<T> all = new ArrayList<>();
        while (rows.next()) {
          all.add(mapper.read(rows));
        }
        return all;
      }
    }
  }

  public static <T> Optional<T> first(
      Connection connection, String sql, RowMapper<T> mapper, Object... parameters)
      throws SQLException {
    return query(connection, sql, mapper, parameters).stream().findFirst();
  }

  /** The number in the only row. */
  public static long number(Connection connection, String sql, Object... parameters)
      throws SQLException {
    return query(connection, sql, row -> row.getLong(1), parameters).getFirst();
  }

  /** Changes rows, and returns how many. */
  public static int update(Connection connection, String sql, Object... parameters)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      set(statement, parameters);
      return statement.executeUpdate();
    }
  }

  /** Rows that are read so many at a time; closing them closes the statement. */
  static ResultSet open(Connection connection, String sql, int atOnce, Object... parameters)
      throws SQLException {
    PreparedStatement statement = connection.prepareStatement(sql);
    statement.closeOnCompletion();
    statement.setFetchSize(atOnce);
    set(statement, parameters);
    return statement.executeQuery();
  }

  static void set(PreparedStatement statement, Object... parameters) throws SQLException {
    for (int i = 0; i < parameters.length; i++) {
      statement.setObject(i + 1, parameters[i]);
    }
  }
}
