package dev.agon.web;

import dev.agon.bot.BuiltInBot;
import dev.agon.game.Game;
import dev.agon.game.GameSpec;
import dev.agon.game.Outcome;
import dev.agon.game.Parsed;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.game.kit.Codec;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.LegalMoves;
import dev.agon.json.Json;
import dev.agon.web.PilesKit.Piles;
import dev.agon.web.PilesKit.Taken;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Nim without a picture: whoever takes the last stone wins. */
public class PilesKit
    implements GameKit<Piles, Piles, Taken>, Game<Piles, Piles, Taken>, Codec<Piles, Taken> {
  private final GameSpec spec;

  /** The piles, and who has taken what. */
  public record Piles(List<Integer> piles, List<Taken> taken, int loser) {
    int seat() {
      return taken.size() % 2;
    }
  }

  /** A move: so many stones of a pile. */
  public record Taken(int pile, int take) {}

  /** With a button for each move. */
  public PilesKit() {
    this("piles");
  }

  PilesKit(String id) {
    spec = GameSpec.named(id, id.equals("piles") ? "Piles" : "Typed piles");
  }

  @Override
  public Game<Piles, Piles, Taken> game() {
    return this;
  }

  @Override
  public Codec<Piles, Taken> codec() {
    return this;
  }

  @Override
  public Optional<LegalMoves<Piles, Taken>> legalMoves() {
    return Optional.of(PilesKit::moves);
  }

  private static List<Taken> moves(Piles piles) {
    List<Taken> moves = new ArrayList<>();
    for (int pile = 0; pile < piles.piles().size(); pile++) {
      for (int take = 1; take <= piles.piles().get(pile); take++) {
        moves.add(new Taken(pile + 1, take));
      }
    }
    return moves;
  }

  @Override
  public List<BuiltInBot<Piles, Taken>> bots() {
    return List.of(
        new BuiltInBot<>("One", "takes one stone", _ -> piles -> moves(piles).getFirst()));
  }

  @Override
  public GameSpec spec() {
    return spec;
  }

  @Override
  public Piles start(Settings settings, int seats) {
    return new Piles(List.of(1, 2, 3), List.of(), -1);
  }

  @Override
  public Turn turn(Piles state) {
    return state.loser() >= 0 ? new Turn.Over() : new Turn.OneDecides(state.seat());
  }

  @Override
  public Optional<String> refuse(Piles state, int seat, Taken move) {
    return moves(state).contains(move) ? Optional.empty() : Optional.of("takes what is not there");
  }

  @Override
  public Piles apply(Piles state, Step<Taken> step) {
    if (step instanceof Step.Forfeited<Taken>(int seat, _)) {
      return new Piles(state.piles(), state.taken(), seat);
    }
    Taken move = ((Step.Moved<Taken>) step).move();
    List<Integer> piles = new ArrayList<>(state.piles());
    piles.set(move.pile() - 1, piles.get(move.pile() - 1) - move.take());
    List<Taken> taken = new ArrayList<>(state.taken());
    taken.add(move);
    boolean isOver = piles.stream().allMatch(stones -> stones == 0);
    return new Piles(piles, taken, isOver ? 1 - state.seat() : -1);
  }

  /** As the contract allows, nobody sees anything while it is not asked. */
  @Override
  public Piles view(Piles state, int seat) {
    if (state.loser() >= 0 || state.seat() != seat) {
      throw new IllegalStateException("seat " + seat + " is not asked");
    }
    return state;
  }

  @Override
  public Outcome outcome(Piles state) {
    return Outcome.byPoints(state.loser() == 0 ? 0 : 1, state.loser() == 1 ? 0 : 1);
  }

  @Override
  public Json viewJson(Piles view) {
    return Json.object()
        .with("piles", Json.array(view.piles().stream().map(one -> Json.of((long) one)).toList()))
        .with("taken", Json.array(view.taken().stream().map(this::moveJson).toList()))
        .with(
            "you",
            Json.object()
                .with("seat", view.seat())
                .with("<hint>", new Json.Bool(view.taken().isEmpty())));
  }

  @Override
  public Json moveJson(Taken move) {
    return Json.object().with("pile", move.pile()).with("take", move.take());
  }

  @Override
  public Parsed<Taken> readMove(Piles view, Json json) {
    return json instanceof Json.Obj object
            && object.get("pile").orElse(json) instanceof Json.Num pile
            && object.get("take").orElse(json) instanceof Json.Num take
            && pile.asInt().isPresent()
            && take.asInt().isPresent()
        ? new Parsed.Value<>(new Taken(pile.asInt().get(), take.asInt().get()))
        : Parsed.expected("{\"pile\":1,\"take\":1}", json.toString());
  }
}
