package dev.agon.record;

import dev.agon.entrant.Entrant;
import dev.agon.entrant.MatchRunner;
import dev.agon.game.Roll;
import dev.agon.game.Step;
import dev.agon.game.kit.Codec;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.RollCodec;
import dev.agon.json.Json;
import dev.agon.match.StepListener;
import dev.agon.result.MatchSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Records a match while it is played. */
public final class Recorder<M> {
  private final Codec<?, M> codec;
  private final Optional<RollCodec> rolls;

  private Recorder(GameKit<?, ?, M> kit) {
    this.codec = kit.codec();
    this.rolls = kit.rollCodec();
  }

  /** Plays the match, calls the listener for each step, and returns the record. */
  public static <S, V, M> MatchRecord record(
      MatchRunner<S, V, M> runner, MatchSpec match, StepListener<S, M> listener) {
    Recorder<M> recorder = new Recorder<>(runner.kit());
    List<Json> steps = new ArrayList<>();
    StepListener<S, M> writer = (_, step, _) -> steps.add(recorder.json(step));
    return record(runner, match, steps, writer.and(listener));
  }

  private static <S, V, M> MatchRecord record(
      MatchRunner<S, V, M> runner, MatchSpec match, List<Json> steps, StepListener<S, M> listener) {
    MatchRunner.MeasuredResult played = runner.play(match, listener);
    List<MatchRecord.RecordedSeat> seats = new ArrayList<>();
    for (int seat = 0; seat < match.seats().size(); seat++) {
      Entrant<V, M> entrant = runner.entrants().get(match.entrant(seat));
      seats.add(
          new MatchRecord.RecordedSeat(
              entrant.name(), entrant.author(), entrant.source(), played.usage(seat)));
    }
    return new MatchRecord(
        runner.kit().game().spec().id(),
        runner.settings().written(),
        match,
        seats,
        steps,
        played.result().stepsHash(),
        played.result().faults(),
        played.result().outcome());
  }

  private Json json(Step<M> step) {
    return switch (step) {
      case Step.Moved<M> moved -> json(moved);
      case Step.MovedTogether<M>(List<Step.Moved<M>> moves) ->
          Json.object().with("together", Json.array(moves.stream().map(this::json).toList()));
      case Step.Rolled<M>(Roll roll) ->
          Json.object().with("rolled", rolls.orElseThrow().rollJson(roll));
      case Step.Forfeited<M>(int seat, var reason) ->
          Json.object().with("forfeits", seat).with("reason", reason.id());
    };
  }

  private Json json(Step.Moved<M> moved) {
    return Json.object().with("seat", moved.seat()).with("move", codec.moveJson(moved.move()));
  }
}
