package dev.agon.games.blotto.solve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Dice;
import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.games.blotto.rules.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class BestResponseTest {
  @Test
  void noPlanWinsMorePointsThanTheBestResponse() {
    Dice dice = new Dice(1);
    for (int trial = 0; trial < 300; trial++) {
      int fields = 1 + dice.nextInt(4);
      int units = 1 + dice.nextInt(9);
      Battlefields battlefields = randomValues(fields, dice);
      List<Plan> opponents = someOf(Plans.all(fields, units), dice);
      int mine = 1 + dice.nextInt(9);
      BestResponse best = BestResponse.against(battlefields, opponents, mine);
      assertThat(best.plan().total()).isEqualTo(mine);
      assertThat(points(battlefields, best.plan(), opponents)).isEqualTo(best.points());
      for (Plan plan : Plans.all(fields, mine)) {
        assertThat(points(battlefields, plan, opponents)).isLessThanOrEqualTo(best.points());
      }
    }
  }

  private static Battlefields randomValues(int fields, Dice dice) {
    return Battlefields.of(IntStream.range(0, fields).map(_ -> 1 + dice.nextInt(9)).toArray());
  }

  private static List<Plan> someOf(List<Plan> plans, Dice dice) {
    List<Plan> some = new ArrayList<>();
    for (int i = dice.nextInt(12); i >= 0; i--) {
      some.add(plans.get(dice.nextInt(plans.size())));
    }
    return some;
  }

  private static double points(Battlefields battlefields, Plan plan, List<Plan> opponents) {
    return opponents.stream().mapToLong(other -> battlefields.halfPoints(plan, other)).sum() / 2.0;
  }
}
