package dev.agon.registry;

import dev.agon.bot.Bot;
import dev.agon.bot.BuiltInBot;
import dev.agon.game.Game;
import dev.agon.game.GameSpec;
import dev.agon.game.Outcome;
import dev.agon.game.Parsed;
import dev.agon.game.Roll;
import dev.agon.game.Setting;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.game.Viewpoint;
import dev.agon.game.kit.Codec;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.LegalMoves;
import dev.agon.game.kit.Narrator;
import dev.agon.game.kit.Next;
import dev.agon.game.kit.Question;
import dev.agon.game.kit.Questioner;
import dev.agon.game.kit.RollCodec;
import dev.agon.game.picture.Frame;
import dev.agon.game.picture.Picture;
import dev.agon.game.picture.Svg;
import dev.agon.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game of a plug-in whose author made a mistake: each of two seats says a number, the higher one
 * wins, and the method that a setting names throws an exception. A method that knows what was said
 * last throws only if that was even.
 */
public final class FaultyKit
    implements GameKit<FaultyKit.State, FaultyKit.View, FaultyKit.Said>,
        Game<FaultyKit.State, FaultyKit.View, FaultyKit.Said>,
        Codec<FaultyKit.View, FaultyKit.Said>,
        LegalMoves<FaultyKit.View, FaultyKit.Said>,
        Narrator<FaultyKit.State, FaultyKit.Said>,
        Picture<FaultyKit.State, FaultyKit.Said>,
        Questioner<FaultyKit.View, FaultyKit.Said> {
  public static final String ID = "faulty";

  private static final int BOUND = 10;
  private static final Setting<String> FAILS =
      Setting.oneOf(
          "fails",
          "the method that throws",
          "none",
          "start",
          "turn",
          "refuse",
          "apply",
          "view",
          "outcome",
          "seat",
          "places",
          "viewJson",
          "moveJson",
          "draw",
          "rollJson",
          "readMove",
          "legalMoves",
          "tell",
          "question",
          "table",
          "first",
          "next",
          "text",
          "svg",
          "words");
  private static final GameSpec SPEC = GameSpec.named(ID, "Faulty").withSettings(List.of(FAILS));

  /**
   * What was said; the mistake is everywhere, so that every method knows it. Chance has a part only
   * where it is mistaken.
   */
  public record State(String fails, boolean isRolled, List<Integer> said) {
    public State {
      said = List.copyOf(said);
    }

    private int last() {
      return said.isEmpty() ? 0 : said.getLast();
    }
  }

  /** What was rolled. */
  public record Luck(String fails) implements Roll {}

  public record View(String fails, int seat) {}

  public record Said(String fails, int number) {}

  private static void check(String fails, String method, int number) {
    if (fails.equals(method) && number % 2 == 0) {
      throw new IllegalStateException("no " + method + "\nfor " + number);
    }
  }

  @Override
  public Game<State, View, Said> game() {
    return this;
  }

  @Override
  public Codec<View, Said> codec() {
    return this;
  }

  @Override
  public Optional<RollCodec> rollCodec() {
    return Optional.of(RollCodec.of(Luck.class, FaultyKit::rollJson, FaultyKit::readRoll));
  }

  private static Json rollJson(Luck roll) {
    check(roll.fails(), "rollJson", 0);
    return Json.of(roll.fails());
  }

  private static Parsed<Luck> readRoll(Json json) {
    return new Parsed.Value<>(new Luck(json.toString()));
  }

  @Override
  public Optional<LegalMoves<View, Said>> legalMoves() {
    return Optional.of(this);
  }

  @Override
  public Optional<Narrator<State, Said>> narrator() {
    return Optional.of(this);
  }

  @Override
  public Optional<Picture<State, Said>> picture() {
    return Optional.of(this);
  }

  @Override
  public Optional<Questioner<View, Said>> questioner() {
    return Optional.of(this);
  }

  @Override
  public List<BuiltInBot<View, Said>> bots() {
    return List.of(
        new BuiltInBot<>("Odd", "says 1", _ -> view -> new Said(view.fails(), 1)),
        new BuiltInBot<>("Even", "says 8", _ -> view -> new Said(view.fails(), 8)),
        new BuiltInBot<>(
            "Random",
            "says any number",
            seating -> {
              var dice = seating.dice();
              return view -> new Said(view.fails(), dice.nextInt(BOUND));
            }),
        new BuiltInBot<>("Absent", "cannot sit down", _ -> cannotSit()));
  }

  private static Bot<View, Said> cannotSit() {
    throw new IllegalStateException("no chair");
  }

  @Override
  public GameSpec spec() {
    return SPEC;
  }

  @Override
  public State start(Settings settings, int seats) {
    check(settings.get(FAILS), "start", 0);
    boolean isRolled = !List.of("draw", "rollJson").contains(settings.get(FAILS));
    return new State(settings.get(FAILS), isRolled, List.of());
  }

  @Override
  public Turn turn(State state) {
    check(state.fails(), "turn", state.last());
    if (!state.isRolled()) {
      return new Turn.Chance(
          1,
          dice -> {
            check(state.fails(), "draw", 2 * dice.nextInt(BOUND));
            return new Luck(state.fails());
          });
    }
    int seat = state.said().size();
    return seat == 2
        ? new Turn.Over()
        : new Turn.OneDecides(state.fails().equals("seat") ? 7 : seat);
  }

  @Override
  public Optional<String> refuse(State state, int seat, Said move) {
    check(state.fails(), "refuse", move.number());
    return move.number() >= 0 ? Optional.empty() : Optional.of("says a negative number");
  }

  @Override
  public State apply(State state, Step<Said> step) {
    List<Integer> said = new ArrayList<>(state.said());
    if (step instanceof Step.Moved<Said>(_, Said move)) {
      check(state.fails(), "apply", move.number());
      said.add(move.number());
    } else if (step instanceof Step.Forfeited) {
      said.addAll(List.of(-1, -1).subList(said.size(), 2));
    }
    return new State(state.fails(), true, said);
  }

  @Override
  public View view(State state, int seat) {
    check(state.fails(), "view", state.last());
    return new View(state.fails(), seat);
  }

  @Override
  public Outcome outcome(State state) {
    check(state.fails(), "outcome", state.last());
    return state.fails().equals("places")
        ? Outcome.byPoints(1, 2, 3)
        : Outcome.byPoints(state.said().stream().mapToDouble(one -> one).toArray());
  }

  @Override
  public Json viewJson(View view) {
    check(view.fails(), "viewJson", 0);
    return Json.object().with("seat", view.seat());
  }

  @Override
  public Json moveJson(Said move) {
    check(move.fails(), "moveJson", move.number());
    return Json.of(move.number());
  }

  @Override
  public Parsed<Said> readMove(View view, Json json) {
    check(view.fails(), "readMove", 0);
    return json instanceof Json.Num number && number.asInt().isPresent()
        ? new Parsed.Value<>(new Said(view.fails(), number.asInt().get()))
        : Parsed.expected("a number from 0 to 9", json.toString());
  }

  @Override
  public List<Said> legalMoves(View view) {
    check(view.fails(), "legalMoves", 0);
    return List.of(new Said(view.fails(), 1), new Said(view.fails(), 8));
  }

  @Override
  public List<String> tell(
      State before, Step<Said> step, State after, List<String> names, Viewpoint from) {
    check(after.fails(), "tell", after.last());
    return List.of("somebody says " + after.last());
  }

  @Override
  public Question<Said> question(View view, List<String> names) {
    check(view.fails(), "question", 0);
    return new Question.Choices<>(
        "Which number?",
        legalMoves(view).stream()
            .map(
                move ->
                    new Question.Option<Said>(
                        "" + move.number(),
                        List.of(),
                        "say " + move.number(),
                        new Next.Done<>(move)))
            .toList(),
        Optional.empty());
  }

  @Override
  public List<String> table(View view, List<String> names) {
    check(view.fails(), "table", 0);
    return List.of("a table");
  }

  @Override
  public Frame<State, Said> first(State start, List<String> names) {
    check(start.fails(), "first", 0);
    return new Drawn(start);
  }

  private record Drawn(State state) implements Frame<State, Said> {
    @Override
    public Frame<State, Said> next(Step<Said> step, State after) {
      check(after.fails(), "next", after.last());
      return new Drawn(after);
    }

    @Override
    public long turns() {
      return state.said().size();
    }

    @Override
    public List<String> text() {
      check(state.fails(), "text", state.last());
      return List.of(state.said().toString());
    }

    @Override
    public String svg(Viewpoint from) {
      check(state.fails(), "svg", state.last());
      return Svg.picture(10, 10, "numbers", List.of());
    }

    @Override
    public String words(Viewpoint from) {
      check(state.fails(), "words", state.last());
      return "Numbers: " + state.said();
    }
  }
}
