package dev.agon.games.blotto.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.agon.game.ForfeitReason;
import dev.agon.game.Outcome;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A test for each sentence of the rules. */
final class BlottoTest {
  private static final Plan P1 = Plan.of(2, 2, 2, 4);
  private static final Plan P2 = Plan.of(3, 4, 2, 1);

  private final Blotto game = new Blotto();

  private BlottoState start(String units, String rounds) {
    Map<String, String> written = Map.of("values", "1..4", "units", units, "rounds", rounds);
    return game.start(Settings.of(game.spec(), written), 2);
  }

  private BlottoState fight(BlottoState state, Plan first, Plan second) {
    assertThat(game.refuse(state, 0, first)).isEmpty();
    assertThat(game.refuse(state, 1, second)).isEmpty();
    return game.apply(
        state,
        new Step.MovedTogether<>(List.of(new Step.Moved<>(0, first), new Step.Moved<>(1, second))));
  }

  @Test
  void byDefaultAHundredUnitsFightOnceForTenFieldsWorthOneToTen() {
    BlottoState start = game.start(Settings.defaults(game.spec()), 2);
    assertThat(start.battlefields()).isEqualTo(Battlefields.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
    assertThat(start.forces()).isEqualTo(new Forces(100, 100));
    assertThat(start.rounds()).isEqualTo(1);
  }

  @Test
  void bothSidesDecideAtOnce() {
    assertThat(game.turn(start("10", "1"))).isEqualTo(new Turn.SeveralDecide(List.of(0, 1)));
  }

  @Test
  void moreUnitsWinAFieldAndATieSplitsItsPoints() {
    // Fields worth 1 to 4: the second side wins the first two, the third is tied, the last lost.
    BlottoState end = fight(start("10", "1"), P1, P2);
    assertThat(game.turn(end)).isInstanceOf(Turn.Over.class);
    assertThat(game.outcome(end)).isEqualTo(Outcome.byPoints(5.5, 4.5));
  }

  @Test
  void aFieldWithoutUnitsIsTiedToo() {
    BlottoState end = fight(start("10", "1"), Plan.of(10, 0, 0, 0), Plan.of(9, 0, 0, 1));
    assertThat(game.outcome(end)).isEqualTo(Outcome.byPoints(1 + 2.5, 2.5 + 4));
  }

  @Test
  void thePointsOfAllRoundsAddUp() {
    BlottoState once = fight(start("10", "2"), P1, P2);
    assertThat(game.turn(once)).isInstanceOf(Turn.SeveralDecide.class);
    BlottoState end = fight(once, P1, P1);
    assertThat(game.turn(end)).isInstanceOf(Turn.Over.class);
    assertThat(game.outcome(end)).isEqualTo(Outcome.byPoints(10.5, 9.5));
  }

  @Test
  void aSideSeesBothPlansOfTheRoundsBeforeAsItsOwnAndTheOthers() {
    BlottoState state = fight(start("10", "2"), P1, P2);
    for (int seat = 0; seat < 2; seat++) {
      BlottoView view = game.view(state, seat);
      assertThat(view.fought()).isEqualTo(1);
      assertThat(view.yours(0)).isEqualTo(seat == 0 ? P1 : P2);
      assertThat(view.theirs(0)).isEqualTo(seat == 0 ? P2 : P1);
    }
  }

  @Test
  void theSidesMayHaveDifferentNumbersOfUnits() {
    BlottoState start = start("10,8", "1");
    Plan eight = Plan.of(2, 2, 2, 2);
    assertThat(game.refuse(start, 0, P1)).isEmpty();
    assertThat(game.refuse(start, 0, eight)).hasValue("places 8 units; it must place all 10");
    assertThat(game.refuse(start, 1, eight)).isEmpty();
    assertThat(game.refuse(start, 1, P1)).hasValue("places 10 units; it must place all 8");
    assertThat(game.view(start, 1).forces()).isEqualTo(new Forces(8, 10));
  }

  @Test
  void aPlanHasAsManyFieldsAsThereAre() {
    assertThat(game.refuse(start("10", "1"), 0, Plan.of(5, 5)))
        .hasValue("plans for 2 battlefields; there are 4");
  }

  @Test
  void allPointsGoToTheSideWhoseOpponentFails() {
    BlottoState state = fight(start("10", "3"), P2, P1);
    for (int seat = 0; seat < 2; seat++) {
      BlottoState end = game.apply(state, new Step.Forfeited<>(seat, ForfeitReason.TIME));
      assertThat(game.turn(end)).isInstanceOf(Turn.Over.class);
      assertThat(game.outcome(end))
          .isEqualTo(seat == 0 ? Outcome.byPoints(0, 30) : Outcome.byPoints(30, 0));
    }
  }

  @Test
  void nobodyGetsAnythingWhenBothFailTogether() {
    Step<Plan> first = new Step.Forfeited<>(0, ForfeitReason.TIME);
    Step<Plan> second = new Step.Forfeited<>(1, ForfeitReason.DISCONNECTED);
    BlottoState end = game.apply(game.apply(start("10", "1"), first), second);
    assertThat(game.outcome(end)).isEqualTo(Outcome.byPoints(0, 0));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "values | 1,0,2       | positive whole numbers",
        "values | 1,-2        | positive whole numbers",
        "values | ''          | positive whole numbers",
        "values | 1,two       | positive whole numbers",
        "values | 10..1       | positive whole numbers",
        "values | 1,2,        | positive whole numbers",
        "values | 3000000000  | positive whole numbers",
        "values | +3          | positive whole numbers",
        "values | ٣           | positive whole numbers",
        "values | 1..101      | at most 100 battlefields",
        "values | 1..999999999 | battlefields",
        "units  | 0           | 1 to 10000 units",
        "units  | 10001       | 1 to 10000 units",
        "units  | 100,0       | 1 to 10000 units",
        "units  | 1,2,3       | units like",
        "units  | -5          | units like",
        "rounds | 0           | whole number",
      })
  void settingsThatMakeNoSenseAreRefused(String key, String value, String why) {
    assertThatThrownBy(() -> Settings.of(game.spec(), Map.of(key, value)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("setting '" + key + "'")
        .hasMessageContaining(why);
  }

  @Test
  void aListOfValuesIsReadInOrder() {
    assertThat(Battlefields.parse("1" + ",1".repeat(99_999)).total()).isEqualTo(100_000);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"1..3 | 1..3", "1,2,3 | 1..3", "5,5 | 5,5", "2,3..5,9 | 2,3,4,5,9", "7 | 7"})
  void valuesAreWrittenAsTheyRead(String text, String written) {
    assertThat(Battlefields.parse(text)).hasToString(written);
    assertThat(Battlefields.parse(written)).isEqualTo(Battlefields.parse(text));
  }
}
