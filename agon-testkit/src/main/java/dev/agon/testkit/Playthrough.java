package dev.agon.testkit;

import dev.agon.entrant.Entrant;
import dev.agon.entrant.MatchRunner;
import dev.agon.game.Outcome;
import dev.agon.game.Roll;
import dev.agon.game.Settings;
import dev.agon.game.Step;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.RollCodec;
import dev.agon.match.StepListener;
import dev.agon.result.Result;
import dev.agon.result.Seeds;
import dev.agon.text.JsonLines;
import java.util.List;
import java.util.stream.IntStream;

/** One match of a game's built-in bots in full, so that a change of rules shows. */
final class Playthrough<S, V, M> {
  private final GameKit<S, V, M> kit;
  private final Settings settings;
  private final List<Entrant<V, M>> entrants;
  private final int seats;

  public Playthrough(GameKit<S, V, M> kit, Settings settings) {
    this.kit = kit;
    this.settings = settings;
    this.entrants = kit.bots().stream().map(Entrant::of).toList();
    this.seats = Math.max(kit.game().spec().minSeats(), Math.min(3, kit.game().spec().maxSeats()));
  }

  Result play(StepListener<S, M> listener) {
    List<Integer> seating =
        IntStream.range(0, seats).map(seat -> seat % entrants.size()).boxed().toList();
    return new MatchRunner<>(kit, settings, entrants)
        .play(new Seeds(1).spec(1, 1, seating), listener)
        .result();
  }

  /** Every view, every step, and the outcome. */
  public String text() {
    StringBuilder text = new StringBuilder();
    Outcome outcome = play((before, step, _) -> append(text, before, step)).outcome();
    for (int seat = 0; seat < outcome.seats(); seat++) {
      text.append(name(seat)).append(": place ").append(outcome.place(seat));
      text.append(", points ").append(outcome.points(seat)).append('\n');
    }
    return text.toString();
  }

  private String name(int seat) {
    return "seat " + seat + " " + entrants.get(seat % entrants.size()).name();
  }

  private void append(StringBuilder text, S before, Step<M> step) {
    for (int seat : kit.game().turn(before).asked()) {
      text.append(JsonLines.of(kit).viewText(kit.game().view(before, seat)));
    }
    switch (step) {
      case Step.Moved<M> moved -> append(text, moved);
      case Step.MovedTogether<M>(var moves) -> moves.forEach(moved -> append(text, moved));
      case Step.Rolled<M>(Roll roll) ->
          text.append("rolled ").append(rollCodec(kit).rollJson(roll)).append("\n\n");
      case Step.Forfeited<M>(int seat, var reason) ->
          text.append(name(seat)).append(" forfeits: ").append(reason.describe()).append("\n\n");
    }
  }

  static RollCodec rollCodec(GameKit<?, ?, ?> kit) {
    return kit.rollCodec()
        .orElseThrow(
            () ->
                new AssertionError(
                    "the game has chance, but its kit no rollCodec(); a record needs no more than"
                        + " Optional.of(RollCodec.of(ITS_CLASS))"));
  }

  private void append(StringBuilder text, Step.Moved<M> moved) {
    text.append("> ").append(name(moved.seat())).append(' ');
    text.append(kit.codec().moveJson(moved.move())).append("\n\n");
  }
}
