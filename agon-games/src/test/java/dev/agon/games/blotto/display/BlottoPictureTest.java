package dev.agon.games.blotto.display;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.ForfeitReason;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Viewpoint;
import dev.agon.game.picture.Frame;
import dev.agon.game.picture.Highlight;
import dev.agon.games.blotto.rules.Blotto;
import dev.agon.games.blotto.rules.BlottoState;
import dev.agon.games.blotto.rules.Plan;
import dev.agon.testkit.Golden;
import dev.agon.testkit.PictureChecks;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class BlottoPictureTest {
  private static final List<String> NAMES = List.of("Ann", "Bob");

  private final Blotto game = new Blotto();

  private Frame<BlottoState, Plan> after(Map<String, String> settings, Plan... plans) {
    BlottoState state = game.start(Settings.of(game.spec(), settings), 2);
    Frame<BlottoState, Plan> frame = new BlottoPicture().first(state, NAMES);
    for (int i = 0; i < plans.length; i += 2) {
      Step<Plan> step =
          new Step.MovedTogether<>(
              List.of(new Step.Moved<>(0, plans[i]), new Step.Moved<>(1, plans[i + 1])));
      state = game.apply(state, step);
      frame = frame.next(step, state);
    }
    return frame;
  }

  private static void assertGolden(String name, Frame<BlottoState, Plan> frame) {
    Golden.assertSame("pictures/blotto-" + name + ".svg", frame.svg(Viewpoint.live()));
    String landscape = frame.landscape(Viewpoint.live()).orElseThrow();
    PictureChecks.assertSoundLandscape(landscape);
    Golden.assertSame("pictures/blotto-" + name + "-landscape.svg", landscape);
  }

  @Test
  void plansAreHiddenBeforeTheFirstRound() {
    assertGolden("start", after(Map.of()));
  }

  @Test
  void twoRoundsWithATieAndAnEmptyField() {
    Map<String, String> settings = Map.of("values", "1,2,5,10", "units", "10", "rounds", "3");
    Frame<BlottoState, Plan> frame =
        after(
            settings,
            Plan.of(1, 2, 3, 4),
            Plan.of(4, 3, 3, 0),
            Plan.of(0, 0, 5, 5),
            Plan.of(0, 4, 5, 1));
    assertGolden("rounds", frame);
    assertThat(frame.turns()).isEqualTo(2);
    assertThat(frame.words(Viewpoint.live()))
        .contains("2 of 3 rounds played.", "battlefield 4 worth 10 5 to 1");
  }

  @Test
  void aHundredFieldsAndManyRoundsAreDrawn() {
    Map<String, String> settings = Map.of("values", "1..100", "units", "10000", "rounds", "20");
    int[] first = new int[100];
    first[0] = 10_000;
    int[] second = new int[100];
    second[99] = 10_000;
    Plan[] plans = new Plan[40];
    for (int i = 0; i < plans.length; i++) {
      plans[i] = Plan.of(i % 2 == 0 ? first : second);
    }
    PictureChecks.assertSound(after(settings, plans).svg(Viewpoint.live()));
  }

  @Test
  void leadsAndForfeitsAreHighlights() {
    Map<String, String> settings = Map.of("values", "1,2", "units", "3", "rounds", "3");
    Frame<BlottoState, Plan> frame = after(settings, Plan.of(1, 2), Plan.of(2, 1));
    assertThat(frame.highlights())
        .containsExactly(Highlight.of(Highlight.Kind.LEAD, 0, "Ann takes the lead"));
    BlottoState start = game.start(Settings.of(game.spec(), settings), 2);
    Step<Plan> step = new Step.Forfeited<>(1, ForfeitReason.TIME);
    assertThat(
            new BlottoPicture()
                .first(start, NAMES)
                .next(step, game.apply(start, step))
                .highlights())
        .containsExactly(Highlight.of(Highlight.Kind.FAULT, 1, "Bob is out: loses on time"));
  }
}
