package dev.agon.match;

import dev.agon.game.Step;

/** Is called for every step of a match. */
@FunctionalInterface
public interface StepListener<S, M> {
  void saw(S before, Step<M> step, S after);

  /** A listener that does nothing. */
  static <S, M> StepListener<S, M> none() {
    return new IgnoresSteps<>();
  }

  default StepListener<S, M> and(StepListener<S, M> other) {
    return other instanceof IgnoresSteps
        ? this
        : (before, step, after) -> {
          saw(before, step, after);
          other.saw(before, step, after);
        };
  }
}
