package dev.agon.sketch;

import dev.agon.bot.BuiltInBot;
import dev.agon.game.Game;
import dev.agon.game.Parsed;
import dev.agon.game.Step;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.Codec;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.LegalMoves;
import dev.agon.game.kit.Observer;
import dev.agon.game.kit.RollCodec;
import dev.agon.json.Json;
import dev.agon.json.JsonFields;
import dev.agon.sketch.KuhnPokerSketch.Action;
import dev.agon.sketch.KuhnPokerSketch.Card;
import dev.agon.sketch.KuhnPokerSketch.Deal;
import dev.agon.sketch.KuhnPokerSketch.State;
import dev.agon.sketch.KuhnPokerSketch.View;
import java.util.List;
import java.util.Optional;

/** Kuhn poker with its codec, one bot, and what each seat is told. */
public class KuhnPokerKit implements GameKit<State, View, Action>, Codec<View, Action> {
  private final KuhnPokerSketch game = new KuhnPokerSketch();

  @Override
  public Game<State, View, Action> game() {
    return game;
  }

  @Override
  public Codec<View, Action> codec() {
    return this;
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
    return Optional.of(RollCodec.of(Deal.class, KuhnPokerKit::json, KuhnPokerKit::deal));
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
            return Optional.of(Json.object().with("card", deal.of(seat).name()));
          }
          return before instanceof State.Betting(Deal deal, List<Action> line)
                  && after instanceof State.Ended
                  && step instanceof Step.Moved<Action>(_, Action last)
                  && line.getLast() == last
              ? Optional.of(json(deal))
              : Optional.empty();
        });
  }

  static Json json(Deal deal) {
    return Json.object().with("first", deal.first().name()).with("second", deal.second().name());
  }

  private static Parsed<Deal> deal(Json json) {
    return Parsed.of(
        () -> {
          JsonFields cards = JsonFields.of(json, "the deal");
          return new Deal(Card.valueOf(cards.text("first")), Card.valueOf(cards.text("second")));
        });
  }

  @Override
  public Json viewJson(View view) {
    return Json.object()
        .with("card", view.card().name())
        .with("line", Json.array(view.line().stream().map(this::moveJson).toList()));
  }

  @Override
  public Json moveJson(Action action) {
    return Json.of(action.name());
  }

  @Override
  public Parsed<Action> readMove(View view, Json json) {
    return json instanceof Json.Str(String word)
        ? Parsed.of(() -> Action.valueOf(word))
        : Parsed.expected("a word", json.toString());
  }
}
