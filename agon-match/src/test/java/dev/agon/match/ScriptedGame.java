package dev.agon.match;

import dev.agon.game.Game;
import dev.agon.game.GameSpec;
import dev.agon.game.Outcome;
import dev.agon.game.Roll;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A game that follows a script, for tests of what runs games. Moves are words; {@link #ILLEGAL} is
 * against the rules. A seat has a point for each of its moves, and -1 after a forfeit.
 */
public final class ScriptedGame implements Game<ScriptedGame.State, ScriptedGame.State, String> {
  public static final String ILLEGAL = "illegal";

  /** A move that is legal until the first forfeit. */
  public static final String FRAGILE = "fragile";

  public static final int MAX_SEATS = 9;

  private static final GameSpec SPEC =
      GameSpec.named("scripted", "Scripted").withSeats(1, MAX_SEATS).withDefaultSeats(2);

  private final Script script;

  public ScriptedGame(Script script) {
    this.script = script;
  }

  /** A game of these turns. Seats that forfeited are left out; with nobody left it is over. */
  public static ScriptedGame of(Turn... turns) {
    return new ScriptedGame(
        state ->
            state.position() < turns.length
                ? without(state.out(), turns[state.position()])
                : new Turn.Over());
  }

  /** Says whose turn it is. */
  @FunctionalInterface
  public interface Script {
    Turn turn(State state);
  }

  /** What a scripted game rolls. */
  public record Drawn(int value) implements Roll {}

  /**
   * Everything that happened, which is also what each seat sees.
   *
   * @param steps so far, in order
   */
  public record State(int seats, List<Step<String>> steps) {
    /** How many steps there were that were no forfeits. */
    public int position() {
      return (int) steps.stream().filter(step -> !(step instanceof Step.Forfeited)).count();
    }

    /** The seats that forfeited. */
    public List<Integer> out() {
      return steps.stream()
          .flatMap(
              step ->
                  step instanceof Step.Forfeited<String>(int seat, _)
                      ? Stream.of(seat)
                      : Stream.empty())
          .toList();
    }
  }

  public static Turn one(int seat) {
    return new Turn.OneDecides(seat);
  }

  public static Turn several(Integer... seats) {
    return new Turn.SeveralDecide(List.of(seats));
  }

  /** A number from 0 to 999,999. */
  public static Turn chance(long key) {
    return new Turn.Chance(key, dice -> new Drawn(dice.nextInt(1_000_000)));
  }

  private static Turn without(List<Integer> out, Turn turn) {
    List<Integer> asked =
        switch (turn) {
          case Turn.OneDecides(int seat) -> List.of(seat);
          case Turn.SeveralDecide(List<Integer> seats) -> seats;
          case Turn.Chance _, Turn.Over _ -> List.of();
        };
    List<Integer> left = asked.stream().filter(seat -> !out.contains(seat)).toList();
    if (left.size() == asked.size()) {
      return turn;
    }
    return switch (left.size()) {
      case 0 -> new Turn.Over();
      case 1 -> new Turn.OneDecides(left.getFirst());
      default -> new Turn.SeveralDecide(left);
    };
  }

  @Override
  public GameSpec spec() {
    return SPEC;
  }

  @Override
  public State start(Settings settings, int seats) {
    return new State(seats, List.of());
  }

  @Override
  public Turn turn(State state) {
    return script.turn(state);
  }

  @Override
  public Optional<String> refuse(State state, int seat, String move) {
    boolean illegal = move.equals(ILLEGAL) || move.equals(FRAGILE) && !state.out().isEmpty();
    return illegal ? Optional.of("plays " + move) : Optional.empty();
  }

  @Override
  public State apply(State state, Step<String> step) {
    List<Step<String>> steps = new ArrayList<>(state.steps());
    steps.add(step);
    return new State(state.seats(), List.copyOf(steps));
  }

  @Override
  public State view(State state, int seat) {
    return state;
  }

  @Override
  public Outcome outcome(State state) {
    double[] points = new double[state.seats()];
    for (Step<String> step : state.steps()) {
      switch (step) {
        case Step.Moved<String>(int seat, _) -> points[seat]++;
        case Step.MovedTogether<String>(var moves) -> moves.forEach(one -> points[one.seat()]++);
        case Step.Rolled<String> _, Step.Forfeited<String> _ -> {}
      }
    }
    state.out().forEach(seat -> points[seat] = -1);
    return Outcome.byPoints(points);
  }

  /** The settings, of which there are none. */
  public Settings settings() {
    return Settings.defaults(SPEC);
  }
}
