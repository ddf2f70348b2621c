package dev.agon.games.blotto;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.bot.Bot;
import dev.agon.bot.Seating;
import dev.agon.game.Dice;
import dev.agon.game.Settings;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

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

  private static BlottoView view(String values, String units, Plan... theirs) {
    List<Battle> fought =
        IntStream.range(0, theirs.length).mapToObj(i -> new Battle(theirs[i], theirs[i])).toList();
    return new BlottoView(
        new BlottoState(
            Battlefields.parse(values), Forces.parse(units), theirs.length + 1, fought, Set.of()),
        0);
  }

  @Test
  void evenSharesItsUnitsAndTheRestGoesToTheLastFields() {
    assertThat(bot("even", 1).move(view("1..4", "10"))).isEqualTo(Plan.of(2, 2, 3, 3));
    assertThat(bot("even", 1).move(view("1..4", "3"))).isEqualTo(Plan.of(0, 1, 1, 1));
  }

  @Test
  void proportionalGoesByWhatFieldsAreWorth() {
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
  void learnerAnswersWhatItHasSeen() {
    // Against 6 0 0 all else is free, against 0 3 3 as well: one unit more than either, on 2 and 3.
    BlottoView view = view("1,2,4", "6", Plan.of(6, 0, 0), Plan.of(5, 1, 0));
    assertThat(bot("learner", 1).move(view)).isEqualTo(Plan.of(0, 2, 4));
  }

  @Test
  void equilibriumIsNotBeatenForLongAndPlaysItsOwnSideOfUnequalForces() {
    Dice dice = new Dice(7);
    Bot<BlottoView, Plan> bot = bot("equilibrium", 1);
    Battlefields battlefields = Battlefields.upTo(4);
    double points = 0;
    for (int i = 0; i < 2_000; i++) {
      Plan plan = bot.move(view("1..4", "10"));
      Plan other = new AtRandom(dice).move(view("1..4", "10"));
      points += battlefields.halfPoints(plan, other) / 2.0;
    }
    assertThat(points / 2_000).isGreaterThan(5.2);
    assertThat(bot.move(view("1..4", "10,7")).total()).isEqualTo(10);
    assertThat(bot.move(view("1..4", "7,10")).total()).isEqualTo(7);
  }

  @Test
  void equilibriumPlacesAllUnitsHoweverLargeTheGame() {
    Bot<BlottoView, Plan> bot = bot("equilibrium", 1);
    assertThat(bot.move(view("1..100", "9999,3")).total()).isEqualTo(9999);
    assertThat(bot.move(view("1..100", "3,9999")).total()).isEqualTo(3);
    assertThat(bot.move(view("5", "9999")).total()).isEqualTo(9999);
  }
}
