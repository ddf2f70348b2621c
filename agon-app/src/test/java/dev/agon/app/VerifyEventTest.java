package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.agon.chain.ArenaState;
import dev.agon.store.Store;
import dev.agon.store.StoredEvent;
import dev.agon.verify.EventVerifier;
import java.io.IOException;
import java.nio.file.Files;
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
                commitment %s fits %s, the event and the hashes of its bots
                event 1 is as it was stored
                """
                    .formatted(published.group(3), published.group(2), published.group(1)),
                ""));
  }

  @Test
  void anOpenSeedIsCalledOpen() {
    run("7");
    assertThat(verify().out())
        .contains("4 of them are recorded", "seed 7 is open: everybody could compute the deals\n");
  }

  private static final String OTHER_DEAL =
      "UPDATE records SET json = replace(json, '\"dealKey\":\"', '\"dealKey\":\"0') "
          + "WHERE number = 2";
  private static final String OTHER_RECORD =
      "UPDATE records SET json = (SELECT json FROM records WHERE number = 1) WHERE number = 3";
  private static final String OTHER_COMMITMENT =
      "UPDATE events SET commitment = replace(commitment, '\"hash\":\"', '\"hash\":\"0')";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        OTHER_DEAL + " | the record of match 2 does not fit its hash",
        OTHER_RECORD + " | the record of match 3 does not fit its hash",
        OTHER_COMMITMENT + " | its description, from settings to seed, does not fit its hash",
        "UPDATE results SET lines = replace(lines, ' ', '  ') | match 1 does not fit its hash"
      })
  void aChangedEventIsFound(String sql, String found) throws SQLException {
    run("random");
    change(sql);
    assertThat(verify())
        .isEqualTo(new Cli(1, "event 1 was changed outside Agon: " + found + "\n", ""));
  }

  /** Somebody who does not have the arena's key checks deals, records and results. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        OTHER_DEAL + " | match 2: its record: ",
        OTHER_RECORD + " | match 3: its record has another deal",
        OTHER_COMMITMENT + " | it does not fit its commitment 0",
      })
  void aChangedEventIsFoundWithoutTheKey(String sql, String found) throws SQLException {
    run("random");
    change(sql);
    try (Store store = Store.open(database(), new ArenaState(folder.resolve("other")))) {
      StoredEvent event = store.event(1).orElseThrow();
      assertThatExceptionOfType(EventVerifier.Difference.class)
          .isThrownBy(() -> EventVerifier.verify(store, event))
          .withMessageStartingWith(found);
    }
  }

  /** A stopped event could otherwise be continued with a better bot under the same name. */
  @Test
  void anEventIsContinuedOnlyWithTheBotsThatItBeganWith() throws IOException {
    Path bot =
        Files.writeString(
            folder.resolve("bot.py"),
            """
            import json, sys
            for line in sys.stdin:
                message = json.loads(line)
                if message["type"] == "start":
                    print('{"type": "ready"}', flush=True)
                elif message["type"] == "ask":
                    view = message["view"]
                    coin = min(int(c) for c, n in view["hands"][view["you"]].items() if n)
                    print(json.dumps({"type": "move", "move": {"coin": coin}}), flush=True)
            """);
    Cli run =
        Cli.agon(
            "run",
            "--game",
            "coinfight",
            "--bots",
            bot + ",Greedy",
            "--games",
            "2",
            "--db",
            database());
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(verify().out())
        .contains("the files of its bots are those that it was played with\n");
    long stopped = Stopped.after(database(), 2);
    Files.writeString(bot, Files.readString(bot).replace("min(", "max("));
    Cli resumed = Cli.agon("resume", String.valueOf(stopped), "--db", database());
    assertThat(resumed.code()).isEqualTo(2);
    assertThat(resumed.err())
        .contains("the files of bot are not those that event " + stopped + " began with");
    assertThat(verify().out())
        .contains(
            "the files of bot are not here, or were changed since it was played; other files in");
    Files.writeString(bot, Files.readString(bot).replace("max(", "min("));
    Cli again = Cli.agon("resume", String.valueOf(stopped), "--db", database());
    assertThat(again.code()).as(again.err()).isZero();
    assertThat(again.out()).contains(digest(run));

    long changed = Stopped.after(database(), 2);
    Files.writeString(bot, Files.readString(bot).replace("min(", "max("));
    String id = String.valueOf(changed);
    assertThat(Cli.agon("resume", id, "--replace", "bot", "--db", database()).err())
        .startsWith("agon: --why is required");
    Cli replaced =
        Cli.agon("resume", id, "--replace", "bot", "--why", "a fixed crash", "--db", database());
    String words = "bot plays with other files from match 3 on: a fixed crash\n";
    assertThat(replaced.err()).startsWith("agon: " + words);
    assertThat(replaced.out()).contains("\n" + words).doesNotContain(digest(run));
    assertThat(Cli.agon("verify", id, "--db", database()).out())
        .contains("the files of its bots are those that it was played with\n" + words);
  }

  private static String digest(Cli run) {
    return run.out().substring(run.out().indexOf("digest "));
  }

  @Test
  void anUnfinishedEventIsRefused() {
    run("1");
    long stopped = Stopped.after(database(), 2);
    assertThat(Cli.agon("verify", "" + stopped, "--db", database()))
        .isEqualTo(new Cli(2, "", "agon: event 2 is not finished; agon resume 2 finishes it\n"));
  }
}
