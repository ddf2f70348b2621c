package dev.agon.game;

import java.util.Optional;

/**
 * The rules of one game, as pure functions over immutable values.
 *
 * <p>A match is a walk: {@link #start} gives the first state, {@link #turn} says who or what
 * decides next, {@link #apply} takes the decided step, until the turn is {@link Turn.Over}. The
 * same state and step always give the same next state. Nobody outside the game looks into a state.
 *
 * @param <S> the state, opaque to everybody else
 * @param <V> what one seat may know; it may be a window on the state, valid until the next step
 * @param <M> what a seat decides
 */
public interface Game<S, V, M> {
  GameSpec spec();

  /** The first state; the seats lie within the spec's bounds. */
  S start(Settings settings, int seats);

  Turn turn(S state);

  /**
   * Why this seat may not make this move now, in a bot author's words; empty when it may. Only
   * called for a seat that the turn asks.
   */
  Optional<String> refuse(S state, int seat, M move);

  /** The state after the step. A step that the turn did not ask for is a bug of the caller. */
  S apply(S state, Step<M> step);

  /** What the seat knows now, and what is asked of it. Only called for a seat the turn asks. */
  V view(S state, int seat);

  /** Who got what. Only called when the turn is {@link Turn.Over}. */
  Outcome outcome(S state);
}
