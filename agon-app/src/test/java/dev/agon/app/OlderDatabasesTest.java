package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.chain.ArenaState;
import dev.agon.chain.ChainStatus;
import dev.agon.run.EventRunner;
import dev.agon.run.StoredResults;
import dev.agon.store.Store;
import dev.agon.verify.EventVerifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Databases that the Agon of each older version wrote, with the state folder of their arena. Event
 * 1 is finished, event 2 is the same event, stopped after match 5.
 */
final class OlderDatabasesTest {
  private static final Path DATABASES = Path.of("src/test/resources/dev/agon/app/databases");
  private static final String DIGEST =
      "423d7d52244ee04ee35bbd508af522608829f37956921cb174ec16efc56dfec8";

  @TempDir private Path folder;

  /** No Agon wrote version 8 alone: it is version 7 with the table of games. */
  private Store open(int version) throws IOException, SQLException {
    Path original = DATABASES.resolve("version-" + (version == 8 ? 7 : version));
    execute(Files.readString(original.resolve("agon.sql")));
    if (version == 8) {
      execute(
          "CREATE TABLE games (id BIGINT PRIMARY KEY, started TEXT NOT NULL, setup TEXT NOT NULL,"
              + " progress TEXT NOT NULL, record TEXT NOT NULL) WITHOUT ROWID;"
              + " UPDATE agon_schema SET version = 8");
    }
    Path state = folder.resolve("state");
    try (Stream<Path> files = Files.walk(original.resolve("state"))) {
      for (Path file : files.toList()) {
        Files.copy(file, state.resolve(original.resolve("state").relativize(file).toString()));
      }
    }
    Files.setPosixFilePermissions(
        state.resolve("key"), PosixFilePermissions.fromString("rw-------"));
    return Store.open(database(), new ArenaState(state));
  }

  private String database() {
    return folder.resolve("agon.db").toString();
  }

  private void execute(String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database());
        Statement statement = connection.createStatement()) {
      statement.executeUpdate(sql);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {7, 8, 9, 10})
  void aFinishedEventIsVerifiedByTheRulesOfItsVersion(int version) throws Exception {
    try (Store store = open(version)) {
      assertThat(store.check(1)).isInstanceOf(ChainStatus.Intact.class);
      EventVerifier.Verified verified = EventVerifier.verify(store, store.event(1).orElseThrow());
      assertThat(verified.digest()).isEqualTo(DIGEST);
      assertThat(verified.replayed()).isEqualTo(12);
      assertThat(StoredResults.of(store, store.event(1).orElseThrow()).standings().digest())
          .isEqualTo(DIGEST);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {7, 8, 9, 10})
  void anUnfinishedEventIsResumedToTheSameDigest(int version) throws Exception {
    try (Store store = open(version)) {
      assertThat(store.check(2)).isInstanceOf(ChainStatus.Intact.class);
      assertThat(StoredResults.of(store, store.event(2).orElseThrow()).matches()).isEqualTo(5);
      EventRunner runner = EventRunner.builder().store(store).threads(1).build();
      assertThat(runner.resume(store.event(2).orElseThrow()).orElseThrow().standings().digest())
          .isEqualTo(DIGEST);
      assertThat(store.check(2)).isInstanceOf(ChainStatus.Intact.class);
      assertThat(EventVerifier.verify(store, store.event(2).orElseThrow()).replayed())
          .isEqualTo(12);
      assertThat(store.hasWebTables()).isTrue();
      assertThat(store.workers(2)).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {7, 8, 9, 10})
  void aChangeIsFoundAfterTheMigration(int version) throws Exception {
    try (Store store = open(version)) {
      execute("UPDATE results SET lines = replace(lines, '0,1 1,2', '0,1 2,1')");
      ChainStatus found = new ChainStatus.Broken("match 1 does not fit its hash");
      assertThat(List.of(store.check(1), store.check(2))).containsOnly(found);
    }
  }
}
