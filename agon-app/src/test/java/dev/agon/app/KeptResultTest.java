package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.store.Store;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A finished event keeps its result beside its matches. */
final class KeptResultTest {
  private static final String LEAGUE = "{format: round-robin, games: 1}";

  @TempDir private Path folder;

  private Cli agon(String command) {
    String database = folder.resolve("agon.db").toString();
    return Cli.agon((command + " --db " + database).split(" "));
  }

  private void change(String sql) throws SQLException {
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("agon.db"));
        Statement statement = connection.createStatement()) {
      assertThat(statement.executeUpdate(sql)).isPositive();
    }
  }

  /** Plays bots of whom two fail, one of them until it is quarantined. */
  private void play(String stages) throws IOException {
    Path file = folder.resolve("event.yaml");
    Files.writeString(
        file,
        """
        game: coinfight
        seed: 5
        quarantine: 5
        bots: [Greedy, Coinage, AllHigh, Randy, "always:1", "always:nothing"]
        stages: [%s]
        """
            .formatted(stages));
    Cli run = agon("run " + file);
    assertThat(run.out()).as(run.err()).contains("digest ");
  }

  private Map<String, String> outputs() throws IOException {
    Map<String, String> outputs = new TreeMap<>();
    for (String command :
        List.of(
            "standings 1",
            "standings 1 --wide",
            "standings 1 --output json",
            "standings 1 --output csv",
            "matches 1 --reason fault",
            "matches 1 --reason quarantined --bot Greedy")) {
      Cli shown = agon(command);
      assertThat(shown.code()).as(command).isZero();
      outputs.put(command, shown.out() + shown.err());
    }
    Path page = folder.resolve("page.html");
    agon("report 1 --force --file " + page);
    outputs.put("report 1", Files.readString(page));
    return outputs;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        LEAGUE,
        "{format: round-robin, games: 12}",
        "{format: round-robin, boards: 3, scoring: matchpoints}",
        "{format: round-robin, seats: 3, games: 1, scoring: place}",
        "{format: round-robin, games: 1, scoring: {points: {win: 0.1, draw: 0.3}}}",
        "{format: round-robin, games: 1, tie-breaks: [wins, playoff, seed]}",
        "{format: round-robin, games: 20, stop: top-2-decided}",
        "{format: gauntlet, challengers: 2, games: 4}",
        "{format: matchups, matchups: [[Greedy, Coinage], [Randy, AllHigh, Greedy]]}",
        "{format: swiss, rounds: 3}",
        "{format: swiss, boards: 3, scoring: matchpoints}",
        "{format: table, games: 30}",
        "{format: single-elimination, best-of: 3, replays: 2, third-place: yes}",
        "{format: double-elimination, best-of: 3}",
        "{format: groups, games: 2}",
        "{format: round-robin, games: 2, advance: 4}, {format: single-elimination, best-of: 3}",
      })
  void itGivesTheSameOutputAsTheMatches(String stages) throws IOException, SQLException {
    play(stages);
    try (Store store = Store.open(folder.resolve("agon.db").toString())) {
      assertThat(store.keptResult(1)).isPresent();
    }
    Map<String, String> kept = outputs();
    change("DELETE FROM kept_results");
    assertThat(outputs()).isEqualTo(kept);
  }

  @Test
  void aForgedResultIsNotShown() throws IOException, SQLException {
    play(LEAGUE);
    change("UPDATE kept_results SET result = replace(result, '1 ', '2 ')");
    for (String command : List.of("standings 1", "matches 1 --reason fault", "report 1")) {
      assertThat(agon(command))
          .isEqualTo(
              new Cli(
                  2,
                  "",
                  "agon: event 1 was changed outside Agon: its kept result does not fit its hash;"
                      + " the matches cannot be trusted\n"));
    }
  }

  @Test
  void theMatchesBehindItAreVerifiedByWhatShowsThem() throws IOException, SQLException {
    play(LEAGUE);
    String standings = agon("standings 1").out();
    change("UPDATE results SET lines = replace(lines, ' 1,2 ', ' 2,1 ')");
    assertThat(agon("standings 1").out()).isEqualTo(standings);
    for (String command :
        List.of("matches 1", "matches 1 --reason fault", "report 1", "verify 1")) {
      Cli shown = agon(command);
      assertThat(shown.code()).as(command).isPositive();
      assertThat(shown.out() + shown.err())
          .as(command)
          .contains("event 1 was changed outside Agon");
    }
  }

  @Test
  void faultsThatWereRemovedAreMissed() throws IOException, SQLException {
    play(LEAGUE);
    change("DELETE FROM faults WHERE number = (SELECT min(number) FROM faults)");
    assertThat(agon("matches 1 --reason fault").err())
        .startsWith("agon: event 1 was changed outside Agon: match ");
  }
}
