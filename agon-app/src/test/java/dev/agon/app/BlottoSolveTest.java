package dev.agon.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The commands blotto solve and blotto sample. */
final class BlottoSolveTest {
  @TempDir private Path folder;
  private String file = "";

  @BeforeEach
  void chooseTheFile() {
    file = folder.resolve("strategy.json").toString();
  }

  private Cli solve(String flags) {
    List<String> words = List.of(("blotto solve --save " + file + " " + flags).split(" "));
    return Cli.agon(words.toArray(String[]::new));
  }

  @Test
  void aSolutionIsPrintedSavedAndSampled() {
    Cli cli = solve("--values 1,2,3 --units 6,5 --gap 0.01");
    assertThat(cli.code()).isZero();
    assertThat(cli.out())
        .startsWith(
            "Blotto for points (not for wars won): battlefields worth 1..3, 6 units against 5\n")
        .contains("gap 0.00", " of the total value 6 ", "certified by exact best responses")
        .contains("saved in " + file);
    assertThat(cli.err()).contains("round     16  gap 0.", "solved in ");
    for (int side = 1; side <= 2; side++) {
      Cli sample = Cli.agon("blotto", "sample", file, "--count", "50", "--side", "" + side);
      assertThat(sample.err()).isEmpty();
      assertThat(sample.out()).hasLineCount(50).startsWith("s1,");
      int units = side == 1 ? 6 : 5;
      for (String line : sample.out().lines().toList()) {
        int sum = 0;
        for (String cell : List.of(line.split(",")).subList(1, 4)) {
          sum += Integer.parseInt(cell);
        }
        assertThat(sum).isEqualTo(units);
      }
    }
  }

  @Test
  void theSameGameAndSeedGiveTheSameBytes() throws Exception {
    solve("--values 1,2,3 --units 6");
    String once = Files.readString(Path.of(file));
    Cli sample = Cli.agon("blotto", "sample", file, "--seed", "5");
    solve("--values 1,2,3 --units 6");
    assertThat(Files.readString(Path.of(file))).isEqualTo(once);
    assertThat(Cli.agon("blotto", "sample", file, "--seed", "5")).isEqualTo(sample);
    assertThat(Cli.agon("blotto", "sample", file, "--seed", "6")).isNotEqualTo(sample);
  }

  @Test
  void veryUnequalForcesAreSavedAndReadBack() {
    solve("--values 1..3 --units 60,2 --rounds 1");
    Cli sample = Cli.agon("blotto", "sample", file, "--side", "1", "--count", "1");
    assertThat(sample.err()).isEmpty();
    assertThat(sample.code()).isZero();
  }

  @Test
  void linksAndDevicesAreWrittenToDirectly() throws Exception {
    Path link = folder.resolve("link.json");
    Path target = folder.resolve("target.json");
    Files.createFile(target);
    Files.createSymbolicLink(link, target);
    file = link.toString();
    solve("--values 1,2 --units 3");
    assertThat(link).isSymbolicLink();
    assertThat(Files.readString(target)).startsWith("{\"agon\":1,\"game\":\"blotto\",");
    file = "/dev/null";
    assertThat(solve("--values 1,2 --units 3").code()).isZero();
    assertThat(Files.isRegularFile(Path.of("/dev/null"))).isFalse();
  }

  @Test
  void solvingStopsAfterTheGivenRounds() {
    Cli cli = solve("--values 1..10 --units 50 --rounds 20 --gap 0.0001");
    assertThat(cli.code()).isZero();
    assertThat(cli.out()).contains("after 20 rounds");
    assertThat(cli.err()).contains("the gap is larger than 1.0E-4");
  }

  @Test
  void thePlotHasAPanelForEachFieldOfEachSide() throws Exception {
    String plot = folder.resolve("plot.svg").toString();
    solve("--values 1,2,30 --units 6,5 --plot " + plot);
    assertThat(Files.readString(Path.of(plot)))
        .startsWith("<svg ")
        .contains("6 units: probability", "5 units: probability", ">worth 30<", "<title>0 units: ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--gap 0            | --gap must be a number between 0 and 1",
        "--gap x            | --gap must be",
        "--units 0          | --units must be 1 to 10000",
        "--units 1,2,3      | --units must be units like",
        "--values 0         | --values must be positive",
        "--rounds 0         | --rounds must be",
        "--plot x.pdf       | ends in .svg",
        "--values 1..100 --units 5000 | agon: 100 battlefields with 5,000 units are too many",
        "extra              | unexpected argument 'extra'",
      })
  void aUsersMistakeIsOneLine(String flags, String why) {
    Cli cli = solve(flags);
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err()).hasLineCount(1).contains(why);
    assertThat(Path.of(file)).doesNotExist();
  }

  /** StrategyFileTest has the other reasons. */
  @Test
  void aFileThatIsNoStrategyIsRefusedInOneLine() throws Exception {
    Files.writeString(Path.of(file), "{\"agon\":1,\"game\":\"coinfight\"}");
    Cli cli = Cli.agon("blotto", "sample", file);
    assertThat(cli.code()).isEqualTo(2);
    assertThat(cli.out()).isEmpty();
    assertThat(cli.err())
        .isEqualTo(
            "agon: " + file + ": not a strategy for Blotto: 'game' must be blotto and 'agon' 1\n");
  }
}
