package dev.agon.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.app.cli.Streams;
import dev.agon.app.cli.VisibleOutput;
import dev.agon.game.Outcome;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ProgressTest {
  private static String line(long done, long total, double rate, String suffix) {
    return Progress.line(new Progress.State(done, total, rate), "games", suffix);
  }

  @Test
  void theBarShowsShareRateAndTimeLeft() {
    assertThat(line(500, 2_000, 100, ", Ann leads (75 %)"))
        .isEqualTo("[##--------] 25 % of 2,000 games, 100/s, 15 s left, Ann leads (75 %)");
    assertThat(line(0, 1_000_000, 100, "")).contains("0 % of 1,000,000 games", "2.8 h left");
    assertThat(line(40, 40, 0.1, "")).startsWith("[##########] 100 %");
  }

  @Test
  void theLineIsNoLongerThanATerminalOf80Columns() {
    assertThat(line(5, 2_000_000_000, 100, ", " + "Long".repeat(30) + " leads")).hasSize(79);
  }

  /** After each of them the terminal has other columns, and has wrapped what no longer fits. */
  @Test
  void theLineStaysOneOnATerminalOfAnyWidth() {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Streams streams =
        new Streams(
            InputStream.nullInputStream(),
            new PrintStream(OutputStream.nullOutputStream()),
            new VisibleOutput(err, true),
            true);
    SmallTerminal terminal = new SmallTerminal();
    try (Progress progress = new Progress(streams, "games", () -> ", Bot leads (75 %)")) {
      for (int columns : new int[] {80, 40, 20, 120, 40}) {
        terminal.resize(columns);
        err.reset();
        progress.show(2_000);
        terminal.write(err.toString(StandardCharsets.UTF_8));
        assertThat(terminal.rows()).containsExactly("$ agon run", terminal.rows().getLast());
        assertThat(terminal.rows().getLast())
            .startsWith("[----------] 0 % of")
            .hasSizeBetween(20, columns);
      }
      err.reset();
    }
    terminal.write(err.toString(StandardCharsets.UTF_8));
    assertThat(terminal.rows()).containsExactly("$ agon run");
  }

  private static Outcome places(int... places) {
    return Outcome.of(places, new double[places.length]);
  }

  @Test
  void theLeaderHasTheHighestShareOfBeatenOpponents() {
    Leader leader = new Leader(4);
    assertThat(leader.bot()).isEmpty();
    leader.add(List.of(0, 1), places(1, 2));
    leader.add(List.of(0, 1), places(1, 2));
    leader.add(List.of(1, 0), places(1, 2));
    leader.add(List.of(1, 2), places(1, 1));
    // The third bot has half a point of one game, but others have played three and four.
    assertThat(leader.bot()).hasValue(0);
    assertThat(leader.share(0)).isEqualTo(2 / 3.0);
    leader.add(List.of(2, 3, 0), places(1, 2, 3));
    assertThat(leader.bot()).hasValue(2);
    assertThat(leader.share(2)).isEqualTo(0.75);
  }

  @Test
  void aSlowRateIsNotZero() {
    assertThat(Progress.line(new Progress.State(6, 24, 0.25), "games", ""))
        .isEqualTo("[##--------] 25 % of 24 games, 0.3/s, 72 s left");
  }

  @Test
  void beforeTheFirstIsDoneThereIsNoRate() {
    assertThat(line(0, 24, 0, "")).isEqualTo("[----------] 0 % of 24 games");
  }
}
