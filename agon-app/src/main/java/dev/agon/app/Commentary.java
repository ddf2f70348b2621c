package dev.agon.app;

import dev.agon.game.Codec;
import dev.agon.game.Game;
import dev.agon.game.GameKit;
import dev.agon.game.Narrator;
import dev.agon.game.Outcome;
import dev.agon.game.Picture;
import dev.agon.game.Step;
import dev.agon.game.Turn;
import dev.agon.match.Fault;
import dev.agon.match.StepListener;
import dev.agon.text.MultiLine;
import dev.agon.text.Numbers;
import dev.agon.text.UserError;
import java.io.PrintStream;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Tells a match step by step, to people. */
public final class Commentary<S, M, R, V> implements StepListener<S, M, R> {
  /** So much of what a bot wrote to standard error is shown when it fails. */
  private static final int LAST_LINES = 12;

  private final Game<S, M, R, V> game;
  private final Codec<M, R, V> codec;
  private final List<String> names;
  private final PrintStream out;
  private final WatchOptions watching;
  private final Optional<Narrator<S, M, R>> narrator;
  private final Optional<Picture<S>> drawing;
  private List<String> drawn = List.of();
  private int steps;

  /** A commentary for those who watch so. */
  public Commentary(
      GameKit<S, M, R, V> kit, List<String> names, PrintStream out, WatchOptions watching) {
    this.game = kit.game();
    this.codec = kit.codec();
    this.names = names;
    this.out = out;
    this.watching = watching;
    this.narrator = narrator(kit);
    this.drawing = watching.view() ? Optional.of(drawing(kit)) : Optional.empty();
  }

  @SuppressWarnings("unchecked") // a kit narrates its own game
  private static <S, M, R, V> Optional<Narrator<S, M, R>> narrator(GameKit<S, M, R, V> kit) {
    return kit instanceof Narrator<?, ?, ?> any
        ? Optional.of((Narrator<S, M, R>) any)
        : Optional.empty();
  }

  /** How the game is drawn; not every game is. */
  @SuppressWarnings("unchecked") // a kit draws its own game
  public static <S> Picture<S> drawing(GameKit<S, ?, ?, ?> kit) {
    if (kit instanceof Picture<?> any) {
      return (Picture<S>) any;
    }
    throw new UserError(kit.game().spec().name() + " has no drawing");
  }

  @Override
  public void saw(S before, Step<M, R> step, S after) {
    steps++;
    if (narrator.isPresent() && !watching.positions()) {
      List<String> lines = narrator.get().tell(before, step, after, names);
      lines.forEach(line -> out.println(watching.painted(line, names)));
      if (draw(after) || !lines.isEmpty()) {
        out.flush();
        watching.pause();
      }
      return;
    }
    tell(step);
    draw(after);
    if (watching.positions()) {
      show(after);
    }
    out.flush();
    watching.pause();
  }

  /** Draws the match if it looks different from the last time. */
  private boolean draw(S state) {
    List<String> now = drawing.map(hand -> hand.text(state, names)).orElse(drawn);
    if (now.equals(drawn)) {
      return false;
    }
    drawn = now;
    out.println();
    now.forEach(out::println);
    out.println();
    return true;
  }

  private void tell(Step<M, R> step) {
    switch (step) {
      case Step.Moved<M, R> moved -> say(moved);
      case Step.MovedTogether<M, R>(List<Step.Moved<M, R>> moves) -> moves.forEach(this::say);
      case Step.Rolled<M, R>(R roll) -> say("chance", codec.rollJson(roll).toString());
      case Step.Forfeited<M, R>(int seat, var reason) ->
          say(names.get(seat), "out: " + reason.words());
    }
  }

  private void show(S state) {
    switch (game.turn(state)) {
      case Turn.OneDecides<R>(int seat) -> show(state, seat);
      case Turn.SeveralDecide<R>(List<Integer> seats) -> seats.forEach(seat -> show(state, seat));
      case Turn.Chance<R> _, Turn.Over<R> _ -> {}
    }
  }

  private void show(S state, int seat) {
    codec.viewText(game.view(state, seat)).lines().forEach(line -> out.println("        " + line));
  }

  private void say(Step.Moved<M, R> moved) {
    say(names.get(moved.seat()), MultiLine.joined(codec.moveText(moved.move())));
  }

  private void say(String who, String what) {
    out.printf("%4d  %s: %s%n", steps, who, what);
  }

  /** Tells who came where, and who failed how, with the end of what they wrote to stderr. */
  public void end(Outcome outcome, List<Fault> faults, List<String> stderrs) {
    IntStream.range(0, outcome.seats())
        .boxed()
        .sorted(Comparator.comparingInt(outcome::place))
        .forEach(
            seat -> {
              String points = Numbers.points(outcome.points(seat));
              out.printf(
                  "%4s  %s, points %s%n", outcome.place(seat) + ".", names.get(seat), points);
            });
    for (Fault fault : faults) {
      out.printf(
          "      %s: %s (%s)%n", names.get(fault.seat()), fault.reason().words(), fault.detail());
      List<String> stderr = stderrs.get(fault.seat()).lines().toList();
      for (String line : stderr.subList(Math.max(0, stderr.size() - LAST_LINES), stderr.size())) {
        out.println("        " + line.replaceAll("\\p{Cntrl}", " "));
      }
    }
  }
}
