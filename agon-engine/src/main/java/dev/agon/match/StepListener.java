package dev.agon.match;

import dev.agon.game.Step;

/** Sees every step of a match as it happens. */
@FunctionalInterface
public interface StepListener<S, M, R> {
  void saw(S before, Step<M, R> step, S after);

  /** Sees nothing, for matches whose steps nobody asks for. */
  static <S, M, R> StepListener<S, M, R> none() {
    return (_, _, _) -> {};
  }

  default StepListener<S, M, R> and(StepListener<S, M, R> other) {
    return (before, step, after) -> {
      saw(before, step, after);
      other.saw(before, step, after);
    };
  }
}
