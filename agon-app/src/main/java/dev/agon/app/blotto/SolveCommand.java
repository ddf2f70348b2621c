package dev.agon.app.blotto;

import dev.agon.app.Arguments;
import dev.agon.app.Arguments.Flags;
import dev.agon.app.Streams;
import dev.agon.app.command.Command;
import dev.agon.contest.SolutionReport;
import dev.agon.contest.StrategyFile;
import dev.agon.contest.StrategyPlot;
import dev.agon.games.blotto.Battlefields;
import dev.agon.games.blotto.Forces;
import dev.agon.games.blotto.solve.Solution;
import dev.agon.games.blotto.solve.Solver;
import dev.agon.text.UserError;
import dev.agon.text.UserFiles;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Solves the game for points, with a certificate, and saves the strategies. */
final class SolveCommand implements Command {
  private static final String DEFAULT_FILE = "blotto-strategy.json";
  private static final String DEFAULT_GAP = "0.001";
  private static final int MAX_ROUNDS = 1_000_000;

  /** Between looks at the gap the rounds grow by a tenth, from so many on. */
  private static final int FIRST_LOOK = 16;

  private static final double GROWTH = 1.1;

  /** The gap is shown when it has fallen to so much of what was shown last. */
  private static final double FALLEN = 0.7;

  @Override
  public String name() {
    return "solve";
  }

  @Override
  public String summary() {
    return "a mixed strategy for each side, for points, with a certified gap";
  }

  @Override
  public int run(List<String> arguments, Streams streams) {
    Flags flags =
        new Flags("blotto solve [flags]   (for points won, not for wars won)")
            .value("values", "1,2,5", "what battlefields are worth (default 1..10)")
            .value("units", "N or N,M", "the units of both sides, or of each (default 100)")
            .value("gap", "G", "how near to an equilibrium, of the total value (default 0.001)")
            .value("rounds", "N", "stop after so many rounds even if the gap is wider")
            .value("save", "FILE", "where to save the strategies (default " + DEFAULT_FILE + ")")
            .value("plot", "FILE.svg", "draw the chance of each number of units on each field");
    flags.read(arguments, streams).ifPresent(given -> solve(given, streams));
    return 0;
  }

  private static void solve(Arguments given, Streams streams) {
    given.operands();
    double gap = gap(given.value("gap").orElse(DEFAULT_GAP));
    int rounds = given.whole("rounds", 1, MAX_ROUNDS).orElse(MAX_ROUNDS);
    Optional<String> plot = PlotFlag.file(given);
    String file = given.value("save").orElse(DEFAULT_FILE);
    if (given.value("save").isEmpty() && !StrategyFile.mayReplace(file)) {
      throw new UserError(file + " is there and no strategy; --save FILE names another");
    }
    Solver solver = solver(given);
    long began = System.nanoTime();
    Solution solution = solve(solver, gap, rounds, streams);
    streams.out().print(SolutionReport.text(solution, solver.rounds()));
    streams.out().flush();
    StrategyFile.write(file, solution);
    streams.out().println("saved in " + file + "; 'agon blotto sample " + file + "' draws plans");
    plot.ifPresent(picture -> UserFiles.write(picture, new StrategyPlot(solution).svg()));
    streams.err().printf(Locale.ROOT, "solved in %.2f s%n", (System.nanoTime() - began) / 1e9);
    if (solution.gap() > gap) {
      streams.err().printf("the gap is wider than %s; more --rounds narrow it%n", gap);
    }
  }

  private static double gap(String text) {
    try {
      double gap = Double.parseDouble(text);
      if (gap > 0 && gap < 1) {
        return gap;
      }
    } catch (NumberFormatException e) {
      // Falls through to the one message for everything that is not such a number.
    }
    throw new UserError("--gap must be a number between 0 and 1 like 0.001, not '" + text + "'");
  }

  private static Solver solver(Arguments given) {
    Battlefields battlefields = ValuesFlag.read(given.value("values").orElse("1..10"));
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

  private static Solution solve(Solver solver, double gap, int rounds, Streams streams) {
    int look = Math.min(FIRST_LOOK, rounds);
    double shown = 1;
    while (true) {
      while (solver.rounds() < look) {
        solver.play();
      }
      Solution solution = solver.solution();
      boolean done = solution.gap() <= gap || look == rounds;
      if (done || solution.gap() <= FALLEN * shown) {
        shown = solution.gap();
        streams.err().printf(Locale.ROOT, "round %6d  gap %.6f%n", look, shown);
      }
      if (done) {
        return solution;
      }
      look = Math.min(rounds, (int) (look * GROWTH) + 1);
    }
  }
}
