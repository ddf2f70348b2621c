package dev.agon.blotto;

import dev.agon.games.blotto.solve.Solution;
import dev.agon.text.Numbers;
import dev.agon.text.TextTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Describes a solution as text. */
public final class SolutionReport {
  private SolutionReport() {}

  public static String text(Solution solution, int rounds) {
    String head =
        String.format(
            Locale.ROOT,
            """
            Blotto for points (not for wars won): battlefields worth %s, %,d units against %,d
            gap %s of the total value %,d after %,d rounds, certified by exact best responses
            whatever the other does, the first side expects at least %s points, the second %s

            """,
            solution.battlefields(),
            solution.forces().first(),
            solution.forces().second(),
            Numbers.roundedUp(solution.gap(), 6),
            solution.battlefields().total(),
            rounds,
            Numbers.roundedDown(solution.guaranteedToFirst(), 3),
            Numbers.roundedDown(solution.guaranteedToSecond(), 3));
    return head + TextTable.of(rows(solution));
  }

  /** For each field and side: mean units, the probability of none, and the 5 and 95 % quantiles. */
  private static List<List<String>> rows(Solution solution) {
    boolean same = solution.forces().first() == solution.forces().second();
    List<List<String>> rows = new ArrayList<>();
    List<String> header = new ArrayList<>(List.of("worth", "mean units", "none", "5 % to 95 %"));
    if (!same) {
      header.addAll(List.of("second: mean", "none", "5 % to 95 %"));
    }
    rows.add(header);
    double[][] first = solution.first().chances();
    double[][] second = solution.second().chances();
    for (int field = 0; field < solution.battlefields().count(); field++) {
      List<String> row = new ArrayList<>();
      row.add(String.valueOf(solution.battlefields().value(field)));
      row.addAll(cells(first[field]));
      if (!same) {
        row.addAll(cells(second[field]));
      }
      rows.add(row);
    }
    return rows;
  }

  private static List<String> cells(double[] chances) {
    double mean = 0;
    for (int units = 0; units < chances.length; units++) {
      mean += units * chances[units];
    }
    return List.of(
        Numbers.fixed(mean, 2),
        Numbers.fixed(100 * chances[0], 1) + " %",
        quantile(chances, 0.05) + " to " + quantile(chances, 0.95));
  }

  private static int quantile(double[] chances, double share) {
    double below = 0;
    int units = 0;
    while (units < chances.length - 1 && below + chances[units] < share) {
      below += chances[units++];
    }
    return units;
  }
}
