package dev.agon.sketch;

import dev.agon.bot.BuiltInBot;
import dev.agon.game.Game;
import dev.agon.game.Step;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.Codec;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.LegalMoves;
import dev.agon.game.kit.Observer;
import dev.agon.game.kit.RollCodec;
import dev.agon.json.Json;
import dev.agon.json.JsonForm;
import dev.agon.sketch.KuhnPokerSketch.Action;
import dev.agon.sketch.KuhnPokerSketch.Card;
import dev.agon.sketch.KuhnPokerSketch.Deal;
import dev.agon.sketch.KuhnPokerSketch.State;
import dev.agon.sketch.KuhnPokerSketch.View;
import java.util.List;
import java.util.Optional;

/** Kuhn poker with its codec, one bot, and what each seat is told. */
public class KuhnPokerKit implements GameKit<State, View, Action> {
  static final JsonForm<Card> CARD = new JsonForm<>(Card.class);
  static final JsonForm<Deal> DEAL = new JsonForm<>(Deal.class);

  private final KuhnPokerSketch game = new KuhnPokerSketch();

  @Override
  public Game<State, View, Action> game() {
    return game;
  }

  @Override
  public Codec<View, Action> codec() {
    return Codec.of(View.class, Action.class);
  }

  @Override
  public List<BuiltInBot<View, Action>> bots() {
    return List.of(
        new BuiltInBot<>(
            "honest",
            "bets on a king",
            _ -> view -> view.card() == Card.KING ? Action.BET : Action.PASS));
  }

  @Override
  public Optional<RollCodec> rollCodec() {
    return Optional.of(RollCodec.of(Deal.class));
  }

  @Override
  public Optional<LegalMoves<View, Action>> legalMoves() {
    return Optional.of(game);
  }

  /** A seat is told its own card, and at a showdown everybody is told both. */
  @Override
  public Optional<Observer<State, Action>> observer() {
    return Optional.of(
        (before, step, after, from) -> {
          if (step instanceof Step.Rolled<Action>(Deal deal)
              && from.audience() instanceof Viewpoint.AtSeat(int seat)) {
            return Optional.of(Json.object().with("card", CARD.write(deal.of(seat))));
          }
          return before instanceof State.Betting(Deal deal, List<Action> line)
                  && after instanceof State.Ended
                  && step instanceof Step.Moved<Action>(_, Action last)
                  && line.getLast() == last
              ? Optional.of(DEAL.write(deal))
              : Optional.empty();
        });
  }
}
