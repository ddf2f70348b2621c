package dev.agon.games.blotto.display;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Parsed;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.Question.Fields;
import dev.agon.games.blotto.BlottoKit;
import dev.agon.games.blotto.rules.Blotto;
import dev.agon.games.blotto.rules.BlottoState;
import dev.agon.games.blotto.rules.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a person is asked, and how a round is told. */
final class BlottoQuestionerTest {
  private static final List<String> NAMES = List.of("Ann", "Ben");

  private final Blotto game = new Blotto();
  private final BlottoKit kit = new BlottoKit();

  private BlottoState start(String values, String units) {
    return game.start(
        Settings.of(game.spec(), Map.of("values", values, "units", units, "rounds", "2")), 2);
  }

  private Fields<Plan> fields(BlottoState state, int seat) {
    return (Fields<Plan>) kit.questioner().orElseThrow().question(game.view(state, seat), NAMES);
  }

  /** Compares with the rules for every plan of up to one unit too many on each field. */
  @Test
  void exactlyTheLegalPlansAreTaken() {
    BlottoState state = start("1,2,3", "5,4");
    for (int seat = 0; seat < 2; seat++) {
      Fields<Plan> fields = fields(state, seat);
      int taken = 0;
      for (int code = 0; code < 343; code++) {
        List<Integer> units = List.of(code / 49, code / 7 % 7, code % 7);
        Plan plan = Plan.of(units);
        boolean isLegal = game.refuse(state, seat, plan).isEmpty();
        assertThat(fields.move(units) instanceof Parsed.Value)
            .as(plan.toString())
            .isEqualTo(isLegal);
        if (isLegal) {
          assertThat(fields.move(units)).isEqualTo(new Parsed.Value<>(plan));
          taken++;
        }
      }
      assertThat(taken).isEqualTo(seat == 0 ? 21 : 15);
    }
  }

  private BlottoState after(BlottoState state, Plan first, Plan second) {
    return game.apply(
        state,
        new Step.MovedTogether<>(List.of(new Step.Moved<>(0, first), new Step.Moved<>(1, second))));
  }

  @Test
  void theUsualPlanIsByWorthAndThenTheLastOne() {
    BlottoState state = start("1,2,3", "6");
    assertThat(fields(state, 1).usual()).containsExactly(1, 2, 3);
    BlottoState second = after(state, Plan.of(0, 3, 3), Plan.of(6, 0, 0));
    assertThat(fields(second, 0).usual()).containsExactly(0, 3, 3);
    assertThat(fields(second, 1).usual()).containsExactly(6, 0, 0);
  }

  @Test
  void aRoundIsToldWithTheWinnerOfEachField() {
    BlottoState state = start("1,2,4", "6");
    Plan first = Plan.of(1, 2, 3);
    Plan second = Plan.of(0, 2, 4);
    BlottoState after = after(state, first, second);
    List<Step.Moved<Plan>> moves = List.of(new Step.Moved<>(0, first), new Step.Moved<>(1, second));
    assertThat(
            kit.narrator()
                .orElseThrow()
                .tell(state, new Step.MovedTogether<>(moves), after, NAMES, Viewpoint.live()))
        .containsExactly(
            "",
            "== Round 1 of 2 ==",
            "  field  1  2  3     points",
            "  worth  1  2  4          7",
            "  Ann    1* 2= 3          2",
            "  Ben    0  2= 4*         5",
            "Score: 2 for Ann, 5 for Ben.");
  }

  @Test
  void manyFieldsAreShownInBlocksThatFit() {
    List<String> values = new ArrayList<>();
    for (int field = 1; field <= 100; field++) {
      values.add(String.valueOf(field * 1000));
    }
    List<String> table =
        kit.questioner()
            .orElseThrow()
            .table(game.view(start(String.join(",", values), "100"), 0), NAMES);
    assertThat(table).hasSizeGreaterThan(10).allMatch(line -> line.length() <= 80);
    assertThat(table.getLast()).endsWith("100000    5050000");
  }
}
