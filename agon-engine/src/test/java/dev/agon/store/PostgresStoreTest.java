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
    String why = ": the server refuses this user or password";
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
        "cannot open " + nowhere + ": the server has no such database; createdb creates it");
    String silent = "postgresql://postgres@localhost:1/agon";
    assertRefused(
        silent, "cannot open " + silent + ": no PostgreSQL server answers at this address");
    for (String address : new String[] {"postgresql://", "postgresql:///agon"}) {
      assertRefused(
          address,
          "not a database address: %s; an address looks like postgresql://user@host/name"
              .formatted(address));
    }
    assertRefused(
        "postgresql://ann:secret@ho st/agon",
        "not a database address: postgresql://ann@ho st/agon;"
            + " an address looks like postgresql://user@host/name");
  }
}
