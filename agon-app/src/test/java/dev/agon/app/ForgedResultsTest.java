package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.store.Store;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Results that somebody rewrites in the database. */
final class ForgedResultsTest {
  private static final String EVENT =
      "run --game botstack --bots Random,Tactician --record results --seed 1 --games ";

  @TempDir private Path folder;

  private String database() {
    return folder.resolve("agon.db").toString();
  }

  private Cli agon(String command) {
    return Cli.agon((command + " --db " + database()).split(" "));
  }

  /** The same by a user with other keys. */
  private Cli colleague(String command) throws IOException, InterruptedException {
    return ForkedAgon.colleague(folder, (command + " --db " + database()).split(" "));
  }

  private long matches() {
    return Store.openExisting(database())
        .map(
            store -> {
              try (store) {
                return store.event(1).map(event -> event.matches()).orElse(0L);
              }
            })
        .orElse(0L);
  }

  /** Every game that Random lost becomes one that it won. */
  private void letRandomWin() throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database());
        Statement statement = connection.createStatement()) {
      statement.execute("PRAGMA busy_timeout = 10000");
      String forged =
          "UPDATE results SET lines = replace(replace(lines, '0,1 2,1', '0,1 1,2'),"
              + " '1,0 1,2', '1,0 2,1')";
      assertThat(statement.executeUpdate(forged)).isPositive();
    }
  }

  /** The attack of which it was said: first place, a valid new digest. */
  @Test
  void anEventWhoseRowsWereRewrittenBeforeTheArenaWasKilledIsNotResumed() throws Exception {
    Path err = folder.resolve("err");
    String[] words = (EVENT + "1000000 --db " + database()).split(" ");
    Process arena = ForkedAgon.start(err.toFile(), words);
    Poll.until(() -> matches() > 0 || !arena.isAlive());
    letRandomWin();
    arena.destroyForcibly().waitFor();
    String found = "agon: event 1 was changed outside Agon: match \\d+ does not fit its hash; ";
    Cli resumed = agon("resume 1");
    assertThat(resumed.code()).isEqualTo(2);
    assertThat(resumed.out()).isEmpty();
    assertThat(resumed.err())
        .matches(
            found + "agon resume 1 --trust-stored continues from the stored matches as they are\n");
    for (String command : List.of("standings 1", "matches 1", "export 1", "report 1")) {
      Cli shown = agon(command);
      assertThat(shown.code()).as(command).isEqualTo(2);
      assertThat(shown.out()).isEmpty();
      assertThat(shown.err()).matches(found + "the matches cannot be trusted\n");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"replay 1/1", "verify 1/1", "verify 1", "standings 1"})
  void aCommandSaysThatAnEventIsOfAnotherArena(String command) throws Exception {
    agon(EVENT.replace("--record results", "--record moves") + "3");
    Cli shown = colleague(command);
    assertThat(shown.code()).isZero();
    assertThat(shown.out() + shown.err())
        .contains("event 1 is not verified here: it was stored with key ");
  }

  @Test
  void anEventThatLostItsLastMatchesIsNotResumed() throws Exception {
    agon(EVENT + "3");
    long stopped = Stopped.after(database(), 4);
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database());
        Statement statement = connection.createStatement()) {
      statement.executeUpdate("DELETE FROM results WHERE event = " + stopped);
    }
    assertThat(agon("resume " + stopped).err())
        .startsWith(
            "agon: event 2 was changed outside Agon: match 1 is missing; 4 matches were stored; ");
  }

  /** A row of which nothing can be read is reported like one that reads well and is wrong. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "event = 'x' | cannot read event 1 of .*: not JSON: .*",
        "test = 'x' | cannot read event 1 of .*: not JSON: .*",
        "commitment = 'x' | cannot read event 1 of .*: the commitment: not JSON: .*",
        "commitment = '{}' | cannot read event 1 of .*: the commitment has no 'hash'",
        "started = 'yesterday' | cannot read event 1 of .*: its start is not a time",
        "origin = 'x' | cannot read event 1 of .*: unknown origin",
        "chain = 'x' | event 1 was changed outside Agon: the name of the database, .*",
        "digest = '' | event 1 was changed outside Agon: it was finished.*",
      })
  void aChangedRowOfAnEventIsReportedInOneLine(String change, String words) throws SQLException {
    agon(EVENT + "3");
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database());
        Statement statement = connection.createStatement()) {
      assertThat(statement.executeUpdate("UPDATE events SET " + change)).isOne();
    }
    for (String command : List.of("verify 1", "standings 1")) {
      Cli shown = agon(command);
      assertThat(shown.code()).as(command).isPositive();
      assertThat((shown.out() + shown.err()).lines())
          .as(command)
          .singleElement()
          .asString()
          .matches("(agon: )?" + words);
    }
  }

  @Test
  void aColleagueSeesTheEventAndResumesItOnlyIfToldTo() throws Exception {
    Cli whole = agon(EVENT + "3");
    long stopped = Stopped.after(database(), 4);
    Cli standings = colleague("standings 1");
    assertThat(standings.code()).isZero();
    assertThat(standings.out()).isEqualTo(whole.out());
    assertThat(standings.err())
        .matches(
            "agon: event 1 is not verified here: it was stored with key \\w+, and the key here is"
                + " not made yet\n");
    Cli refused = colleague("resume " + stopped);
    assertThat(refused.code()).isEqualTo(2);
    assertThat(refused.err())
        .startsWith("agon: event 2 is not verified here: it was stored with key ")
        .endsWith("; agon resume 2 --trust-stored continues from the stored matches as they are\n");
    assertThat(colleague("resume " + stopped + " --trust-stored").out()).isEqualTo(whole.out());
    assertThat(colleague("verify " + stopped).out())
        .endsWith("its first 4 matches were trusted unverified when it was resumed\n")
        .contains("event 2 is as it was stored\n");
    assertThat(agon("standings " + stopped).err())
        .contains("event 2 was changed outside Agon: it is not the event that was stored here");
  }
}
