package dev.agon.games.blotto.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.agon.game.Dice;
import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.games.blotto.rules.Forces;
import dev.agon.games.blotto.rules.Plan;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SolverTest {
  private static Solution solve(String values, String units, int rounds) {
    Solver solver = new Solver(Battlefields.parse(values), Forces.parse(units));
    while (solver.rounds() < rounds) {
      solver.play();
    }
    return solver.solution();
  }

  /**
   * Games whose value for the first side is known. With the same units for both it is half of all;
   * the others can be worked out on paper. 2 against 1 on two fields: one unit on each wins one
   * field and ties the other, and no plan does better against a coin flip. 3 against 1: (2,1) or
   * (1,2), each half of the time, wins 2 or 1½. 9 against 2 on three: three everywhere wins all.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1,2      | 1     | 1.5",
        "1,1,1    | 5     | 1.5",
        "1..4     | 9     | 5",
        "3,3,5,8  | 7     | 9.5",
        "7        | 4     | 3.5",
        "7        | 4,3   | 7",
        "1,1      | 2,1   | 1.5",
        "1,1      | 3,1   | 1.75",
        "1,1,1    | 9,2   | 3",
        "1,1,1    | 2,9   | 0",
      })
  void smallGamesHaveTheirKnownValue(String values, String units, double value) {
    Solution solution = solve(values, units, 3_000);
    assertThat(solution.gap()).isBetween(-1e-9, 0.002);
    double total = solution.battlefields().total();
    assertThat(solution.guaranteedToFirst()).isCloseTo(value, within(0.002 * total));
    assertThat(solution.mostOfFirst()).isCloseTo(value, within(0.002 * total));
    assertThat(solution.guaranteedToFirst()).isLessThanOrEqualTo(value + 1e-9);
    assertThat(solution.mostOfFirst()).isGreaterThanOrEqualTo(value - 1e-9);
  }

  /** The certificate against brute force: all plans tried against all plans that are played. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1,2,3   | 6    | 1",
        "1,2,3   | 6    | 50",
        "1,2,3   | 7,4  | 20",
        "1,1     | 5,3  | 10",
        "4,1,2,2 | 5,6  | 30",
        "1..5    | 4    | 300",
        "3       | 4    | 5",
      })
  void theCertificateIsWhatTheBestOfAllPlansWins(String values, String units, int rounds) {
    Solution solution = solve(values, units, rounds);
    assertThat(best(solution, 0)).isCloseTo(solution.mostOfFirst(), within(1e-9));
    assertThat(best(solution, 1)).isCloseTo(solution.mostOfSecond(), within(1e-9));
    assertThat(solution.gap()).isGreaterThan(-1e-9);
  }

  private static double best(Solution solution, int seat) {
    int fields = solution.battlefields().count();
    Map<Plan, Double> played = distribution(solution.side(1 - seat));
    assertThat(played.values().stream().mapToDouble(chance -> chance).sum())
        .isCloseTo(1, within(1e-9));
    return Plans.all(fields, solution.forces().of(seat)).stream()
        .mapToDouble(
            plan ->
                played.entrySet().stream()
                    .mapToDouble(
                        entry ->
                            entry.getValue()
                                * solution.battlefields().halfPoints(plan, entry.getKey())
                                / 2.0)
                    .sum())
        .max()
        .orElseThrow();
  }

  /** The chance of every plan, followed through the nodes one by one. */
  private static Map<Plan, Double> distribution(Strategy strategy) {
    Map<List<Integer>, Strategy.Node> nodes = new HashMap<>();
    strategy.forEachNode(node -> nodes.put(List.of(node.field(), node.left()), node));
    Map<Plan, Double> chances = new HashMap<>();
    for (Plan plan : Plans.all(strategy.fields(), strategy.units())) {
      double chance = 1;
      int left = strategy.units();
      for (int field = 0; field < strategy.fields() - 1; field++) {
        Strategy.Node node = nodes.get(List.of(field, left));
        double all = 0;
        double chosen = 0;
        for (Strategy.Choice choice : node == null ? List.<Strategy.Choice>of() : node.choices()) {
          all += choice.share();
          chosen += choice.placed() == plan.units(field) ? choice.share() : 0;
        }
        chance *= all == 0 ? 0 : chosen / all;
        left -= plan.units(field);
      }
      chances.put(plan, chance);
    }
    return chances;
  }

  @Test
  void samplesFollowTheChancesOfTheStrategy() {
    Strategy strategy = solve("1,2,3", "6", 200).first();
    double[][] chances = strategy.chances();
    int[][] times = new int[3][7];
    Dice dice = new Dice(1);
    int samples = 40_000;
    for (int i = 0; i < samples; i++) {
      Plan plan = strategy.sample(dice);
      assertThat(plan.total()).isEqualTo(6);
      for (int field = 0; field < 3; field++) {
        times[field][plan.units(field)]++;
      }
    }
    for (int field = 0; field < 3; field++) {
      for (int units = 0; units <= 6; units++) {
        assertThat((double) times[field][units] / samples)
            .isCloseTo(chances[field][units], within(0.01));
      }
    }
  }

  @Test
  void aStrategyIsMadeAgainFromItsNodes() {
    Strategy strategy = solve("1,2,3", "6", 200).first();
    List<Strategy.Node> nodes = new ArrayList<>();
    strategy.forEachNode(nodes::add);
    assertThat(Strategy.of(3, 6, nodes).chances()).isDeepEqualTo(strategy.chances());
  }

  @Test
  void aStrategyWithAHoleIsRefused() {
    Strategy strategy = solve("1,2,3", "6", 200).first();
    List<Strategy.Node> nodes = new ArrayList<>();
    strategy.forEachNode(nodes::add);
    nodes.removeLast();
    assertThatThrownBy(() -> Strategy.of(3, 6, nodes))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no choice for field 2");
  }

  @Test
  void moreRoundsNarrowTheGap() {
    assertThat(solve("1..10", "30", 400).gap())
        .isLessThan(solve("1..10", "30", 40).gap())
        .isLessThan(0.01);
  }

  @Test
  void aGameThatIsTooLargeIsRefused() {
    assertThatThrownBy(() -> new Solver(Battlefields.upTo(100), new Forces(10_000, 10_000)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("too many to solve");
    assertThatThrownBy(() -> new Solver(Battlefields.upTo(100), new Forces(1, 10_000)))
        .hasMessageContaining("too many to solve");
  }
}
