package dev.agon.games.canopy.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.game.Dice;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Outcome;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.games.canopy.rules.Choice.Fight;
import dev.agon.games.canopy.rules.Choice.Reply;
import dev.agon.games.canopy.rules.Choice.Rest;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The rules of a turn, by name. */
final class CanopyTest {
  /** Of two with 100 in one layer: win, draw and lose. */
  private static final int WIN = 50;

  private static final int DRAW = 187;
  private static final int LOSE = 299;

  private final Canopy game = new Canopy();
  private CanopyState state = CanopyState.start(new Rulings(5, 1_000, false), 3);

  private void start(int players, int turns, int rounds) {
    state = CanopyState.start(new Rulings(turns, rounds, false), players);
  }

  private void order(int... players) {
    state = game.apply(state, new Step.Rolled<>(Order.of(players)));
  }

  private void draws(int number) {
    assertThat(game.turn(state)).isInstanceOf(Turn.Chance.class);
    state = game.apply(state, new Step.Rolled<>(new CanopyRoll.Drawn(number)));
  }

  private void chooses(int seat, Choice choice) {
    assertAsked(seat);
    assertThat(game.refuse(state, seat, choice)).isEmpty();
    state = game.apply(state, new Step.Moved<>(seat, choice));
  }

  private void forfeits(int seat) {
    state = game.apply(state, new Step.Forfeited<>(seat, ForfeitReason.TIME));
  }

  private void assertAsked(int seat) {
    assertThat(game.turn(state)).isEqualTo(new Turn.OneDecides(seat));
  }

  private void assertOver() {
    assertThat(game.turn(state)).isInstanceOf(Turn.Over.class);
  }

  private String refused(int seat, Choice choice) {
    return game.refuse(state, seat, choice).orElse("");
  }

  private double experience(int seat) {
    return state.forest().player(seat).experience();
  }

  private List<Integer> places() {
    Outcome outcome = game.outcome(state);
    return List.of(outcome.place(0), outcome.place(1), outcome.place(2));
  }

  @Test
  void everybodyHasATurnInTheOrderDrawnAndThenAnotherIsDrawn() {
    order(2, 0, 1);
    chooses(2, Rest.REST);
    chooses(0, Rest.REST);
    chooses(1, Rest.REST);
    order(1, 2, 0);
    assertAsked(1);
    assertThat(game.view(state, 1).round()).isEqualTo(2);
    assertThat(experience(1)).isEqualTo(150);
  }

  @Test
  void nobodyRestsTwiceInARow() {
    order(0, 1, 2);
    chooses(0, Rest.REST);
    chooses(1, Rest.REST);
    chooses(2, Rest.REST);
    order(0, 1, 2);
    assertThat(refused(0, Rest.REST)).isEqualTo("rested on its last turn");
    chooses(0, new Fight(1));
    draws(state.intervals().win());
    chooses(1, Reply.RETREAT);
    assertThat(game.view(state, 1).mayRest()).isFalse();
    assertThat(game.view(state, 0).mayRest()).isTrue();
  }

  @Test
  void aRootFightsRootsAndAnyoneElseItsParent() {
    order(0, 1, 2);
    assertThat(refused(0, new Fight(0))).isEqualTo("fights itself");
    assertThat(refused(0, new Fight(3))).isEqualTo("fights 3; the players are 0 to 2");
    chooses(0, new Fight(1));
    draws(WIN);
    assertThat(refused(1, new Fight(2))).isEqualTo("fights 2, but may fight only its parent, 0");
    assertThat(refused(2, new Fight(1))).isEqualTo("is a root and fights 1, which is none");
    assertThat(game.view(state, 1).legal()).containsExactly(new Fight(0), Rest.REST);
    assertThat(game.view(state, 2).legal()).containsExactly(new Fight(0), Rest.REST);
  }

  @Test
  void aDrawAsksTheChallengedInsideTheTurn() {
    order(0, 1, 2);
    chooses(0, new Fight(2));
    draws(DRAW);
    assertAsked(2);
    assertThat(game.view(state, 2).question()).isEqualTo(CanopyView.Asked.ANSWER);
    assertThat(refused(2, Rest.REST)).contains("fight back or retreat");
    chooses(2, Reply.RETREAT);
    assertThat(experience(0)).isEqualTo(100);
    assertAsked(1);
    assertThat(refused(1, Reply.RETREAT)).contains("on its own turn");
  }

  /**
   * Player 0 has 150 and 2 has 100. A drawn number of 150 is the first beyond the win interval.
   * Fought back, 0 loses 150/100 * 50 / 4 = 18.75 and has 131.25. Then 2 challenges: A = 100, B =
   * 100 - 31.25 = 68.75, that is 69, C = 131. Its win at k = 2 brings 1.3125 * 100 / 2 = 65.625,
   * and costs the other at k = 3 1.3125 * 31.25 / 3 = 13.67.
   */
  @Test
  void aPlayerWhoFightsBackIsTheChallenger() {
    order(0, 1, 2);
    chooses(0, Rest.REST);
    chooses(1, Rest.REST);
    chooses(2, new Fight(1));
    draws(100);
    chooses(1, Reply.RETREAT);
    order(0, 1, 2);
    chooses(0, new Fight(2));
    draws(150);
    chooses(2, Reply.FIGHT_BACK);
    assertThat(experience(0)).isEqualTo(131.25);
    assertThat(state.intervals()).isEqualTo(new Intervals(100, 131, 69, false));
    draws(99);
    assertThat(experience(2)).isEqualTo(165.625);
    assertThat(experience(0)).isEqualTo(131.25 - 1.3125 * 31.25 / 3);
    assertThat(state.forest().parent(0)).isEqualTo(2);
    // It has fought back, and still has its own turn in the round.
    chooses(1, new Fight(2));
    draws(0);
    assertAsked(2);
  }

  @Test
  void afterASecondDrawBothRetreatAndTheQuarterStaysLost() {
    order(0, 1, 2);
    chooses(0, Rest.REST);
    chooses(1, Rest.REST);
    chooses(2, Rest.REST);
    order(1, 0, 2);
    // 150 against 150: A = B + 50 = C = 150, B = 100.
    chooses(1, new Fight(2));
    draws(150);
    chooses(2, Reply.FIGHT_BACK);
    // 50 / 4 = 12.5 less; then A = 150, B = 87.5, rounded up to 88.
    assertThat(experience(1)).isEqualTo(137.5);
    draws(150 + 87);
    assertThat(experience(1)).isEqualTo(137.5);
    assertThat(experience(2)).isEqualTo(150);
    assertAsked(0);
  }

  /** With three, one layer is a third: the child's A is 100 * 4/3, the parent's 150 * 2/3. */
  @Test
  void layersCountInTheWinIntervalOfTheOneWhoChallenges() {
    order(0, 1, 2);
    chooses(0, new Fight(1));
    draws(WIN);
    chooses(1, new Fight(0));
    assertThat(state.intervals()).isEqualTo(new Intervals(133, 150, 50, false));
    draws(133);
    chooses(0, Reply.FIGHT_BACK);
    assertThat(state.intervals()).isEqualTo(new Intervals(100, 100, 50, false));
  }

  /** Players 1 and 2 are below 0 after the second turn of the round, which is its first as such. */
  @Test
  void theRootOfAllForKTurnsInARowWins() {
    start(3, 3, 1_000);
    order(0, 1, 2);
    chooses(0, new Fight(1));
    draws(WIN);
    chooses(1, Rest.REST);
    chooses(2, new Fight(0));
    // A = 100 * 4/3, B = 50, C = 150: the last number loses.
    draws(133 + 50 + 149);
    assertThat(game.view(state, 0).ruler()).hasValue(0);
    assertThat(game.view(state, 0).reign()).isEqualTo(1);
    order(1, 2, 0);
    chooses(1, new Fight(0));
    draws(state.intervals().total() - 1);
    assertThat(game.view(state, 0).winner()).isEmpty();
    chooses(2, Rest.REST);
    assertOver();
    assertThat(game.view(state, 0).winner()).hasValue(0);
    assertThat(game.view(state, 0).round()).isEqualTo(2);
    assertThat(places().getFirst()).isEqualTo(1);
  }

  @Test
  void aNewRootOfAllBeginsToCountAnew() {
    start(2, 3, 1_000);
    order(0, 1);
    chooses(0, new Fight(1));
    draws(WIN);
    assertThat(state.reign()).isEqualTo(new CanopyState.Reign(0, 1));
    chooses(1, new Fight(0));
    draws(0);
    assertThat(state.reign()).isEqualTo(new CanopyState.Reign(1, 1));
    order(0, 1);
    chooses(0, Rest.REST);
    chooses(1, Rest.REST);
    assertOver();
    assertThat(game.view(state, 1).winner()).hasValue(1);
  }

  @Test
  void withOneTurnToWinTheFirstRootOfAllWinsAtOnce() {
    start(2, 1, 1_000);
    order(1, 0);
    chooses(1, new Fight(0));
    draws(LOSE);
    assertOver();
    assertThat(game.view(state, 0).winner()).hasValue(0);
  }

  @Test
  void aSoleRootThatMayNotRestIsPassedOverAndMayRestTheTimeAfter() {
    start(2, 1_000, 1_000);
    order(1, 0);
    chooses(1, new Fight(0));
    draws(LOSE);
    assertThat(game.view(state, 0).legal()).containsExactly(Rest.REST);
    chooses(0, Rest.REST);
    order(0, 1);
    assertAsked(1);
    chooses(1, Rest.REST);
    assertThat(state.reign().turns()).isEqualTo(4);
    order(0, 1);
    assertAsked(0);
    assertThat(game.view(state, 0).mayRest()).isTrue();
  }

  /** Player 0 is one layer up; 1 and 2 share the rest by experience. */
  @Test
  void afterTheLastRoundLayersDecideAndThenExperience() {
    start(3, 5, 1);
    order(0, 1, 2);
    chooses(0, new Fight(1));
    draws(WIN);
    chooses(1, Rest.REST);
    chooses(2, Rest.REST);
    assertOver();
    assertThat(game.view(state, 0).winner()).isEmpty();
    assertThat(places()).containsExactly(1, 2, 2);
    assertThat(game.outcome(state).points(0)).isEqualTo(2);
    assertThat(game.outcome(state).points(1)).isEqualTo(0.5);
  }

  @Test
  void aPlayerThatForfeitsOnlyPassesAndRetreatsAndIsLast() {
    start(3, 5, 2);
    order(0, 1, 2);
    forfeits(0);
    chooses(1, new Fight(0));
    draws(DRAW);
    chooses(2, Rest.REST);
    order(0, 2, 1);
    assertAsked(2);
    forfeits(2);
    chooses(1, Rest.REST);
    assertOver();
    assertThat(places()).containsExactly(2, 1, 2);
  }

  @Test
  void aChallengedPlayerThatForfeitsRetreats() {
    order(0, 1, 2);
    chooses(0, new Fight(1));
    draws(DRAW);
    forfeits(1);
    assertAsked(2);
    assertThat(experience(0)).isEqualTo(100);
  }

  /** It stays the root, and the others may still beat it. */
  @Test
  void theRootOfAllCannotWinAfterAForfeit() {
    start(2, 3, 4);
    order(0, 1);
    chooses(0, new Fight(1));
    draws(WIN);
    chooses(1, Rest.REST);
    order(0, 1);
    forfeits(0);
    assertThat(state.reign()).isEqualTo(CanopyState.Reign.NONE);
    chooses(1, new Fight(0));
    draws(0);
    order(0, 1);
    chooses(1, Rest.REST);
    assertOver();
    assertThat(game.view(state, 1).winner()).hasValue(1);
    assertThat(game.outcome(state).place(0)).isEqualTo(2);
  }

  @Test
  void ifEverybodyForfeitsTheMatchIsOverAndAllAreLast() {
    order(0, 1, 2);
    forfeits(1);
    forfeits(0);
    forfeits(2);
    assertOver();
    assertThat(places()).containsExactly(3, 3, 3);
    assertThat(game.outcome(state).lostByAll()).isTrue();
  }

  @Test
  void everyOrderOfThreeIsEquallyLikely() {
    Map<Order, Integer> times = new HashMap<>();
    for (int i = 0; i < 60_000; i++) {
      times.merge(Order.draw(3, new Dice(Dice.seed(3, i))), 1, Integer::sum);
    }
    assertThat(times).hasSize(6);
    double statistic =
        times.values().stream().mapToDouble(count -> (count - 1e4) * (count - 1e4) / 1e4).sum();
    // Exceeded by a fair draw with one seed in a thousand.
    assertThat(statistic).isLessThan(20.5);
  }

  @Test
  void aMatchOfAHundredThousandPlayersCanBePlayed() {
    start(Canopy.MAX_PLAYERS, 5, 1_000);
    state = game.apply(state, new Step.Rolled<>(Order.draw(Canopy.MAX_PLAYERS, new Dice(1))));
    for (int turn = 0; turn < 1_000; turn++) {
      int seat = state.actor();
      CanopyView view = game.view(state, seat);
      chooses(seat, view.legal().get(view.opponents() / 2));
      draws(0);
    }
    assertThat(state.forest().roots().size()).isGreaterThan(99_000);
    assertThat(Settings.defaults(game.spec()).get(Rulings.TURNS)).isEqualTo(5);
  }
}
