package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.store.Store;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where the key of an event is before the event is over, and afterwards. */
final class SecretKeyTest {
  @TempDir private Path folder;
  private String key;

  private String database() {
    return folder.resolve("agon.db").toString();
  }

  private Cli agon(String command) {
    return Cli.agon((command + " --db " + database()).split(" "));
  }

  /** Event 1 is finished; event 2 has the same key and is not. */
  @BeforeEach
  void play() {
    agon(
        "run --game botstack --bots Trigger,Gambler,always:yes --games 3 --record all --seed random"
            + " --records "
            + folder.resolve("records"));
    try (Store store = Store.open(database())) {
      key = store.event(1).orElseThrow().event().seed().text().replace("key:", "");
    }
    assertThat(key).matches("[0-9a-f]{32}");
    assertThat(Stopped.after(database(), 7)).isEqualTo(2);
  }

  @Test
  void noCommandShowsTheKeyOfAnUnfinishedEvent() throws IOException {
    Path page = folder.resolve("page.html");
    for (String command :
        List.of(
            "standings 2",
            "standings 2 --wide",
            "standings 2 --output json",
            "report 2 --file " + page,
            "matches 2",
            "export 2",
            "export 2 --output json",
            "export 2 --views")) {
      Cli shown = agon(command);
      assertThat(shown.code()).as(command).isZero();
      assertThat(shown.out() + shown.err()).as(command).doesNotContain(key);
    }
    assertThat(page).content().doesNotContain(key);
    assertThat(agon("verify 2").err()).doesNotContain(key);
    assertThat(agon("export 2 --signed").err()).doesNotContain(key);
    assertThat(agon("events --wide").out().lines().filter(line -> line.startsWith(" 2")))
        .singleElement()
        .asString()
        .doesNotContain(key)
        .contains("secret until the event is over");
  }

  @Test
  void theKeyIsInTheRowOfTheFinishedEventAndInNoOther() throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database());
        Statement statement = connection.createStatement()) {
      String rowsWithKey = "SELECT count(*) FROM events WHERE event LIKE '%KEY%'";
      assertThat(count(statement, rowsWithKey + " AND id = 1")).isOne();
      assertThat(count(statement, rowsWithKey)).isOne();
      for (String rows :
          List.of("records WHERE json", "results WHERE lines", "faults WHERE detail || stderr")) {
        assertThat(count(statement, "SELECT count(*) FROM " + rows + " LIKE '%KEY%'"))
            .as(rows)
            .isZero();
      }
      assertThat(count(statement, "SELECT count(*) FROM records WHERE json LIKE '%dealKey%'"))
          .isEqualTo(18);
    }
  }

  private long count(Statement statement, String sql) throws SQLException {
    try (ResultSet row = statement.executeQuery(sql.replace("KEY", key))) {
      row.next();
      return row.getLong(1);
    }
  }

  @Test
  void recordFilesHaveTheirOwnKeysAndFollowFromThatOfTheEvent() throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("records"))) {
      List<Path> records = files.sorted().toList();
      assertThat(records).hasSize(18);
      for (Path record : records) {
        assertThat(record).content().doesNotContain(key).contains("\"dealKey\":\"");
      }
      String record = records.get(4).toString();
      Cli verified = Cli.agon("verify", record, "--seed", "key:" + key);
      assertThat(verified.code()).isZero();
      assertThat(verified.out()).endsWith("its deal and seeds follow from key:" + key + "\n");
      String other = key.startsWith("0") ? "1" + key.substring(1) : "0" + key.substring(1);
      assertThat(Cli.agon("verify", record, "--seed", "key:" + other))
          .isEqualTo(new Cli(1, record + ": its deal or seeds do not follow from that key\n", ""));
    }
  }

  @Test
  void aColleagueResumesTheEventOnlyWithItsKey() throws Exception {
    String digest = agon("standings 1").out().replaceFirst("(?s).*\ndigest ", "");
    String resume = "resume 2 --trust-stored --db " + database();
    assertThat(ForkedAgon.colleague(folder, resume.split(" ")).err())
        .matches(
            "agon: the key of event 2 is encrypted with key \\w{16}, which the state folder does"
                + " not have; where it is, agon event key 2 > FILE writes it for agon resume 2"
                + " --trust-stored --event-key FILE\n");
    Path file = folder.resolve("key");
    for (String wrong : List.of("key:" + key.replace(key.charAt(0), '0') + "1", "1", "oops")) {
      Files.writeString(file, wrong);
      assertThat(ForkedAgon.colleague(folder, (resume + " --event-key " + file).split(" ")).err())
          .isEqualTo(
              "agon: %s is not the key of event 2, to which its commitment binds it\n"
                  .formatted(file));
    }
    Files.writeString(file, agon("event key 2").out());
    assertThat(file).hasContent("key:" + key);
    Cli resumed = ForkedAgon.colleague(folder, (resume + " --event-key " + file).split(" "));
    assertThat(resumed.out()).as(resumed.err()).endsWith("digest " + digest);
  }

  @Test
  void onlyAnEventUnderWayHasAKeyToHandOver() {
    assertThat(agon("event key 1").err())
        .startsWith("agon: event 1 is finished, so its key is public; agon standings 1 --db ")
        .hasLineCount(1);
    agon("run --game botstack --bots Trigger,Gambler --games 1 --seed 1");
    assertThat(agon("event key 3").err())
        .isEqualTo("agon: event 3 has no key: its seed 1 is open\n");
  }

  /** Whoever marks an event as finished does not make Agon tell its key. */
  @Test
  void anEventThatSomebodyElseCallsFinishedKeepsItsKey() throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database());
        Statement statement = connection.createStatement()) {
      statement.executeUpdate("UPDATE events SET digest = 'x', end_hash = 'x' WHERE id = 2");
    }
    for (String command : List.of("events --wide", "standings 2", "verify 2", "event key 2")) {
      Cli shown = agon(command);
      String second = (shown.out() + shown.err()).replaceAll("(?m)^ 1 .*", "");
      assertThat(second).as(command).doesNotContain(key);
    }
  }

  @Test
  void theKeyIsPublishedWhenTheEventIsOver() {
    Path page = folder.resolve("page.html");
    agon("report 1 --file " + page);
    assertThat(page).content().contains(key);
    for (String command : List.of("standings 1", "standings 1 --output json", "events --wide")) {
      assertThat(agon(command).out()).as(command).contains("key:" + key);
    }
  }
}
