package dev.agon.testkit;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;

/** A real PostgreSQL server on this machine, which is gone without a trace when it is closed. */
public final class PostgresServer implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  /** Its owner comes in as he is, everybody else with a password. */
  private static final String WHO_COMES_IN =
      """
      host all postgres localhost trust
      host all all localhost scram-sha-256
      """;

  private final EmbeddedPostgres server;
  private int databases;

  private PostgresServer() throws IOException {
    Path rules = Files.createTempFile("agon-postgres", ".conf");
    try {
      Files.writeString(rules, WHO_COMES_IN);
      server =
          EmbeddedPostgres.builder()
              .setPGStartupWait(PATIENCE)
              .setServerConfig("hba_file", rules.toString())
              .start();
    } finally {
      Files.delete(rules);
    }
  }

  public static PostgresServer start() {
    try {
      return new PostgresServer();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public int port() {
    return server.getPort();
  }

  /** Makes an empty database and returns its address. */
  public String newDatabase() {
    String name = "agon" + ++databases;
    execute("CREATE DATABASE " + name);
    return address("postgres", name);
  }

  public String address(String user, String database) {
    return "postgresql://%s@localhost:%d/%s".formatted(user, port(), database);
  }

  /** To look at a database from the outside, by its address. */
  public Connection connect(String address) {
    String name = address.substring(address.lastIndexOf('/') + 1);
    try {
      return server.getDatabase("postgres", name).getConnection();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Does something that is not about one of its databases. */
  public void execute(String sql) {
    try (Connection connection = server.getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    try {
      server.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
