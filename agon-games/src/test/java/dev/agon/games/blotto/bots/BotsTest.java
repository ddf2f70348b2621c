package dev.agon.games.blotto.bots;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.bot.Bot;
import dev.agon.bot.Seating;
import dev.agon.game.Settings;
import dev.agon.games.blotto.BlottoKit;
import dev.agon.games.blotto.rules.Battle;
import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.games.blotto.rules.BlottoState;
import dev.agon.games.blotto.rules.BlottoView;
import dev.agon.games.blotto.rules.Forces;
import dev.agon.games.blotto.rules.Plan;
import dev.agon.games.blotto.solve.BestResponse;
import dev.agon.games.blotto.solve.Solver;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class BotsTest {
  private final BlottoKit kit = new BlottoKit();

  private Bot<BlottoView, Plan> bot(String name, long seed) {
    Seating seating = new Seating(0, 2, Settings.defaults(kit.game().spec()), seed);
    return kit.bots().stream()
        .filter(bot -> bot.name().equals(name))
        .findFirst()
        .orElseThrow()
        .sit()
        .apply(seating);
  }

  /** A round after those in which the other side played so, and oneself something else. */
  private static BlottoView view(String values, String units, Plan... theirs) {
    Forces forces = Forces.parse(units);
    int[] mine = new int[Battlefields.parse(values).count()];
    mine[0] = forces.first();
    List<Battle> fought =
        Arrays.stream(theirs).map(plan -> new Battle(Plan.of(mine), plan)).toList();
    return new BlottoView(
        new BlottoState(Battlefields.parse(values), forces, theirs.length + 1, fought, Set.of()),
        0);
  }

  @Test
  void evenSharesItsUnitsAndTheRestGoesToTheLastFields() {
    assertThat(bot("even", 1).move(view("1..4", "10"))).isEqualTo(Plan.of(2, 2, 3, 3));
    assertThat(bot("even", 1).move(view("1..4", "3"))).isEqualTo(Plan.of(0, 1, 1, 1));
  }

  @Test
  void proportionalPlacesUnitsByTheValuesOfFields() {
    assertThat(bot("proportional", 1).move(view("1..4", "10"))).isEqualTo(Plan.of(1, 2, 3, 4));
    assertThat(bot("proportional", 1).move(view("1,1,1", "100"))).isEqualTo(Plan.of(33, 33, 34));
  }

  @Test
  void randomMakesEveryPlanEquallyLikely() {
    Map<Plan, Integer> times = new HashMap<>();
    Bot<BlottoView, Plan> bot = bot("random", 1);
    for (int i = 0; i < 15_000; i++) {
      times.merge(bot.move(view("1..3", "4")), 1, Integer::sum);
    }
    assertThat(times).hasSize(15);
    assertThat(times.values()).allMatch(count -> 900 < count && count < 1100);
  }

  @Test
  void learnerPlaysTheBestResponseToEarlierPlans() {
    // They left the last field alone, and had at most one unit on the middle one.
    BlottoView view = view("1,2,4", "6", Plan.of(6, 0, 0), Plan.of(5, 1, 0));
    assertThat(bot("learner", 1).move(view)).isEqualTo(Plan.of(0, 2, 4));
  }

  /** What many of its plans give away to the best plan against them all. */
  @ParameterizedTest
  @ValueSource(strings = {"10,10", "10,7", "7,10"})
  void equilibriumGivesAwayNoMoreThanTheGameIsWorth(String units) {
    Forces forces = Forces.parse(units);
    Battlefields battlefields = Battlefields.upTo(4);
    Bot<BlottoView, Plan> bot = bot("equilibrium", 1);
    List<Plan> plans = new ArrayList<>();
    for (int i = 0; i < 4_000; i++) {
      plans.add(bot.move(view("1..4", units)));
    }
    assertThat(plans).allMatch(plan -> plan.total() == forces.first());
    Solver solver = new Solver(battlefields, forces);
    while (solver.rounds() < 2_000) {
      solver.play();
    }
    double most = BestResponse.against(battlefields, plans, forces.second()).points() / 4_000;
    assertThat(most).isLessThan(solver.solution().mostOfSecond() + 0.15);
  }

  @Test
  void equilibriumPlacesAllUnitsHoweverLargeTheGame() {
    Bot<BlottoView, Plan> bot = bot("equilibrium", 1);
    assertThat(bot.move(view("1..100", "9999,3")).total()).isEqualTo(9999);
    assertThat(bot.move(view("1..100", "3,9999")).total()).isEqualTo(3);
    assertThat(bot.move(view("5", "9999")).total()).isEqualTo(9999);
  }
}
