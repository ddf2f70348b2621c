package dev.agon.store;

import java.sql.Connection;
import org.junit.jupiter.api.AfterAll;

final class PostgresChainTest extends ChainContract {
  private static final PostgresServer SERVER = PostgresServer.start();

  private final String database = SERVER.newDatabase();

  @AfterAll
  static void stop() {
    SERVER.close();
  }

  @Override
  protected String database() {
    return database;
  }

  @Override
  protected Connection connect() {
    return SERVER.connect(database);
  }
}
