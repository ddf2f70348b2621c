package dev.agon.record;

import dev.agon.entrant.Entrant;
import dev.agon.entrant.MatchRunner;
import dev.agon.game.Roll;
import dev.agon.game.Step;
import dev.agon.game.kit.Codec;
import dev.agon.game.kit.GameKit;
import dev.agon.game.kit.RollCodec;
import dev.agon.json.Json;
import dev.agon.match.GameFailure;
import dev.agon.match.StepListener;
import dev.agon.result.MatchSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Records a match while it is played. */
public final class Recorder<S, M> implements StepListener<S, M> {
  /**
   * The field of a step with what seats were told, by seat; only steps that told something have it.
   */
  static final String TOLD = "told";

  private final Codec<?, M> codec;
  private final Optional<RollCodec> rolls;
  private final List<Json.Obj> steps = new ArrayList<>();
  private Json.Obj told = Json.object();

  private Recorder(GameKit<S, ?, M> kit) {
    this.codec = kit.codec();
    this.rolls = kit.rollCodec();
  }

  public static <S, V, M> MatchRecord record(
      MatchRunner<S, V, M> runner, MatchSpec match, StepListener<S, M> listener) {
    Recorder<S, M> recorder = new Recorder<>(runner.kit());
    MatchRunner.MeasuredResult played = runner.play(match, recorder.and(listener));
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
        List.copyOf(recorder.steps),
        played.result().stepsHash(),
        played.result().faults(),
        played.result().outcome(),
        played.result().voidReason());
  }

  @Override
  public void saw(S before, Step<M> step, S after) {
    steps.add(json(step));
    told = Json.object();
  }

  @Override
  public void told(int seat, Json what) {
    told = told.with(String.valueOf(seat), what);
    steps.set(steps.size() - 1, steps.getLast().with(TOLD, told));
  }

  /** No pattern switch: the first one slows a short command down. */
  private Json.Obj json(Step<M> step) {
    if (step instanceof Step.Moved<M> moved) {
      return json(moved);
    }
    if (step instanceof Step.Rolled<M>(Roll roll)) {
      return Json.object().with("rolled", rolls.orElseThrow(Recorder::noRolls).rollJson(roll));
    }
    if (step instanceof Step.MovedTogether<M>(List<Step.Moved<M>> moves)) {
      return Json.object().with("together", Json.array(moves.stream().map(this::json).toList()));
    }
    Step.Forfeited<M> forfeited = (Step.Forfeited<M>) step;
    return Json.object().with("forfeits", forfeited.seat()).with("reason", forfeited.reason().id());
  }

  private static GameFailure noRolls() {
    return new GameFailure("the game has chance, but no codec of its rolls");
  }

  private Json.Obj json(Step.Moved<M> moved) {
    return Json.object().with("seat", moved.seat()).with("move", codec.moveJson(moved.move()));
  }
}
