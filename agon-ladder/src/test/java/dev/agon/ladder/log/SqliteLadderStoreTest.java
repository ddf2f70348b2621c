package dev.agon.ladder.log;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;

final class SqliteLadderStoreTest extends LadderStoreContract {
  @Override
  String where() {
    return folder.resolve("agon.db").toString();
  }

  @Override
  Connection connect(String where) throws SQLException {
    return DriverManager.getConnection("jdbc:sqlite:" + where);
  }
}
