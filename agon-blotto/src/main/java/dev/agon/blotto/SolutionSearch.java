package dev.agon.blotto;

import dev.agon.games.blotto.solve.Solution;
import dev.agon.games.blotto.solve.Solver;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * Solves the game until the gap is small enough.
 *
 * @param gap the largest gap to an equilibrium, as a share of the total value
 * @param rounds the largest number of rounds, even if the gap is larger then
 */
public record SolutionSearch(double gap, int rounds) {
  /** The round of the first check of the gap; the intervals between checks then grow. */
  private static final int FIRST_CHECK = 16;

  private static final double CHECK_GROWTH = 1.1;

  /** The gap is told when it has fallen to this share of the gap told last. */
  private static final double TELL_RATIO = 0.7;

  /** Plays the solver's rounds; progress is told in lines how small the gap is. */
  public Solution run(Solver solver, Consumer<String> progress) {
    int check = Math.min(FIRST_CHECK, rounds);
    double told = 1;
    while (true) {
      while (solver.rounds() < check) {
        solver.play();
      }
      Solution solution = solver.solution();
      boolean done = solution.gap() <= gap || check == rounds;
      if (done || solution.gap() <= TELL_RATIO * told) {
        told = solution.gap();
        progress.accept(String.format(Locale.ROOT, "round %6d  gap %.6f", check, told));
      }
      if (done) {
        return solution;
      }
      check = Math.min(rounds, (int) (check * CHECK_GROWTH) + 1);
    }
  }
}
