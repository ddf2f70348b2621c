package dev.agon.store;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;

/**
 * A database that events are kept in: a file of SQLite, or one on a PostgreSQL server.
 *
 * @param where as its owner names it
 */
record Database(String where, String url, Properties properties) {
  private static final String SERVER = "postgresql://";

  /** How long to wait for others who write into the same file. */
  private static final String PATIENCE_MILLIS = "10000";

  static Database of(String where) {
    return where.startsWith(SERVER) ? server(where) : file(where);
  }

  /**
   * Written ahead into a log that is flushed now and then: a killed process loses nothing that was
   * committed, and a power cut at most the last few matches, which are then played again.
   */
  private static Database file(String where) {
    Properties properties = new Properties();
    properties.setProperty("journal_mode", "WAL");
    properties.setProperty("synchronous", "NORMAL");
    properties.setProperty("busy_timeout", PATIENCE_MILLIS);
    return new Database(where, "jdbc:sqlite:" + where, properties);
  }

  private static Database server(String where) {
    try {
      URI uri = new URI(where);
      Properties properties = new Properties();
      properties.setProperty("reWriteBatchedInserts", "true");
      String user = uri.getUserInfo();
      if (user != null) {
        int colon = user.indexOf(':');
        properties.setProperty("user", colon < 0 ? user : user.substring(0, colon));
        if (colon >= 0) {
          properties.setProperty("password", user.substring(colon + 1));
        }
      }
      String port = uri.getPort() < 0 ? "" : ":" + uri.getPort();
      String query = uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery();
      return new Database(
          withoutPassword(uri),
          "jdbc:" + SERVER + uri.getHost() + port + uri.getRawPath() + query,
          properties);
    } catch (URISyntaxException e) {
      throw new StoreProblem(
          "not the address of a database: " + where + "; it is like postgresql://user@host/name",
          e);
    }
  }

  private static String withoutPassword(URI uri) {
    String user = uri.getUserInfo() == null ? "" : uri.getUserInfo().replaceAll(":.*", "") + "@";
    return SERVER + user + uri.getAuthority().replaceAll("^.*@", "") + uri.getPath();
  }

  boolean isFile() {
    return url.startsWith("jdbc:sqlite:");
  }

  /** Whether there is such a file; of a server nobody knows before asking. */
  boolean mayExist() {
    return !isFile() || Files.exists(Path.of(where));
  }

  Connection connect() {
    try {
      Connection connection = DriverManager.getConnection(url, properties);
      connection.setAutoCommit(false);
      return connection;
    } catch (SQLException e) {
      throw problem("cannot open", e);
    }
  }

  /** What went wrong, in a line. */
  StoreProblem problem(String what, SQLException e) {
    return new StoreProblem("%s %s: %s".formatted(what, where, why(e)), e);
  }

  private static String why(SQLException e) {
    String message = String.valueOf(e.getMessage());
    return switch (e.getErrorCode()) {
      case 5, 6 -> "another program is using it";
      case 8 -> "it may only be read";
      case 13 -> "the disk is full";
      case 14 -> "there is no such folder, or no permission";
      case 26 -> "it is no database";
      default -> message.replaceAll("\\s+", " ");
    };
  }
}
