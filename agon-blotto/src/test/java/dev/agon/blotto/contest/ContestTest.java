package dev.agon.blotto.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.game.Dice;
import dev.agon.games.blotto.rules.Battlefields;
import dev.agon.games.blotto.rules.Plan;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class ContestTest {
  private static List<Showing> play(Battlefields battlefields, List<Plan> plans) {
    return new Contest(battlefields, plans).play(() -> {});
  }

  @Test
  void threePlansOfTheOldProgramsExample() {
    List<Plan> plans = List.of(Plan.of(2, 2, 2, 4), Plan.of(3, 4, 2, 1), Plan.of(2, 2, 6, 0));
    List<Showing> showings = play(Battlefields.of(1, 2, 3, 4), plans);
    assertThat(showings)
        .extracting(Showing::wars)
        .containsExactly(new Wars(2, 0, 0), new Wars(1, 0, 1), new Wars(0, 0, 2));
    assertThat(showings).extracting(Showing::pointsPerWar).containsExactly(5.5, 5.75, 3.75);
    assertThat(showings).extracting(Showing::margin).containsExactly(1.0, 1.5, -2.5);
  }

  @Test
  void aPlanAloneFightsNobody() {
    assertThat(play(Battlefields.of(1), List.of(Plan.of(3))))
        .containsExactly(new Showing(new Wars(0, 0, 0), 0, 0));
  }

  /** Random contests of all shapes, few units so that ties abound, against the slow way. */
  @Test
  void randomContestsComeOutAsFoughtOneByOne() {
    Dice dice = new Dice(1);
    for (int contest = 0; contest < 3_000; contest++) {
      int fields = 1 + dice.nextInt(8);
      int most = contest % 10 == 0 ? 1_000_000_000 : 1 + dice.nextInt(12);
      int[] values = IntStream.range(0, fields).map(_ -> 1 + dice.nextInt(most)).toArray();
      int units = 1 + dice.nextInt(contest % 3 == 0 ? 5 : 100);
      List<Plan> plans = new ArrayList<>();
      for (int i = dice.nextInt(150); i >= 0; i--) {
        plans.add(randomPlan(fields, units, dice));
      }
      assertFoughtRight(values, plans);
    }
  }

  /** With 900 fields a block has room for 512 plans only. */
  @Test
  void contestsOfSeveralPartsComeOutAsFoughtOneByOne() {
    Dice dice = new Dice(2);
    List<Plan> plans = new ArrayList<>();
    for (int i = 0; i < 600; i++) {
      plans.add(randomPlan(900, 1_000, dice));
    }
    assertThat(new Contest(Battlefields.upTo(900), plans).parts()).isEqualTo(2);
    assertFoughtRight(IntStream.rangeClosed(1, 900).toArray(), plans);
    List<Plan> few = plans.subList(0, 70);
    assertThat(new Contest(Battlefields.upTo(900), few).parts()).isEqualTo(2);
    assertFoughtRight(IntStream.rangeClosed(1, 900).toArray(), few);
  }

  @Test
  void anOppositionOfSeveralBlocksIsFoughtAsAWhole() {
    Dice dice = new Dice(3);
    Battlefields battlefields = Battlefields.upTo(900);
    List<Plan> opponents = new ArrayList<>();
    for (int i = 0; i < 1_100; i++) {
      opponents.add(randomPlan(900, 1_000, dice));
    }
    Plan plan = randomPlan(900, 1_000, dice);
    int wins = 0;
    int draws = 0;
    for (Plan other : opponents) {
      long halves = battlefields.halfPoints(plan, other);
      wins += halves > battlefields.total() ? 1 : 0;
      draws += halves == battlefields.total() ? 1 : 0;
    }
    assertThat(new Opposition(battlefields, opponents).fight(plan))
        .isEqualTo(new Wars(wins, draws, 1_100 - wins - draws));
  }

  @Test
  void valuesTooLargeToAddUpAreRefused() {
    int[] values = new int[Battlefields.MAX];
    Arrays.fill(values, Integer.MAX_VALUE);
    List<Plan> plans = Collections.nCopies(2_000, Plan.of(1));
    assertThatThrownBy(() -> new Contest(Battlefields.of(values), plans))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("too large to add up");
  }

  private static Plan randomPlan(int fields, int units, Dice dice) {
    int[] plan = new int[fields];
    for (int left = units; left > 0; ) {
      int some = 1 + dice.nextInt(left);
      plan[dice.nextInt(fields)] += some;
      left -= some;
    }
    return Plan.of(plan);
  }

  /** The oracle: every pair, field by field, in doubles, which are exact here. */
  private static void assertFoughtRight(int[] values, List<Plan> plans) {
    List<Showing> showings = play(Battlefields.of(values), plans);
    int[][] units = plans.stream().map(Plan::toArray).toArray(int[][]::new);
    for (int i = 0; i < units.length; i++) {
      int wins = 0;
      int draws = 0;
      double points = 0;
      double theirs = 0;
      for (int j = 0; j < units.length; j++) {
        if (i == j) {
          continue;
        }
        double mine = 0;
        double lost = 0;
        for (int field = 0; field < values.length; field++) {
          if (units[i][field] > units[j][field]) {
            mine += values[field];
          } else if (units[i][field] < units[j][field]) {
            lost += values[field];
          } else {
            mine += values[field] / 2.0;
            lost += values[field] / 2.0;
          }
        }
        wins += mine > lost ? 1 : 0;
        draws += mine == lost ? 1 : 0;
        points += mine;
        theirs += lost;
      }
      Showing showing = showings.get(i);
      int wars = units.length - 1;
      assertThat(showing.wars()).isEqualTo(new Wars(wins, draws, wars - wins - draws));
      assertThat(showing.pointsPerWar()).isEqualTo(wars == 0 ? 0 : points / wars);
      assertThat(showing.margin()).isEqualTo(wars == 0 ? 0 : (points - theirs) / wars);
    }
  }
}
