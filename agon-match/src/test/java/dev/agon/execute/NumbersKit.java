package dev.agon.execute;

import dev.agon.bot.Bot;
import dev.agon.bot.BuiltInBot;
import dev.agon.game.Game;
import dev.agon.game.GameSpec;
import dev.agon.game.Outcome;
import dev.agon.game.Parsed;
import dev.agon.game.Setting;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.game.kit.Codec;
import dev.agon.game.kit.GameKit;
import dev.agon.json.Json;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game for tests of what runs events: seats say numbers from 0 to 9 in turn, and the highest sum
 * wins. A forfeit ends the match. Some of its bots misbehave.
 */
public final class NumbersKit
    implements GameKit<NumbersKit.State, Integer, Integer>,
        Game<NumbersKit.State, Integer, Integer>,
        Codec<Integer, Integer> {
  public static final String ID = "numbers";
  public static final Setting<Integer> ROUNDS =
      Setting.whole("rounds", "how many numbers each seat says", 3, 1, 9);

  private static final int BOUND = 10;
  private static final GameSpec SPEC =
      GameSpec.named(ID, "Numbers").withSeats(2, 4).withSettings(List.of(ROUNDS));

  /**
   * A match.
   *
   * @param left how many numbers are still to be said
   * @param sums by seat
   */
  public record State(int left, List<Integer> sums) {
    public State {
      sums = List.copyOf(sums);
    }
  }

  @Override
  public Game<State, Integer, Integer> game() {
    return this;
  }

  @Override
  public Codec<Integer, Integer> codec() {
    return this;
  }

  @Override
  public List<BuiltInBot<Integer, Integer>> bots() {
    return List.of(
        bot("Low", _ -> 1),
        bot("High", _ -> 8),
        new BuiltInBot<>(
            "Random",
            "says any number",
            seating -> {
              var dice = seating.dice();
              return _ -> dice.nextInt(BOUND);
            }),
        new BuiltInBot<>(
            "Sometimes",
            "throws now and then",
            seating -> {
              var dice = seating.dice();
              return _ -> said(dice.nextInt(BOUND));
            }),
        bot("Thrower", _ -> said(0)),
        bot("Silent", _ -> nothing()));
  }

  private static BuiltInBot<Integer, Integer> bot(String name, Bot<Integer, Integer> bot) {
    return new BuiltInBot<>(name, "always does the same", _ -> bot);
  }

  private static int said(int number) {
    if (number == 0) {
      throw new IllegalStateException("no number");
    }
    return number;
  }

  @SuppressWarnings("NullAway") // a bot that breaks its contract
  private static Integer nothing() {
    @Nullable Integer number = null;
    return number;
  }

  @Override
  public GameSpec spec() {
    return SPEC;
  }

  @Override
  public State start(Settings settings, int seats) {
    return new State(seats * settings.get(ROUNDS), Collections.nCopies(seats, 0));
  }

  @Override
  public Turn turn(State state) {
    return state.left() == 0
        ? new Turn.Over()
        : new Turn.OneDecides(state.left() % state.sums().size());
  }

  @Override
  public Optional<String> refuse(State state, int seat, Integer move) {
    return 0 <= move && move < BOUND ? Optional.empty() : Optional.of("must be from 0 to 9");
  }

  @Override
  public State apply(State state, Step<Integer> step) {
    List<Integer> sums = new ArrayList<>(state.sums());
    return switch (step) {
      case Step.Moved<Integer>(int seat, Integer number) -> {
        sums.set(seat, sums.get(seat) + number);
        yield new State(state.left() - 1, sums);
      }
      case Step.Forfeited<Integer>(int seat, _) -> {
        sums.set(seat, -1);
        yield new State(0, sums);
      }
      case Step.MovedTogether<Integer> _, Step.Rolled<Integer> _ ->
          throw new IllegalArgumentException("seats move in turn");
    };
  }

  @Override
  public Integer view(State state, int seat) {
    return state.left();
  }

  @Override
  public Outcome outcome(State state) {
    return Outcome.byPoints(state.sums().stream().mapToDouble(sum -> sum).toArray());
  }

  @Override
  public Json viewJson(Integer view) {
    return Json.of(view);
  }

  @Override
  public Json moveJson(Integer move) {
    return Json.of(move);
  }

  @Override
  public Parsed<Integer> readMove(Integer view, Json json) {
    return json.toString().matches("[0-9]")
        ? new Parsed.Value<>(Integer.valueOf(json.toString()))
        : new Parsed.Failure<>("a number from 0 to 9 was expected");
  }
}
