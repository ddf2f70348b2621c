package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Events with bots that cannot play. */
final class BrokenBotsTest {
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
