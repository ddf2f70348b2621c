package dev.agon.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.sql.Connection;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

final class PostgresStoreTest extends StoreContract {
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

  private static void assertRefused(String address, String message) {
    assertThatExceptionOfType(StoreProblem.class)
        .isThrownBy(() -> Store.open(address))
        .withMessage(message);
  }

  @Test
  void aWrongPasswordIsReportedInOneLine() {
    SERVER.execute("CREATE ROLE ann LOGIN PASSWORD 'se cret:@/ü'");
    SERVER.execute("ALTER DATABASE " + database.replaceAll(".*/", "") + " OWNER TO ann");
    String host = "localhost:" + SERVER.port() + database.substring(database.lastIndexOf('/'));
    String why = ": the server does not let this user in with this password";
    String where = "postgresql://ann@" + host;
    assertRefused("postgresql://ann:guessed@" + host, "cannot open " + where + why);
    assertRefused(where, "cannot open " + where + why);
    Store.open("postgres://ann:se%20cret%3A%40%2F%C3%BC@" + host).close();
    assertThat(Store.openExisting(database)).isPresent().get().satisfies(Store::close);
  }

  @Test
  void aMissingServerOrDatabaseIsReportedInOneLine() {
    String nowhere = SERVER.address("postgres", "nowhere");
    assertRefused(
        nowhere,
        "cannot open " + nowhere + ": the server has no such database; createdb makes one");
    String silent = "postgresql://postgres@localhost:1/agon";
    assertRefused(silent, "cannot open " + silent + ": no PostgreSQL server answers there");
    for (String address : new String[] {"postgresql://", "postgresql:///agon"}) {
      assertRefused(
          address,
          "not the address of a database: %s; it is like postgresql://user@host/name"
              .formatted(address));
    }
    assertRefused(
        "postgresql://ann:secret@ho st/agon",
        "not the address of a database: postgresql://ann@ho st/agon;"
            + " it is like postgresql://user@host/name");
  }
}
