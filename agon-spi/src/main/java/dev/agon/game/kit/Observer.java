package dev.agon.game.kit;

import dev.agon.game.Roll;
import dev.agon.game.Step;
import dev.agon.game.Viewpoint;
import dev.agon.json.Json;
import java.util.Optional;

/**
 * The power to tell the seats what a step shows them, such as a revealed hand or an opponent's
 * call.
 *
 * <p>Told are people at the table, and bots that ask for it in the session protocol. A game with
 * chance states here who may see what: nothing that a seat sees, in views, words or pictures,
 * depends on the part of a roll that it was not told.
 */
@FunctionalInterface
public interface Observer<S, M> {
  /**
   * What a step shows; empty if nothing.
   *
   * @param from a seat, or a spectator of a live match, who is told what every seat may know
   */
  Optional<Json> told(S before, Step<M> step, S after, Viewpoint from);

  /** Tells everybody every roll, and nothing else. */
  static <S, M> Observer<S, M> ofRolls(RollCodec rolls) {
    return (_, step, _, _) ->
        step instanceof Step.Rolled<M>(Roll roll)
            ? Optional.of(rolls.rollJson(roll))
            : Optional.empty();
  }
}
