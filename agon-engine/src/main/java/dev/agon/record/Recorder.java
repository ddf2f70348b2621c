package dev.agon.record;

import dev.agon.game.Codec;
import dev.agon.game.Step;
import dev.agon.json.Json;
import dev.agon.match.Arena;
import dev.agon.match.Entrant;
import dev.agon.match.Pairing;
import dev.agon.match.Witness;
import java.util.ArrayList;
import java.util.List;

/** Writes down a match as it is played. */
public final class Recorder<M, R> {
  private final Codec<M, R, ?> codec;
  private final List<Json> steps = new ArrayList<>();

  private Recorder(Codec<M, R, ?> codec) {
    this.codec = codec;
  }

  /** Plays the match before the witness and returns its record. */
  public static <S, M, R, V> MatchRecord record(
      Arena<S, M, R, V> arena, Pairing pairing, Witness<S, M, R> witness) {
    Recorder<M, R> recorder = new Recorder<>(arena.kit().codec());
    Witness<S, M, R> writer = (_, step, _) -> recorder.steps.add(recorder.json(step));
    Arena.Played played = arena.play(pairing, writer.and(witness));
    List<MatchRecord.Seat> seats = new ArrayList<>();
    for (int seat = 0; seat < pairing.seats().size(); seat++) {
      Entrant<V, M> entrant = arena.entrants().get(pairing.seats().get(seat));
      seats.add(
          new MatchRecord.Seat(
              entrant.name(),
              entrant.author(),
              entrant.origin().kind().word(),
              entrant.origin().source(),
              played.expenses().get(seat)));
    }
    return new MatchRecord(
        arena.kit().game().spec().id(),
        arena.settings().written(),
        arena.seeds().event(),
        pairing,
        seats,
        recorder.steps,
        played.result().faults(),
        played.result().outcome());
  }

  private Json json(Step<M, R> step) {
    return switch (step) {
      case Step.Moved<M, R> moved -> json(moved);
      case Step.MovedTogether<M, R>(List<Step.Moved<M, R>> moves) ->
          Json.object().with("together", Json.array(moves.stream().map(this::json).toList()));
      case Step.Rolled<M, R>(R roll) -> Json.object().with("rolled", codec.rollJson(roll));
      case Step.Forfeited<M, R>(int seat, var reason) ->
          Json.object().with("forfeits", seat).with("reason", reason.words());
    };
  }

  private Json json(Step.Moved<M, R> moved) {
    return Json.object().with("seat", moved.seat()).with("move", codec.moveJson(moved.move()));
  }
}
