package dev.agon.app.blotto;

import dev.agon.app.cli.Arguments;
import dev.agon.app.cli.Arguments.Flags;
import dev.agon.app.cli.Command;
import dev.agon.app.cli.ForceFlag;
import dev.agon.app.cli.OutputFlag;
import dev.agon.app.cli.Streams;
import dev.agon.blotto.SolutionReport;
import dev.agon.blotto.SolutionSearch;
import dev.agon.blotto.StrategyFile;
import dev.agon.blotto.StrategyPlot;
import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.games.blotto.rules.Forces;
import dev.agon.games.blotto.solve.Solution;
import dev.agon.games.blotto.solve.Solver;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.util.Locale;
import java.util.Optional;

/** Solves the game for points, certifies the gap, and saves the strategies. */
final class SolveCommand extends Command {
  private static final String DEFAULT_FILE = "blotto-strategy.json";
  private static final String DEFAULT_GAP = "0.001";
  private static final int MAX_ROUNDS = 1_000_000;

  SolveCommand() {
    super("solve", "find a mixed strategy for each side, for points, with a certified gap");
  }

  @Override
  public Flags flags() {
    return ForceFlag.addTo(
        OutputFlag.addTo(new Flags("blotto solve [flags]   (for points won, not for wars won)"))
            .describe(
                "Finds an equilibrium of the game for points, with a certified gap, and saves both"
                    + " strategies.")
            .example("blotto solve --values 1..5 --units 30,20", "solve a game with unequal forces")
            .value("values", "1,2,5", "values of the battlefields (default 1..10)")
            .value("units", "N or N,M", "units of both sides, or of each side (default 100)")
            .value(
                "gap",
                "G",
                "largest gap to an equilibrium, as a share of the total value (default 0.001)")
            .value("rounds", "N", "stop after N rounds even if the gap is larger")
            .value("save", "FILE", "where to save the strategies (default " + DEFAULT_FILE + ")")
            .value(
                "plot", "FILE.svg", "draw the probability of each number of units on each field"));
  }

  @Override
  public int run(Arguments given, Streams streams) {
    given.operands();
    double gap = gap(given.value("gap").orElse(DEFAULT_GAP));
    int rounds = given.whole("rounds", 1, MAX_ROUNDS).orElse(MAX_ROUNDS);
    Optional<String> plot = PlotFlag.file(given);
    String file = given.value("save").orElse(DEFAULT_FILE);
    ForceFlag.check(given, file, "a strategy file", StrategyFile::wrote);
    Solver solver = solver(given);
    long began = System.nanoTime();
    Solution solution = new SolutionSearch(gap, rounds).run(solver, streams.err()::println);
    SolutionReport report = new SolutionReport(solution, solver.rounds());
    boolean isJson = OutputFlag.isJson(given);
    if (isJson) {
      OutputFlag.print(report.json(), streams);
    } else {
      streams.out().print(report.text());
    }
    streams.out().flush();
    StrategyFile.write(file, solution);
    (isJson ? streams.err() : streams.out())
        .println("saved in " + file + "; 'agon blotto sample " + file + "' draws plans");
    plot.ifPresent(picture -> UserFiles.write(picture, new StrategyPlot(solution).svg()));
    streams.err().printf(Locale.ROOT, "solved in %.2f s%n", (System.nanoTime() - began) / 1e9);
    if (solution.gap() > gap) {
      streams.err().printf("the gap is larger than %s; more --rounds reduce it%n", gap);
    }
    return 0;
  }

  private static double gap(String text) {
    try {
      double gap = Double.parseDouble(text);
      if (gap > 0 && gap < 1) {
        return gap;
      }
    } catch (NumberFormatException e) {
      // Falls through to the common message.
    }
    throw new UserError("--gap must be a number between 0 and 1 like 0.001, not '" + text + "'");
  }

  private static Solver solver(Arguments given) {
    Battlefields battlefields = EntriesFlags.values(given.value("values").orElse("1..10"));
    try {
      return new Solver(battlefields, forces(given.value("units").orElse("100")));
    } catch (IllegalArgumentException e) {
      throw new UserError(String.valueOf(e.getMessage()), e);
    }
  }

  private static Forces forces(String text) {
    try {
      return Forces.parse(text);
    } catch (IllegalArgumentException e) {
      throw new UserError("--units " + e.getMessage(), e);
    }
  }
}
