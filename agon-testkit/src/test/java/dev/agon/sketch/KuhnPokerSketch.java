package dev.agon.sketch;

import dev.agon.game.Game;
import dev.agon.game.GameSpec;
import dev.agon.game.Outcome;
import dev.agon.game.Roll;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.game.kit.LegalMoves;
import dev.agon.sketch.KuhnPokerSketch.Action;
import dev.agon.sketch.KuhnPokerSketch.Deal;
import dev.agon.sketch.KuhnPokerSketch.State;
import dev.agon.sketch.KuhnPokerSketch.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Kuhn poker: three cards, an ante of one, one bet of one. Shows hidden cards. */
class KuhnPokerSketch implements Game<State, View, Action>, LegalMoves<View, Action> {

  /** A card beats those before it. */
  enum Card {
    JACK,
    QUEEN,
    KING
  }

  enum Action {
    PASS,
    BET
  }

  /** Both hands at once, since neither can be drawn without the other. */
  record Deal(Card first, Card second) implements Roll {
    Deal {
      if (first == second) {
        throw new IllegalArgumentException("there is one " + first);
      }
    }

    Card of(int seat) {
      return seat == 0 ? first : second;
    }
  }

  record View(Card card, List<Action> line) {}

  sealed interface State {
    record Shuffled() implements State {}

    record Betting(Deal deal, List<Action> line) implements State {
      int toAct() {
        return line.size() % 2;
      }
    }

    record Ended(int firstWins) implements State {}
  }

  private static final GameSpec SPEC = GameSpec.named("kuhnpoker", "Kuhn poker");
  private static final long THE_DEAL = 1;
  private static final int ANTE = 1;
  private static final int ANTE_AND_BET = 2;

  @Override
  public GameSpec spec() {
    return SPEC;
  }

  @Override
  public State start(Settings settings, int seats) {
    return new State.Shuffled();
  }

  @Override
  public Turn turn(State state) {
    return switch (state) {
      case State.Shuffled() ->
          new Turn.Chance(
              THE_DEAL,
              dice -> {
                List<Card> deck = new ArrayList<>(List.of(Card.values()));
                return new Deal(
                    deck.remove(dice.nextInt(deck.size())), deck.remove(dice.nextInt(deck.size())));
              });
      case State.Betting betting -> new Turn.OneDecides(betting.toAct());
      case State.Ended _ -> new Turn.Over();
    };
  }

  @Override
  public Optional<String> refuse(State state, int seat, Action action) {
    return Optional.empty();
  }

  @Override
  public List<Action> legalMoves(View view) {
    return List.of(Action.values());
  }

  @Override
  public State apply(State state, Step<Action> step) {
    return switch (step) {
      case Step.Rolled(Deal deal) -> new State.Betting(deal, List.of());
      case Step.Moved(_, Action action) -> acted((State.Betting) state, action);
      case Step.Forfeited(int seat, _) -> forfeited(state, seat);
      case Step.Rolled<Action> _, Step.MovedTogether<Action> _ ->
          throw new IllegalArgumentException("Kuhn poker has no such step: " + step);
    };
  }

  private static State acted(State.Betting before, Action action) {
    List<Action> line = new ArrayList<>(before.line());
    line.add(action);
    if (line.size() == 1) {
      return new State.Betting(before.deal(), List.copyOf(line));
    }
    boolean first = before.deal().first().compareTo(before.deal().second()) > 0;
    return switch (before.line().getLast()) {
      case PASS ->
          switch (action) {
            case PASS -> new State.Ended(first ? ANTE : -ANTE);
            case BET -> new State.Betting(before.deal(), List.copyOf(line));
          };
      case BET ->
          switch (action) {
            case PASS -> new State.Ended(before.toAct() == 0 ? -ANTE : ANTE);
            case BET -> new State.Ended(first ? ANTE_AND_BET : -ANTE_AND_BET);
          };
    };
  }

  /** Costs the most that a hand can. */
  private static State forfeited(State state, int seat) {
    return switch (state) {
      case State.Shuffled _, State.Betting _ ->
          new State.Ended(seat == 0 ? -ANTE_AND_BET : ANTE_AND_BET);
      case State.Ended _ -> state;
    };
  }

  @Override
  public View view(State state, int seat) {
    return switch (state) {
      case State.Betting(Deal deal, List<Action> line) -> new View(deal.of(seat), line);
      case State.Shuffled _, State.Ended _ ->
          throw new IllegalArgumentException("nobody is asked: " + state);
    };
  }

  @Override
  public Outcome outcome(State state) {
    int firstWins = ((State.Ended) state).firstWins();
    return Outcome.byPoints(firstWins, -firstWins);
  }
}
