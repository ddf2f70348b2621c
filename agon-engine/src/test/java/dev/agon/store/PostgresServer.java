package dev.agon.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;

/** A real PostgreSQL server on this machine; closing it deletes its files. */
public final class PostgresServer implements AutoCloseable {
  private static final Duration STARTUP_TIMEOUT = Duration.ofMinutes(2);

  /** The owner needs no password, everybody else does. */
  private static final String ACCESS_RULES =
      """
      host all postgres localhost trust
      host all all localhost scram-sha-256
      """;

  private final EmbeddedPostgres server;
  private int databases;

  private PostgresServer() throws IOException {
    Path rules = Files.createTempFile("agon-postgres", ".conf");
    try {
      Files.writeString(rules, ACCESS_RULES);
      server =
          EmbeddedPostgres.builder()
              .setPGStartupWait(STARTUP_TIMEOUT)
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

  /** A connection of the owner to the database with this address. */
  public Connection connect(String address) {
    String name = address.substring(address.lastIndexOf('/') + 1);
    try {
      return server.getDatabase("postgres", name).getConnection();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Executes a statement outside of the databases made here. */
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
