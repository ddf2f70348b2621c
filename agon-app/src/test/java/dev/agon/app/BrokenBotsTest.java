package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.build.BuildFailure;
import dev.agon.build.BuildListener;
import dev.agon.entrant.EntrantFactory;
import dev.agon.games.coinfight.CoinFightKit;
import dev.agon.process.ProgramPool;
import dev.agon.protocol.TimeControl;
import dev.agon.source.BotEntry;
import dev.agon.source.OnBroken;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Events with bots that cannot play. */
final class BrokenBotsTest {
  private static final Path HOME = Path.of(System.getProperty("agon.home"));

  @TempDir private Path folder;

  private Cli run(String event, String... flags) throws IOException {
    Path file = Files.writeString(folder.resolve("event.yaml"), event);
    String[] words =
        Stream.concat(
                Stream.of("run", file.toString(), "--progress", "none", "--output", "csv"),
                Stream.of(flags))
            .toArray(String[]::new);
    return Cli.agon(words);
  }

  /** The cells of the standings' line of a bot. */
  private static List<String> line(Cli cli, String bot) {
    return cli.out()
        .lines()
        .map(line -> List.of(line.split(",")))
        .filter(cells -> cells.get(1).equals(bot))
        .findFirst()
        .orElseThrow();
  }

  private static final int WINS = 4;
  private static final int FAULTS = 8;
  private static final String WITH_BROKEN_C =
      """
      game: coinfight
      %s
      bots: [Greedy, Randy, one.c, two.c, {name: Good, file: good.c}]
      stages: [{format: round-robin, games: 1}]
      """;

  private void writeBots() throws IOException {
    Files.writeString(folder.resolve("one.c"), "int main(void) { return x; }\n");
    Files.writeString(folder.resolve("two.c"), "int main(void) { return y; }\n");
    Files.copy(HOME.resolve("bots/c/coinfight.c"), folder.resolve("good.c"));
  }

  @Test
  void aBotThatDoesNotCompileForfeitsWithTheCompilersWords() throws IOException {
    writeBots();
    String database = folder.resolve("a.db").toString();
    Cli cli = run(WITH_BROKEN_C.formatted(""), "--db", database);
    assertThat(cli.code()).isZero();
    assertThat(cli.err())
        .contains("agon: one cannot be built and forfeits its matches: ")
        .contains("agon: two failed in 8 games; first: game ")
        .contains("cannot be built: ", "two.c:1:", "undeclared");
    assertThat(line(cli, "one").get(WINS)).isEqualTo("0");
    assertThat(line(cli, "two").get(FAULTS)).isEqualTo("8");
    assertThat(line(cli, "Good").get(FAULTS)).isEqualTo("0");
    Path page = folder.resolve("page.html");
    Cli report = Cli.agon("report", "1", "--db", database, "--file", page.toString());
    assertThat(report.code()).isZero();
    assertThat(Files.readString(page)).contains("cannot be built").contains("two.c:1:");
  }

  /** Every file is counted once, whether it compiles or not, and copies are built once. */
  @Test
  void theProgressOfBuildingIsReported() throws IOException {
    writeBots();
    List<String> heard = new ArrayList<>();
    BuildListener listener =
        new BuildListener() {
          @Override
          public void built(int done, int total) {
            heard.add(done + " of " + total);
          }

          @Override
          public void broken(String bot, BuildFailure why) {
            heard.add(bot);
          }
        };
    List<BotEntry> bots =
        Stream.of("one.c", "good.c*3", "two.c", "Greedy").map(Bots::entry).toList();
    assertThat(
            new EntrantFactory<>(
                    new CoinFightKit(), TimeControl.DEFAULT, folder, ProgramPool.none())
                .withBuilds(OnBroken.FORFEIT, listener)
                .entrants(BotEntry.expanded(bots)))
        .hasSize(6);
    assertThat(heard).containsExactly("1 of 3", "2 of 3", "3 of 3", "one", "two");
  }

  @Test
  void onBrokenStopNamesAllThatDoNotCompile() throws IOException {
    writeBots();
    for (Cli cli :
        List.of(
            run(WITH_BROKEN_C.formatted("on-broken: stop"), "--db", "none"),
            run(WITH_BROKEN_C.formatted(""), "--db", "none", "--on-broken", "stop"))) {
      assertThat(cli.code()).isEqualTo(2);
      assertThat(cli.err()).contains("one.c:1:", "two.c:1:", "2 bots cannot play: one.c, two.c");
    }
  }

  @Test
  void withFlagsABrokenBotStopsTheEventUnlessTheFlagSaysOtherwise() throws IOException {
    writeBots();
    String command =
        "run --seed 1 --game coinfight --db none --games 1 --bots Greedy," + folder + "/one.c";
    assertThat(Cli.agon(command.split(" ")).code()).isEqualTo(2);
    assertThat(Cli.agon((command + " --on-broken forfeit").split(" ")).code()).isZero();
  }

  @Test
  void aFileThatIsNotThereStopsTheEventInAnyCase() throws IOException {
    assertThat(run("game: coinfight\nbots: [Greedy, none.c]\n", "--db", "none").err())
        .contains("event.yaml:2: no such file: ");
  }

  @Test
  void aFinishedEventNeedsNoFileOfABot() throws IOException {
    writeBots();
    String database = folder.resolve("a.db").toString();
    Cli cli = run(WITH_BROKEN_C.formatted("record: moves"), "--db", database);
    for (String bot : List.of("one.c", "two.c", "good.c")) {
      Files.delete(folder.resolve(bot));
    }
    Cli again = Cli.agon("standings", "1", "--output", "csv", "--db", database);
    assertThat(again.out()).isEqualTo(cli.out());
    assertThat(Cli.agon("replay", "1/1", "--db", database).code()).isZero();
    assertThat(Cli.agon("matches", "1", "--db", database).code()).isZero();
    String page = folder.resolve("page.html").toString();
    assertThat(Cli.agon("report", "1", "--db", database, "--file", page).code()).isZero();
  }

  @ParameterizedTest
  @CsvSource({"coinfight, Greedy", "blotto, random", "botstack, Trigger", "canopy, Owl"})
  void twoThatCannotPlayDoNotBeatEachOther(String game, String healthy) throws Exception {
    // It is ready, but fails at the first question.
    Files.writeString(
        folder.resolve("crash.py"),
        "input(); print('{\"type\": \"ready\"}', flush=True); input(); raise Exception('oh')\n");
    Cli cli =
        run(
            """
            game: %s
            quarantine: 3
            bots:
              - {name: Crash, file: crash.py}
              - {name: Exit, command: "false"}
              - %s
            stages: [{format: round-robin, games: 2}]
            """
                .formatted(game, healthy),
            "--db",
            "none",
            "--records",
            folder.resolve("records").toString());
    assertThat(line(cli, "Crash").get(WINS)).isEqualTo("0");
    assertThat(line(cli, "Exit").get(WINS)).isEqualTo("0");
    assertThat(line(cli, healthy).get(WINS)).isEqualTo("8");
    try (Stream<Path> records = Files.list(folder.resolve("records"))) {
      for (Path record : records.sorted().toList()) {
        Cli verified = Cli.agon("verify", record.toString());
        assertThat(verified.out()).contains("the same");
        assertThat(verified.code()).isZero();
        assertThat(Cli.agon("replay", record.toString()).code()).isZero();
      }
    }
  }
}
