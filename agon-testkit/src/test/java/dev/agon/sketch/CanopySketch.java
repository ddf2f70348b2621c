package dev.agon.sketch;

import dev.agon.game.Dice;
import dev.agon.game.Game;
import dev.agon.game.Outcome;
import dev.agon.game.Setting;
import dev.agon.game.Settings;
import dev.agon.game.Spec;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.sketch.CanopySketch.Move;
import dev.agon.sketch.CanopySketch.Roll;
import dev.agon.sketch.CanopySketch.View;
import dev.agon.sketch.CanopyState.Phase;
import java.util.List;
import java.util.Optional;

/**
 * A forest of fighters who act in a new random order every round. Shows very many seats, and a
 * question to one inside another's turn.
 */
final class CanopySketch implements Game<CanopyState, Move, Roll, View> {
  static final Setting<Integer> ROUNDS =
      Setting.whole("rounds", "how often everybody acts", 3, 1, 1_000);

  private static final Spec SPEC = new Spec("canopy", "Canopy", 2, 100_000, 10, List.of(ROUNDS));

  sealed interface Move {}

  enum Rest implements Move {
    REST
  }

  record Fight(int opponent) implements Move {}

  /** What one answers who was challenged and held its own. */
  enum Reply implements Move {
    FIGHT_BACK,
    RETREAT
  }

  sealed interface Roll permits Order, Result {}

  /** How a fight went for the challenger. */
  enum Result implements Roll {
    WON,
    LOST,
    DRAWN;

    /** One in four is drawn; the others go by experience. */
    static Result draw(int challenger, int challenged, Dice dice) {
      if (dice.nextInt(4) == 0) {
        return DRAWN;
      }
      return dice.nextInt(challenger + challenged + 2) <= challenger ? WON : LOST;
    }
  }

  /** What a fighter is asked. */
  sealed interface Question {
    record YourTurn() implements Question {}

    record FightBack(int challenger) implements Question {}
  }

  /** A window on the forest as one fighter sees it, valid until the next step. */
  record View(CanopyState state, int you) {
    int players() {
      return state.players();
    }

    int round() {
      return state.round();
    }

    int experience(int seat) {
      return state.fighter(seat).experience();
    }

    Question question() {
      return state.now() instanceof Phase.Asks(int challenger, _)
          ? new Question.FightBack(challenger)
          : new Question.YourTurn();
    }
  }

  @Override
  public Spec spec() {
    return SPEC;
  }

  @Override
  public CanopyState start(Settings settings, int seats) {
    return CanopyState.start(seats, settings.get(ROUNDS));
  }

  @Override
  public Turn<Roll> turn(CanopyState state) {
    return switch (state.now()) {
      case Phase.DrawsOrder _ ->
          new Turn.Chance<>(Dice.seed(state.round()), dice -> Order.draw(state.players(), dice));
      case Phase.Acts(int seat) -> new Turn.OneDecides<>(seat);
      case Phase.Asks(_, int challenged) -> new Turn.OneDecides<>(challenged);
      case Phase.Fights(int challenger, int challenged, boolean back) -> {
        int attack = state.fighter(challenger).experience();
        int defence = state.fighter(challenged).experience();
        yield new Turn.Chance<>(
            Dice.seed(state.round(), state.place(), back ? 1 : 0),
            dice -> Result.draw(attack, defence, dice));
      }
      case Phase.Over _ -> new Turn.Over<>();
    };
  }

  @Override
  public Optional<String> refuse(CanopyState state, int seat, Move move) {
    boolean asked = state.now() instanceof Phase.Asks;
    return switch (move) {
      case Fight(int opponent) when opponent < 0 || opponent >= state.players() ->
          Optional.of("fights " + opponent + "; there are " + state.players() + " players, from 0");
      case Fight(int opponent) when opponent == seat -> Optional.of("fights itself");
      case Rest _, Fight _ ->
          asked ? Optional.of("is asked to fight back or retreat") : Optional.empty();
      case Reply _ -> asked ? Optional.empty() : Optional.of("was not challenged; rest or fight");
    };
  }

  @Override
  public CanopyState apply(CanopyState state, Step<Move, Roll> step) {
    return switch (step) {
      case Step.Moved(int seat, Rest _) -> state.rested(seat);
      case Step.Moved(int seat, Fight(int opponent)) -> state.challenged(seat, opponent);
      case Step.Moved(_, Reply reply) ->
          switch (reply) {
            case FIGHT_BACK -> state.foughtBack();
            case RETREAT -> state.retreated();
          };
      case Step.Rolled(Order order) -> state.ordered(order);
      case Step.Rolled(Result result) -> state.fought(result);
      case Step.Forfeited(int seat, _) -> state.faulted(seat);
      case Step.MovedTogether<Move, Roll> _ ->
          throw new IllegalArgumentException("Canopy has no such step: " + step);
    };
  }

  @Override
  public View view(CanopyState state, int seat) {
    return new View(state, seat);
  }

  @Override
  public Outcome outcome(CanopyState state) {
    return state.outcome();
  }
}
