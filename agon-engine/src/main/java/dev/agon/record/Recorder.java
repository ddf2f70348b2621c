package dev.agon.record;

import dev.agon.game.Codec;
import dev.agon.game.GameKit;
import dev.agon.game.Step;
import dev.agon.json.Json;
import dev.agon.match.Entrant;
import dev.agon.match.MatchRunner;
import dev.agon.match.MatchSpec;
import dev.agon.match.StepListener;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** Writes down a match as it is played. */
public final class Recorder<M, R> {
  private final Codec<M, R, ?> codec;

  private Recorder(Codec<M, R, ?> codec) {
    this.codec = codec;
  }

  /** Plays the match before the witness and returns its record. */
  public static <S, M, R, V> MatchRecord record(
      MatchRunner<S, M, R, V> arena, MatchSpec pairing, StepListener<S, M, R> witness) {
    Recorder<M, R> recorder = new Recorder<>(arena.kit().codec());
    List<Json> steps = new ArrayList<>();
    StepListener<S, M, R> writer =
        (_, step, _) -> steps.add(recorder.json(step, _ -> Json.object()));
    return record(arena, pairing, steps, writer.and(witness));
  }

  /** The same with what each bot saw when it was asked. */
  public static <S, M, R, V> MatchRecord recordWithViews(
      MatchRunner<S, M, R, V> arena, MatchSpec pairing) {
    GameKit<S, M, R, V> kit = arena.kit();
    Recorder<M, R> recorder = new Recorder<>(kit.codec());
    List<Json> steps = new ArrayList<>();
    return record(
        arena,
        pairing,
        steps,
        (before, step, _) ->
            steps.add(
                recorder.json(
                    step,
                    seat ->
                        Json.object()
                            .with("view", kit.codec().viewJson(kit.game().view(before, seat))))));
  }

  private static <S, M, R, V> MatchRecord record(
      MatchRunner<S, M, R, V> arena,
      MatchSpec pairing,
      List<Json> steps,
      StepListener<S, M, R> witness) {
    MatchRunner.Played played = arena.play(pairing, witness);
    List<MatchRecord.Seat> seats = new ArrayList<>();
    for (int seat = 0; seat < pairing.seats().size(); seat++) {
      Entrant<V, M> entrant = arena.entrants().get(pairing.seats().get(seat));
      seats.add(
          new MatchRecord.Seat(
              entrant.name(),
              entrant.author(),
              entrant.origin().kind().id(),
              entrant.origin().source(),
              played.expense(seat)));
    }
    return new MatchRecord(
        arena.kit().game().spec().id(),
        arena.settings().written(),
        arena.seeds().event(),
        pairing,
        seats,
        steps,
        played.result().faults(),
        played.result().outcome());
  }

  private Json json(Step<M, R> step, IntFunction<Json.Obj> asked) {
    return switch (step) {
      case Step.Moved<M, R> moved -> json(moved, asked);
      case Step.MovedTogether<M, R>(List<Step.Moved<M, R>> moves) ->
          Json.object()
              .with("together", Json.array(moves.stream().map(one -> json(one, asked)).toList()));
      case Step.Rolled<M, R>(R roll) -> Json.object().with("rolled", codec.rollJson(roll));
      case Step.Forfeited<M, R>(int seat, var reason) ->
          asked.apply(seat).with("forfeits", seat).with("reason", reason.words());
    };
  }

  private Json json(Step.Moved<M, R> moved, IntFunction<Json.Obj> asked) {
    return asked
        .apply(moved.seat())
        .with("seat", moved.seat())
        .with("move", codec.moveJson(moved.move()));
  }
}
