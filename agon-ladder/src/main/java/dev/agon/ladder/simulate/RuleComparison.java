package dev.agon.ladder.simulate;

import dev.agon.text.TextTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** How many games pairing rules need on the same pools, as a table. */
public final class RuleComparison {
  private RuleComparison() {}

  /**
   * Plays the simulations and prints a line for each.
   *
   * @param rules the names of the rules
   * @param like a simulation of any rule
   */
  public static String of(List<String> rules, LadderSimulation like) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("rule", "games per bot", "right, %", "of the true ten"));
    for (String rule : rules) {
      LadderSimulation.SimulatedTop top =
          new LadderSimulation(
                  rule, like.pool(), like.bots(), like.repetitions(), like.seed(), like.mostGames())
              .run();
      rows.add(
          List.of(
              rule,
              (top.isReached() ? "" : "> ") + Math.round(top.games()),
              Long.toString(Math.round(100 * top.share())),
              String.format(Locale.ROOT, "%.1f", top.overlap())));
    }
    return TextTable.of(rows, 0);
  }
}
