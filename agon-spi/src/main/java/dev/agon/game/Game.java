package dev.agon.game;

import java.util.Optional;

/**
 * The rules of one game, as pure functions over immutable values.
 *
 * <p>A match is a walk: {@link #start} gives the first state, {@link #turn} says who or what
 * decides next, {@link #apply} gives the state after a step, until the turn is {@link Turn.Over}.
 * Nobody outside the game looks into a state.
 *
 * <p>For every method: the same arguments give equal results; no argument and no result is null;
 * nothing is read or written outside the arguments; several threads may call it at once, for the
 * same state too. A game throws an exception only for a call that its contract excludes; such an
 * exception is a bug: the match is void, and the event continues.
 *
 * @param <S> the state: immutable, and opaque to everybody else
 * @param <V> what one seat may know
 * @param <M> what a seat decides: immutable, with {@code equals}
 */
public interface Game<S, V, M> {
  /** The game's id, name, seats and settings; always the same. */
  GameSpec spec();

  /**
   * The first state of a match.
   *
   * @param seats within the spec's bounds
   */
  S start(Settings settings, int seats);

  /** Who or what decides in this state. */
  Turn turn(S state);

  /**
   * Why the seat may not make this move now; empty if the move is legal.
   *
   * <p>Called only for a seat that the turn asks, but with any move that the game's codec can read
   * or a bot can make: it never throws because of the move. The text follows the bot's name, as in
   * "plays a 25 but holds 1x1", and is for its author.
   */
  Optional<String> refuse(S state, int seat, M move);

  /**
   * The state after the step; the state before it does not change.
   *
   * <p>The step is one that the turn asks for: {@link Step.Moved} or {@link Step.MovedTogether}
   * with moves that are not refused, {@link Step.Rolled} with a roll of the turn's sampler, or
   * {@link Step.Forfeited}, which any seat may do at any time. After a forfeit the match must still
   * reach its end.
   *
   * @throws IllegalArgumentException for a step of another kind
   */
  S apply(S state, Step<M> step);

  /**
   * What the seat knows now, and what it is asked. Called only for a seat that the turn asks.
   *
   * <p>It must not give away what the seat may not know. It may be a window on the state instead of
   * a copy; so it is valid for one question.
   */
  V view(S state, int seat);

  /**
   * The result of the match. Called only if the turn is {@link Turn.Over}, and not if every seat
   * has forfeited: then nobody wins, in every game.
   */
  Outcome outcome(S state);
}
