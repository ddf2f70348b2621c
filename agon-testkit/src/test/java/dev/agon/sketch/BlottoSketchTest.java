package dev.agon.sketch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.bot.Bot;
import dev.agon.game.Dice;
import dev.agon.game.Game;
import dev.agon.game.NoChance;
import dev.agon.game.Outcome;
import dev.agon.game.Settings;
import dev.agon.match.InProcessPlayer;
import dev.agon.match.Referee;
import dev.agon.match.Witness;
import dev.agon.sketch.BlottoSketch.Allocation;
import dev.agon.sketch.BlottoSketch.State;
import dev.agon.sketch.BlottoSketch.View;
import dev.agon.testkit.RulesContract;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BlottoSketchTest extends RulesContract<State, Allocation, NoChance, View> {
  private static final Bot<View, Allocation> STUBBORN = _ -> new Allocation(List.of(4, 3, 2, 1));

  @Override
  protected Game<State, Allocation, NoChance, View> game() {
    return new BlottoSketch();
  }

  @Override
  protected Settings settings() {
    return Settings.of(game().spec(), Map.of("units", "10", "fields", "4", "rounds", "3"));
  }

  @Override
  protected Allocation someMove(View view, Dice dice) {
    List<Integer> units = new ArrayList<>(Collections.nCopies(view.fields(), 0));
    for (int unit = 0; unit < view.units(); unit++) {
      int field = dice.nextInt(view.fields());
      units.set(field, units.get(field) + 1);
    }
    return new Allocation(units);
  }

  @Test
  void aSideLearnsFromEarlierRounds() {
    assertThat(play(STUBBORN, BlottoSketchTest::outbid)).isEqualTo(Outcome.byPoints(4, 8));
  }

  @Test
  void allPointsGoToTheSideWhoseOpponentForfeits() {
    assertThat(play(STUBBORN, BlottoSketchTest::crash)).isEqualTo(Outcome.byPoints(12, 0));
    assertThat(play(BlottoSketchTest::crash, STUBBORN)).isEqualTo(Outcome.byPoints(0, 12));
  }

  @Test
  void nobodyGainsWhenBothForfeitAtOnce() {
    assertThat(play(BlottoSketchTest::crash, BlottoSketchTest::crash))
        .isEqualTo(Outcome.byPoints(0, 0));
  }

  /**
   * One more than the other side had last time wherever it had least, nothing where it had most.
   */
  private static Allocation outbid(View view) {
    if (view.fought().isEmpty()) {
      return new Allocation(List.of(4, 3, 2, 1));
    }
    List<Integer> theirs = view.fought().getLast().sides().get(1 - view.you()).units();
    List<Integer> units = new ArrayList<>(theirs.stream().map(count -> count + 1).toList());
    units.set(theirs.indexOf(Collections.max(theirs)), 0);
    int spare = view.units() - new Allocation(units).total();
    units.set(view.fields() - 1, units.getLast() + spare);
    return new Allocation(units);
  }

  private static Allocation crash(View view) {
    throw new IllegalStateException("no plan for " + view);
  }

  private Outcome play(Bot<View, Allocation> first, Bot<View, Allocation> second) {
    return new Referee<>(game(), settings())
        .play(
            List.of(new InProcessPlayer<>(first), new InProcessPlayer<>(second)), 1, Witness.none())
        .outcome();
  }
}
