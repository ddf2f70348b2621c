package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of two bots that are stored, stopped and resumed like events. */
final class StoredSprtTest {
  private static final long GAMES = 266;

  @TempDir private Path folder;

  private String database = "";
  private Cli whole = new Cli(0, "", "");

  @BeforeEach
  void playATest() {
    database = folder.resolve("tests.db").toString();
    whole =
        agon(
            "sprt",
            "--game",
            "botstack",
            "--bots",
            "Oracle,Tactician",
            "--elo1",
            "10",
            "--seed",
            "1");
  }

  private Cli agon(String... arguments) {
    List<String> all = new ArrayList<>(List.of(arguments));
    all.addAll(List.of("--db", database));
    return Cli.agon(all.toArray(String[]::new));
  }

  @Test
  void aTestIsStoredAndCanBeShownAgain() {
    assertThat(whole.code()).isZero();
    assertThat(whole.out()).contains("\n" + GAMES + " games: ");
    assertThat(whole.err())
        .isEqualTo(
            """
            test 1 is stored; next:
              agon standings 1 --db %1$s
              agon matches 1 --db %1$s
            """
                .formatted(database));
    assertThat(agon("standings", "1").out()).isEqualTo(whole.out());
    assertThat(agon("events").out())
        .containsPattern("1 +266 +finished +\\S+ +botstack +sprt: Oracle against ");
    assertThat(agon("matches", "1").out()).hasLineCount((int) GAMES);
    assertThat(agon("export", "1").out()).hasLineCount(1 + 2 * (int) GAMES);
    assertThat(agon("replay", "1/266").code()).isZero();
  }

  /** In the middle of a pair, after a pair, before the first and after the last game. */
  @ParameterizedTest
  @ValueSource(longs = {0, 1, 2, 117, 265, 266})
  void aResumedTestGivesTheSameBytes(long games) {
    long id = Stopped.after(database, games);
    Cli resumed = agon("resume", Long.toString(id));
    assertThat(resumed.out()).isEqualTo(whole.out());
    assertThat(resumed.code()).isZero();
    assertThat(agon("standings", Long.toString(id)).out()).isEqualTo(whole.out());
    assertThat(agon("resume", Long.toString(id)).err())
        .isEqualTo(
            "agon: event 2 is finished; agon standings 2 --db %s shows it%n".formatted(database));
  }

  @Test
  void anUnfinishedTestShowsItsGamesSoFar() {
    long id = Stopped.after(database, 101);
    assertThat(agon("standings", Long.toString(id)).out())
        .startsWith(
            "Oracle against Tactician at botstack, seed 1: not finished, 101 games so far; about ")
        .contains(" more are expected\n\n101 games: ", "\n50 pairs ", "\nLLR ")
        .doesNotContain("digest", "accepted");
    assertThat(agon("matches", Long.toString(id)).out()).hasLineCount(101);
  }

  /** The answer is another one if the test was changed after its end. */
  @ParameterizedTest
  @ValueSource(strings = {"standings", "matches", "export"})
  void theDigestIsChecked(String command) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
        Statement statement = connection.createStatement()) {
      statement.executeUpdate("UPDATE events SET digest = 'other'");
    }
    Cli cli = agon(command, "1");
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err())
        .startsWith("agon: event 1 was changed outside Agon: its digest does not fit its hash; ")
        .hasLineCount(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "report 1 | 1 is a test of two bots (agon sprt) and has no report; agon standings 1 --db",
        "standings 1 --output csv | --output must be one of json, table, not 'csv'",
      })
  void whatATestDoesNotHaveIsRefusedInOneLine(String line, String message) {
    Cli cli = agon(line.split(" "));
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.err()).startsWith("agon: " + message).hasLineCount(1);
  }
}
