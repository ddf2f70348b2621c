package dev.agon.blotto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.games.blotto.rules.Forces;
import dev.agon.games.blotto.solve.Solution;
import dev.agon.games.blotto.solve.Solver;
import dev.agon.games.blotto.solve.Strategy;
import dev.agon.text.UserError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Solutions as files, as text and as plots. */
final class StrategyFileTest {
  @TempDir private Path folder;

  private static Solution solve(String values, String units) {
    Solver solver = new Solver(Battlefields.parse(values), Forces.parse(units));
    for (int round = 0; round < 20; round++) {
      solver.play();
    }
    return solver.solution();
  }

  private String file() {
    return folder.resolve("strategy.json").toString();
  }

  @Test
  void aSavedSolutionIsReadBack() {
    Solution solution = solve("1,2,3", "6,5");
    StrategyFile.write(file(), solution);
    List<Strategy> read = StrategyFile.read(file());
    assertThat(read).hasSize(2);
    for (int side = 0; side < 2; side++) {
      assertThat(read.get(side).units()).isEqualTo(solution.side(side).units());
      assertThat(read.get(side).chances()).isDeepEqualTo(solution.side(side).chances());
    }
  }

  @Test
  void aStrategyIsRecognisedByItsBeginning() throws IOException {
    StrategyFile.write(file(), solve("1,2", "3"));
    assertThat(StrategyFile.wrote(Files.readString(Path.of(file())))).isTrue();
    assertThat(StrategyFile.wrote("{\"agon\":1}\n")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{}",
        "[1]",
        "{\"agon\":1,\"game\":\"coinfight\"}",
        "{\"agon\":2,\"game\":\"blotto\"}",
        "{\"agon\":1,\"game\":\"blotto\",\"values\":\"1,2\",\"sides\":[]}",
        "{\"agon\":1,\"game\":\"blotto\",\"values\":\"1,2\",\"sides\":[{\"units\":1,\"fields\":[]},"
            + "{\"units\":1,\"fields\":[]}]}",
        "{\"agon\":1,\"game\":\"blotto\",\"values\":\"1,2\",\"sides\":[{\"units\":-1,\"fields\":[]},"
            + "{\"units\":1,\"fields\":[]}]}",
        "{\"agon\":1,\"game\":\"blotto\",\"values\":\"1,2\",\"sides\":[{\"units\":2000000000,"
            + "\"fields\":[]},{\"units\":1,\"fields\":[]}]}",
        "{\"agon\":1,\"game\":\"blotto\",\"values\":\"1,2\",\"sides\":[{\"units\":1,\"fields\":"
            + "[{\"1\":{\"2\":1}}]},{\"units\":1,\"fields\":[{\"1\":{\"1\":1}}]}]}",
        "{\"agon\":1,\"game\":\"blotto\",\"values\":\"1,2\",\"sides\":[{\"units\":1,\"fields\":"
            + "[{\"1\":{\"1\":-1}}]},{\"units\":1,\"fields\":[{\"1\":{\"1\":1}}]}]}",
        "{\"agon\":1,\"game\":\"blotto\",\"values\":\"1,2\",\"sides\":[{\"units\":1,\"fields\":"
            + "[{\"one\":{\"1\":1}}]},{\"units\":1,\"fields\":[{\"1\":{\"1\":1}}]}]}",
        "{\"agon\":1,\"game\":\"blotto\",\"values\":\"1,2\",\"sides\":[{\"units\":1,\"fields\":"
            + "[{\"1\":{\"1\":\"x\"}}]},{\"units\":1,\"fields\":[{\"1\":{\"1\":1}}]}]}",
        "{\"agon\":1,\"game\":\"blotto\",\"values\":\"1,2\",\"sides\":[{\"units\":1,\"fields\":"
            + "[{\"1\":{\"1\":1}},{\"0\":{\"0\":1}}]},{\"units\":1,\"fields\":[{\"1\":{\"1\":1}}]}]}",
      })
  void aFileThatIsNoStrategyIsRefusedInOneLine(String text) throws IOException {
    Files.writeString(Path.of(file()), text);
    assertThatThrownBy(() -> StrategyFile.read(file()))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith(file() + ": ")
        .hasMessageNotContaining("\n");
  }

  @Test
  void theReportStatesTheGapAndTheGuaranteesOfBothSides() {
    assertThat(new SolutionReport(solve("1,2,3", "6,5"), 20).text())
        .startsWith(
            "Blotto for points (not for wars won): battlefields worth 1..3, 6 units against 5\n"
                + "gap 0.")
        .contains(" of the total value 6 after 20 rounds, certified by exact best responses\n")
        .contains("\nwhatever the other does, the first side expects at least ")
        .contains("\nworth  mean units ")
        .contains("second: mean");
    assertThat(new SolutionReport(solve("1,2,3", "6"), 20).text()).doesNotContain("second: mean");
  }

  @Test
  void thePlotHasAPanelForEachFieldOfEachSide() {
    assertThat(new StrategyPlot(solve("1,2,30", "6,5")).svg())
        .startsWith("<svg ")
        .contains("6 units: probability", "5 units: probability", ">worth 30<", "<title>0 units: ");
  }
}
