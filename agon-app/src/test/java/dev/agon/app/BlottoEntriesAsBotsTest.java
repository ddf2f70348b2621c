package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Blotto as a game of the arena: both decide at once, over several rounds. */
final class BlottoEntriesAsBotsTest {
  @TempDir private Path folder;

  private static Cli play(String input, String bots, String... flags) {
    String[] start = {
      "play", "blotto", "--seed", "1", "--set", "values=1,2,3", "--set", "units=6", "--bots", bots
    };
    String[] all = Arrays.copyOf(start, start.length + flags.length);
    System.arraycopy(flags, 0, all, start.length, flags.length);
    return Cli.agonReading(input, all);
  }

  @Test
  void entriesAreBotsThatAlwaysPlayTheSamePlan() {
    // 1 2 3 wins the middle field against 3 1 2, and the last: 5 of 6 points, in both rounds.
    Cli cli = play("", "always:1 2 3,always:3 1 2", "--set", "rounds=2");
    assertThat(cli.out())
        .isEqualTo(
            """

            == Round 1 of 2 ==
              field  1  2  3     points
              worth  1  2  3          6
              1 2 3  1  2* 3*         5
              3 1 2  3* 1  2          1
            Score: 5 for 1 2 3, 1 for 3 1 2.

            == Round 2 of 2 ==
              field  1  2  3     points
              worth  1  2  3          6
              1 2 3  1  2* 3*         5
              3 1 2  3* 1  2          1
            Score: 10 for 1 2 3, 2 for 3 1 2.
              1.  1 2 3, points 10
              2.  3 1 2, points 2
            """);
  }

  @Test
  void anEntryThatIsNotAPlanForfeits() {
    Cli cli = play("", "always:1 2 4,even");
    assertThat(cli.out())
        .contains("1 2 4 is out: illegal move.\n")
        .contains("  1.  even, points 6\n")
        .contains("places 7 units; it must place all 6");
    assertThat(play("", "always:one,even").out())
        .contains("unreadable answer (expected whole numbers");
    assertThat(play("", "always:,even").err()).contains("'always:' needs a move");
  }

  @Test
  void aLearnerBeatsFixedPlans() throws Exception {
    Path records = folder.resolve("records");
    Cli cli =
        Cli.agon(
            "run",
            "--seed",
            "1",
            "--game",
            "blotto",
            "--bots",
            "learner,always:1 4 6 9 9 8 16 31 8 8",
            "--set",
            "rounds=20",
            "--games",
            "1",
            "--records",
            records.toString());
    assertThat(cli.err()).isEmpty();
    assertThat(cli.out()).contains("   1  learner ").contains("2      0       0");
    try (var files = Files.list(records)) {
      for (Path file : files.toList()) {
        assertThat(Cli.agon("verify", file.toString()).out()).contains("the same, 20 steps");
      }
    }
  }

  @Test
  void aPersonIsAskedInWordsAndMayMistype() {
    Cli cli = play("1 2\n1 2 x\n1 2 3 0\n2 2 2\n", "human,proportional");
    assertThat(cli.out())
        .contains("Place 6 units on 3 battlefields; proportional places 6.\n")
        .contains("expected 3 numbers, got 2; the units placed: 3 of 6\n")
        .contains("expected numbers like '1 2 3', got '1 2 x'\n")
        .contains("expected 3 numbers, got 4\n")
        .contains("  human         2* 2= 2          2\n");
    assertThat(cli.code()).isZero();
  }

  @Test
  void anEventHasTheSameResultOnOneThreadAndOnTwo() throws Exception {
    Path file = folder.resolve("event.yaml");
    Files.writeString(
        file,
        """
        game: blotto
        seed: 1
        settings: {values: "1,2,5", units: "9,8", rounds: 3}
        bots:
          - learner
          - random*2
          - {name: Ann, author: Ann, always: "2 3 4"}
        """);
    Cli cli = Cli.agon("run", file.toString(), "--concurrency", "1", "--wide");
    assertThat(cli.code()).isZero();
    assertThat(cli.out()).contains("Ann       Ann ");
    assertThat(Cli.agon("run", file.toString(), "--concurrency", "2", "--wide")).isEqualTo(cli);
  }

  @Test
  void anInvalidSettingIsOneLine() {
    Cli cli = Cli.agon("run", "--seed", "1", "--game", "blotto", "--set", "units=many");
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.err())
        .isEqualTo("agon: setting 'units' must be units like 100 or 100,80, not 'many'\n");
  }
}
