package dev.agon.blotto.contest;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Dice;
import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.games.blotto.rules.Plan;
import dev.agon.games.blotto.solve.BestResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class WinSearchTest {
  /** The search finds a plan that wins most, in nearly all of many tries. */
  @Test
  void theSearchForWinsFindsTheBestPlanOfSmallGames() {
    Dice dice = new Dice(2);
    int trials = 60;
    int missed = 0;
    for (int trial = 0; trial < trials; trial++) {
      int fields = 2 + dice.nextInt(3);
      int units = 2 + dice.nextInt(9);
      Battlefields battlefields =
          Battlefields.of(IntStream.range(0, fields).map(_ -> 1 + dice.nextInt(9)).toArray());
      List<Plan> plans = new ArrayList<>();
      extend(new int[fields], 0, units, plans);
      List<Plan> opponents =
          IntStream.rangeClosed(0, dice.nextInt(12))
              .mapToObj(_ -> plans.get(dice.nextInt(plans.size())))
              .toList();
      WinSearch.Found found =
          new WinSearch(battlefields, opponents, trial)
              .search(BestResponse.against(battlefields, opponents, units).plan());
      Opposition opposition = new Opposition(battlefields, opponents);
      assertThat(found.plan().total()).isEqualTo(units);
      assertThat(opposition.fight(found.plan())).isEqualTo(found.wars());
      long most =
          plans.stream().map(opposition::fight).mapToLong(Wars::halfWins).max().orElseThrow();
      missed += found.wars().halfWins() < most ? 1 : 0;
    }
    assertThat(missed).isLessThanOrEqualTo(trials / 20);
  }

  /** Every plan of so many units. */
  private static void extend(int[] plan, int field, int left, List<Plan> plans) {
    if (field == plan.length - 1) {
      plan[field] = left;
      plans.add(Plan.of(plan));
      return;
    }
    for (int placed = 0; placed <= left; placed++) {
      plan[field] = placed;
      extend(plan, field + 1, left - placed, plans);
    }
  }
}
