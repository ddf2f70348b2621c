package dev.agon.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.agon.api.PublicApi;
import dev.agon.game.Dice;
import dev.agon.game.DrawKey;
import dev.agon.game.ForfeitReason;
import dev.agon.game.Game;
import dev.agon.game.GameSpec;
import dev.agon.game.Outcome;
import dev.agon.game.Setting;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.match.Referee;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests that the rules of every game must pass, on random matches; inherit them. */
@PublicApi
public abstract class RulesContract<S, V, M> {
  private static final int MATCHES = 50;

  /** More steps than any match with these settings takes. */
  private static final int ENDLESS = 1_000_000;

  /** The game to test. */
  protected abstract Game<S, V, M> game();

  /** A legal move for the view; any will do. */
  protected abstract M someMove(V view, Dice dice);

  /** The settings of the matches; the game's defaults unless overridden. */
  protected Settings settings() {
    return Settings.defaults(game().spec());
  }

  /** The numbers of seats that are tested. */
  protected List<Integer> seatCounts() {
    int most = Math.min(game().spec().maxSeats(), game().spec().minSeats() + 4);
    return IntStream.rangeClosed(game().spec().minSeats(), most).boxed().toList();
  }

  @Test
  void aMatchEndsAndEverySeatHasAPlace() {
    forRandomMatches(
        (seats, dice) -> {
          S end = walk(game().start(settings(), seats), dice, dice.nextLong(), _ -> {});
          Outcome outcome = game().outcome(end);
          assertThat(outcome.seats()).isEqualTo(seats);
          assertPlacesAreSound(outcome);
        });
  }

  /**
   * A seat is first, and the place after k seats that share one is k higher; or everybody loses and
   * all share the last place.
   */
  private static void assertPlacesAreSound(Outcome outcome) {
    int[] places = IntStream.range(0, outcome.seats()).map(outcome::place).sorted().toArray();
    if (places[0] == places.length && places.length > 1) {
      return;
    }
    for (int i = 0; i < places.length; i++) {
      int expected = i > 0 && places[i] == places[i - 1] ? places[i - 1] : i + 1;
      assertThat(places[i]).isEqualTo(expected);
    }
  }

  @Test
  void everyRuleSetChoosesSettingsThatTheGameHas() {
    for (GameSpec.RuleSet set : game().spec().ruleSets()) {
      Map<String, String> chosen = Map.of(GameSpec.RuleSet.KEY, set.id());
      assertThat(Settings.of(game().spec(), chosen).changed()).isEqualTo(set.values());
    }
    assertThat(game().spec().settings())
        .extracting(Setting::key)
        .doesNotContain(GameSpec.RuleSet.KEY);
  }

  @Test
  void onlySeatsThatExistAreAsked() {
    forEveryState(
        (state, seats, _) -> {
          List<Integer> asked = asked(state);
          assertThat(asked).allMatch(seat -> 0 <= seat && seat < seats);
          assertThat(asked).isSorted().doesNotHaveDuplicates();
        });
  }

  @Test
  void theSameDealAndMovesGiveTheSameOutcome() {
    forRandomMatches(
        (seats, dice) -> {
          long moves = dice.nextLong();
          long deal = dice.nextLong();
          S once = walk(game().start(settings(), seats), new Dice(moves), deal, _ -> {});
          S again = walk(game().start(settings(), seats), new Dice(moves), deal, _ -> {});
          assertThat(game().outcome(again)).isEqualTo(game().outcome(once));
        });
  }

  @Test
  void noTwoChanceTurnsOfAMatchHaveTheSameKey() {
    forRandomMatches(
        (seats, dice) -> {
          Set<Long> keys = new HashSet<>();
          walk(
              game().start(settings(), seats),
              dice,
              dice.nextLong(),
              state -> {
                if (game().turn(state) instanceof Turn.Chance chance) {
                  assertThat(keys.add(chance.key())).as("key %s is new", chance.key()).isTrue();
                }
              });
        });
  }

  @Test
  void aMatchEndsAfterAForfeitOfAnySeatAtAnyTime() {
    for (int seats : seatCounts()) {
      Dice dice = new Dice(Dice.seed(3, seats));
      List<S> states = new ArrayList<>();
      walk(game().start(settings(), seats), dice, dice.nextLong(), states::add);
      for (S state : states) {
        for (int seat = 0; seat < seats; seat++) {
          for (ForfeitReason reason : ForfeitReason.values()) {
            S after = game().apply(state, new Step.Forfeited<>(seat, reason));
            S end = walk(after, new Dice(dice.nextLong()), dice.nextLong(), _ -> {});
            assertPlacesAreSound(game().outcome(end));
          }
        }
      }
    }
  }

  @Test
  void aMatchInWhichEverybodyForfeitsEnds() {
    for (int seats : seatCounts()) {
      S state = game().start(settings(), seats);
      Dice dice = new Dice(seats);
      while (!(game().turn(state) instanceof Turn.Over)) {
        List<Integer> asked = asked(state);
        state =
            asked.isEmpty()
                ? step(state, dice, dice.nextLong())
                : game().apply(state, new Step.Forfeited<>(asked.getFirst(), ForfeitReason.TIME));
      }
      assertPlacesAreSound(game().outcome(state));
    }
  }

  @Test
  void aMatchEndsIfAllSeatsAskedAtOnceForfeit() {
    forEveryState(
        (state, _, dice) -> {
          S after = state;
          for (int seat : asked(state)) {
            after = game().apply(after, new Step.Forfeited<>(seat, ForfeitReason.DISCONNECTED));
          }
          S end = walk(after, new Dice(dice.nextLong()), dice.nextLong(), _ -> {});
          assertPlacesAreSound(game().outcome(end));
        });
  }

  @Test
  void aStepDoesNotChangeTheStateBeforeIt() {
    forRandomMatches(
        (seats, dice) -> {
          S start = game().start(settings(), seats);
          long deal = dice.nextLong();
          long moves = dice.nextLong();
          S first = walk(start, new Dice(moves), deal, _ -> {});
          walk(start, new Dice(dice.nextLong()), dice.nextLong(), _ -> {});
          S again = walk(start, new Dice(moves), deal, _ -> {});
          assertThat(game().outcome(again)).isEqualTo(game().outcome(first));
        });
  }

  /** A state of a random match that is not over, given the seats and the dice of the match. */
  @FunctionalInterface
  protected interface StateTrial<S> {
    void run(S state, int seats, Dice dice);
  }

  /** Tries every state of random matches. */
  protected final void forEveryState(StateTrial<S> trial) {
    forRandomMatches(
        (seats, dice) ->
            walk(
                game().start(settings(), seats),
                dice,
                dice.nextLong(),
                state -> trial.run(state, seats, dice)));
  }

  /** A random match, given its number of seats and its dice. */
  @FunctionalInterface
  protected interface Trial {
    void run(int seats, Dice dice);
  }

  /** Tries 50 matches with each number of seats. */
  protected final void forRandomMatches(Trial trial) {
    for (int seats : seatCounts()) {
      for (int match = 0; match < MATCHES; match++) {
        trial.run(seats, new Dice(Dice.seed(seats, match)));
      }
    }
  }

  /** Plays random moves to the end of the match; the consumer sees every state before its step. */
  protected final S walk(S from, Dice dice, long dealSeed, Consumer<S> before) {
    S state = from;
    int steps = 0;
    while (!(game().turn(state) instanceof Turn.Over)) {
      assertThat(++steps).as("steps of a match").isLessThan(ENDLESS);
      before.accept(state);
      state = step(state, dice, dealSeed);
    }
    return state;
  }

  private S step(S state, Dice dice, long dealSeed) {
    return game().apply(state, next(state, dice, dealSeed));
  }

  /** A random move, or the roll of the deal. */
  protected final Step<M> next(S state, Dice dice, long dealSeed) {
    return switch (game().turn(state)) {
      case Turn.OneDecides(int seat) -> moved(state, seat, dice);
      case Turn.SeveralDecide(List<Integer> seats) -> {
        List<Step.Moved<M>> moves = new ArrayList<>();
        seats.forEach(seat -> moves.add(moved(state, seat, dice)));
        yield new Step.MovedTogether<>(moves);
      }
      case Turn.Chance chance ->
          new Step.Rolled<>(Referee.draw(DrawKey.ofNumber(dealSeed), chance));
      case Turn.Over _ -> throw new IllegalStateException("the match is over");
    };
  }

  private Step.Moved<M> moved(S state, int seat, Dice dice) {
    M move = someMove(game().view(state, seat), dice);
    assertThat(game().refuse(state, seat, move)).as("refusal of %s", move).isEmpty();
    return new Step.Moved<>(seat, move);
  }

  /** The seats that decide in a state; none for a roll and at the end. */
  protected final List<Integer> asked(S state) {
    return game().turn(state).asked();
  }
}
