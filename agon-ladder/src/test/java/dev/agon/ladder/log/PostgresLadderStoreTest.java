package dev.agon.ladder.log;

import dev.agon.store.PostgresServer;
import java.sql.Connection;
import org.junit.jupiter.api.AfterAll;

final class PostgresLadderStoreTest extends LadderStoreContract {
  private static final PostgresServer SERVER = PostgresServer.start();

  @AfterAll
  static void stop() {
    SERVER.close();
  }

  @Override
  String where() {
    return SERVER.newDatabase();
  }

  @Override
  Connection connect(String where) {
    return SERVER.connect(where);
  }
}
