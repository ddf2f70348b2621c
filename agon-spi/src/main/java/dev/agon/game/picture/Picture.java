package dev.agon.game.picture;

import java.util.List;

/**
 * The power to draw a match, step by step.
 *
 * @param <S> the state
 * @param <M> what a seat decides
 */
@FunctionalInterface
public interface Picture<S, M> {
  /**
   * The frame of the first state of a match.
   *
   * @param names the players' names, by seat
   */
  Frame<S, M> first(S start, List<String> names);
}
