package dev.agon.sketch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.game.kit.GameKit;
import dev.agon.sketch.KuhnPokerSketch.Action;
import dev.agon.sketch.KuhnPokerSketch.Card;
import dev.agon.sketch.KuhnPokerSketch.Deal;
import dev.agon.sketch.KuhnPokerSketch.State;
import dev.agon.sketch.KuhnPokerSketch.View;
import dev.agon.testkit.GameContract;
import org.junit.jupiter.api.Test;

class KuhnPokerSketchTest extends GameContract<State, View, Action> {
  private final KuhnPokerSketch game = new KuhnPokerSketch();

  @Override
  protected GameKit<State, View, Action> kit() {
    return new KuhnPokerKit();
  }

  @Test
  void perfectPlayLosesTheFirstSeatAnEighteenth() {
    double sum = 0;
    for (Card first : Card.values()) {
      for (Card second : Card.values()) {
        sum += first == second ? 0 : worthToTheFirst(dealt(first, second));
      }
    }
    assertThat(sum / 6).isCloseTo(-1.0 / 18, within(1e-12));
  }

  private State dealt(Card first, Card second) {
    return game.apply(game.start(settings(), 2), new Step.Rolled<Action>(new Deal(first, second)));
  }

  private double worthToTheFirst(State state) {
    return switch (game.turn(state)) {
      case Turn.OneDecides(int seat) -> {
        double bets = perfectBets(seat, game.view(state, seat));
        yield bets * worthToTheFirst(game.apply(state, new Step.Moved<>(seat, Action.BET)))
            + (1 - bets) * worthToTheFirst(game.apply(state, new Step.Moved<>(seat, Action.PASS)));
      }
      case Turn.Over _ -> game.outcome(state).points(0);
      case Turn.SeveralDecide _, Turn.Chance _ -> throw new AssertionError(state);
    };
  }

  /** How often an equilibrium strategy bets: the first seat never opens, the second bluffs. */
  private static double perfectBets(int seat, View view) {
    boolean facesABet = !view.line().isEmpty() && view.line().getLast() == Action.BET;
    return switch (view.card()) {
      case JACK -> seat == 1 && !facesABet ? 1.0 / 3 : 0;
      case QUEEN -> facesABet ? 1.0 / 3 : 0;
      case KING -> seat == 1 || facesABet ? 1 : 0;
    };
  }
}
