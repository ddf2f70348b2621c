package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Corrections of a session's results, as a director makes and undoes them. */
final class BridgeCorrectionsTest {
  @TempDir private Path folder;
  private String session = "";

  @BeforeEach
  void writeSession() throws IOException {
    session = Files.writeString(folder.resolve("s.csv"), BridgeTest.ROWS).toString();
  }

  private Cli bridge(String command, String... flags) {
    List<String> words = new ArrayList<>(List.of("bridge", command, session));
    words.addAll(List.of(flags));
    return Cli.agon(words.toArray(String[]::new));
  }

  /** A correction by Ann, because of a late play. */
  private Cli correct(int board, int ns, int ew, String... result) {
    List<String> flags =
        new ArrayList<>(List.of("--board", "" + board, "--ns", "" + ns, "--ew", "" + ew));
    flags.addAll(List.of(result));
    flags.addAll(List.of("--who", "Ann", "--why", "late play"));
    return bridge("correct", flags.toArray(String[]::new));
  }

  private static String output(Cli cli) {
    assertThat(cli.err()).isEmpty();
    assertThat(cli.code()).isZero();
    return cli.out();
  }

  private static void assertRefused(Cli cli, String line) {
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err()).isEqualTo("agon: " + line + "\n");
    assertThat(cli.code()).isEqualTo(2);
  }

  private String written(int number) {
    return "correction " + number + " written to " + session + ".corrections.csv\n";
  }

  @Test
  void correctionsAreAppliedListedAndUndone() throws IOException {
    String before = output(bridge("score", "--output", "csv"));
    assertThat(output(bridge("correct"))).isEqualTo("no corrections\n");
    assertThat(output(correct(1, 1, 4, "--score", "A-/A+"))).isEqualTo(written(1));
    Cli changed = bridge("score", "--output", "csv");
    assertThat(changed.out()).isNotEqualTo(before);
    assertThat(changed.err())
        .contains("to check: " + session + ": correction 1 by Ann, ")
        .contains(": board 1, NS 1 v EW 4: 420 is now NS A- EW A+, because: late play\n");
    assertThat(output(bridge("correct"))).contains("A-/A+").contains("late play");
    bridge("correct", "--undo", "1", "--who", "Ben");
    assertThat(output(bridge("score", "--output", "csv"))).isEqualTo(before);
    assertThat(output(bridge("correct"))).contains("undone").contains("undoes 1");
    assertThat(Files.readString(Path.of(session))).isEqualTo(BridgeTest.ROWS);
    assertRefused(
        bridge("correct", "--undo", "1", "--who", "Ben"),
        "--undo: there is no correction 1 that counts");
  }

  @Test
  void aWrongFlagOfACorrectionIsNamed() {
    assertRefused(
        correct(1, 9, 4, "--score", "50"), "--ns: the session has no pair '9' that sits NS");
    assertRefused(correct(99, 1, 4, "--score", "420"), "--board: nobody played board 99");
    assertThat(correct(1, 1, 4, "--score", "12x").err())
        .startsWith("agon: --score: expected a score like");
    assertRefused(
        correct(1, 1, 4, "--contract", "3NT", "--declarer", "Q", "--tricks", "9"),
        "--declarer: the declarer must be N, E, S or W, not 'Q'");
    assertThat(Path.of(session + ".corrections.csv")).doesNotExist();
  }

  @Test
  void aCorrectionThatAddsAResultSaysSo() {
    assertThat(output(correct(1, 1, 5, "--score", "420")))
        .isEqualTo("NS 1 and EW 5 have no result on board 1; it is added\n" + written(1));
    assertThat(output(correct(1, 1, 5, "--score", "400"))).isEqualTo(written(2));
  }

  @Test
  void aCorrectionThatDoesNotFitAnyMoreCanBeUndone() throws IOException {
    output(correct(2, 1, 5, "--score", "420"));
    Files.writeString(Path.of(session), BridgeTest.ROWS.replaceAll("(?m)^2,.*\n", ""));
    assertThat(bridge("score").code()).isEqualTo(2);
    output(bridge("correct", "--undo", "1", "--who", "Ann"));
    assertThat(bridge("score").code()).isZero();
  }
}
