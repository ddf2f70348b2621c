package dev.agon.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.junit.jupiter.api.io.TempDir;

final class SqliteChainTest extends ChainContract {
  @TempDir private Path folder;

  @Override
  protected String database() {
    return folder.resolve("agon.db").toString();
  }

  @Override
  protected Connection connect() throws SQLException {
    return DriverManager.getConnection("jdbc:sqlite:" + database());
  }
}
