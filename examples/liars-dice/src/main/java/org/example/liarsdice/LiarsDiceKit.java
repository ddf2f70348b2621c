package org.example.liarsdice;

import dev.agon.bot.BuiltInBot;
import dev.agon.game.Game;
import dev.agon.game.Parsed;
import dev.agon.game.Step;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.Codec;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.LegalMoves;
import dev.agon.game.kit.Narrator;
import dev.agon.game.kit.Observer;
import dev.agon.game.kit.Questioner;
import dev.agon.game.kit.RollCodec;
import dev.agon.game.picture.Picture;
import dev.agon.json.Json;
import dev.agon.json.JsonFields;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.example.liarsdice.LiarsDice.Throw;
import org.example.liarsdice.LiarsDice.View;
import org.example.liarsdice.Move.Bid;
import org.example.liarsdice.Move.Liar;

/** Liar's Dice with everything that belongs to it. */
public final class LiarsDiceKit implements GameKit<Table, View, Move>, Codec<View, Move> {
  private final LiarsDice game = new LiarsDice();
  private final Words words = new Words();

  @Override
  public Game<Table, View, Move> game() {
    return game;
  }

  @Override
  public Codec<View, Move> codec() {
    return this;
  }

  @Override
  public List<BuiltInBot<View, Move>> bots() {
    return Bots.ALL;
  }

  @Override
  public Optional<LegalMoves<View, Move>> legalMoves() {
    return Optional.of(LiarsDice::legalMoves);
  }

  @Override
  public Optional<Narrator<Table, Move>> narrator() {
    return Optional.of(words);
  }

  @Override
  public Optional<Questioner<View, Move>> questioner() {
    return Optional.of(words);
  }

  @Override
  public Optional<Picture<Table, Move>> picture() {
    return Optional.of(DicePicture::first);
  }

  @Override
  public Optional<Observer<Table, Move>> observer() {
    return Optional.of(LiarsDiceKit::told);
  }

  /** A seat is told its own dice; everybody is told what is said, and after "liar" all dice. */
  private static Optional<Json> told(Table before, Step<Move> step, Table after, Viewpoint from) {
    return switch (step) {
      case Step.Rolled(Throw(int seat, var dice)) when !dice.isEmpty() && from.isFrom(seat) ->
          Optional.of(Json.object().with("dice", array(dice, Json::of)));
      case Step.Moved(int seat, Bid bid) -> Optional.of(json(bid).with("seat", seat));
      case Step.Moved(int seat, Liar()) -> {
        Json hands = array(before.hands(), dice -> array(dice, Json::of));
        Json.Obj told = Json.object().with("liar", before.bidder()).with("hands", hands);
        yield Optional.of(told.with("loser", before.loser()).with("seat", seat));
      }
      case Step.Forfeited(int seat, _) -> Optional.of(Json.object().with("out", seat));
      default -> Optional.empty();
    };
  }

  @Override
  public Optional<RollCodec> rollCodec() {
    return Optional.of(RollCodec.of(Throw.class, LiarsDiceKit::json, LiarsDiceKit::readThrow));
  }

  private static Json json(Throw roll) {
    return Json.object().with("seat", roll.seat()).with("dice", array(roll.dice(), Json::of));
  }

  private static Parsed<Throw> readThrow(Json json) {
    return Parsed.of(() -> readThrow(JsonFields.of(json, "the throw")));
  }

  private static Throw readThrow(JsonFields json) {
    return new Throw(json.whole("seat"), json.wholes("dice"));
  }

  @Override
  public Json viewJson(View view) {
    return Json.object()
        .with("you", view.you())
        .with("dice", array(view.dice(), Json::of))
        .with("left", array(view.table().left(), Json::of))
        .with("wild", new Json.Bool(view.table().wild()))
        .with("starter", view.table().speaker(0))
        .with("bids", array(view.table().bids(), LiarsDiceKit::json));
  }

  @Override
  public Json moveJson(Move move) {
    return move instanceof Bid bid ? json(bid) : Json.of("liar");
  }

  @Override
  public Parsed<Move> readMove(View view, Json json) {
    return json.equals(Json.of("liar"))
        ? new Parsed.Value<>(new Liar())
        : Parsed.of(() -> readBid(JsonFields.of(json, "a bid")));
  }

  private static Bid readBid(JsonFields json) {
    return new Bid(json.whole("count"), json.whole("face"));
  }

  private static Json.Obj json(Bid bid) {
    return Json.object().with("count", bid.count()).with("face", bid.face());
  }

  private static <T> Json array(List<T> items, Function<T, Json> json) {
    return Json.array(items.stream().map(json).toList());
  }
}
