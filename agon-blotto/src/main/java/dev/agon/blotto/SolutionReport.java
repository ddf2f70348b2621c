package dev.agon.blotto;

import dev.agon.games.blotto.solve.Solution;
import dev.agon.json.Json;
import dev.agon.text.Numbers;
import dev.agon.text.TextTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Describes a solution, found after a number of rounds, as text and as JSON. */
public record SolutionReport(Solution solution, int rounds) {
  private static final double LOW = 0.05;
  private static final double HIGH = 0.95;

  public String text() {
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

  public Json json() {
    return Json.object()
        .with("battlefields", Json.of(solution.battlefields().toString()))
        .with("rounds", rounds)
        .with("gap", Json.of(solution.gap()))
        .with(
            "first",
            side(
                solution.forces().first(),
                solution.guaranteedToFirst(),
                solution.first().chances()))
        .with(
            "second",
            side(
                solution.forces().second(),
                solution.guaranteedToSecond(),
                solution.second().chances()));
  }

  private Json side(long units, double guaranteed, double[][] chances) {
    List<Json> fields = new ArrayList<>();
    for (int field = 0; field < chances.length; field++) {
      fields.add(
          Json.object()
              .with("worth", solution.battlefields().value(field))
              .with("mean", Json.of(mean(chances[field])))
              .with("none", Json.of(chances[field][0]))
              .with("low", quantile(chances[field], LOW))
              .with("high", quantile(chances[field], HIGH)));
    }
    return Json.object()
        .with("units", units)
        .with("guaranteed", Json.of(guaranteed))
        .with("fields", Json.array(fields));
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
    return List.of(
        Numbers.fixed(mean(chances), 2),
        Numbers.fixed(100 * chances[0], 1) + " %",
        quantile(chances, LOW) + " to " + quantile(chances, HIGH));
  }

  private static double mean(double[] chances) {
    double mean = 0;
    for (int units = 0; units < chances.length; units++) {
      mean += units * chances[units];
    }
    return mean;
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
