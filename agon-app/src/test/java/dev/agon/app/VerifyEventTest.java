package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code agon verify ID} accepts, and what it finds. */
final class VerifyEventTest {
  @TempDir private Path folder;

  private String database() {
    return folder.resolve("kept.db").toString();
  }

  private Cli run(String seed) {
    String words = "run --game botstack --bots Trigger,Gambler --games 2 --db ";
    return Cli.agon((words + database() + " --seed " + seed).split(" ", -1));
  }

  private Cli verify() {
    return Cli.agon("verify", "1", "--db", database());
  }

  private void change(String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database());
        Statement statement = connection.createStatement()) {
      assertThat(statement.executeUpdate(sql)).isPositive();
    }
  }

  @Test
  void anEventWithASecretKeyFitsItsCommitment() {
    Cli run = run("random");
    Matcher published =
        Pattern.compile("seed (key:\\S+)\ncommitment (\\S+)\ndigest (\\S+)\n").matcher(run.out());
    assertThat(published.find()).isTrue();
    assertThat(verify())
        .isEqualTo(
            new Cli(
                0,
                """
                event 1: 4 matches give digest %s
                4 of them are recorded; they come out the same
                commitment %s fits %s, the event and its bots
                """
                    .formatted(published.group(3), published.group(2), published.group(1)),
                ""));
  }

  @Test
  void anOpenSeedIsCalledOpen() {
    run("7");
    assertThat(verify().out())
        .endsWith("seed 7 is open: everybody could compute the deals\n")
        .contains("4 of them are recorded");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "UPDATE records SET json = replace(json, '\"dealKey\":\"', '\"dealKey\":\"0') "
            + "WHERE number = 2 | event 1: match 2: its record: ",
        "UPDATE records SET json = (SELECT json FROM records WHERE number = 1) WHERE number = 3 "
            + "| event 1: match 3: its record has another deal",
        "UPDATE events SET commitment = replace(commitment, '\"hash\":\"', '\"hash\":\"0') "
            + "| event 1: it does not fit its commitment 0",
      })
  void aChangedEventIsFound(String sql, String found) throws SQLException {
    run("random");
    change(sql);
    Cli cli = verify();
    assertThat(cli.code()).isEqualTo(1);
    assertThat(cli.out()).startsWith(found);
  }

  @Test
  void anUnfinishedEventIsRefused() throws SQLException {
    run("1");
    change("UPDATE events SET digest = ''");
    assertThat(verify())
        .isEqualTo(new Cli(2, "", "agon: event 1 is not finished; agon resume 1 finishes it\n"));
  }
}
